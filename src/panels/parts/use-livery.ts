import type { Livery } from '../../kernel/view';
import { useKit } from './kit';

/** What a side or a formation wears, for the style sheets; nothing for whoever has no livery. */
export function useLivery(): (id: string | null | undefined) => Livery | undefined {
  const { liveries } = useKit().model.game.face.map;
  return (id) => (id === null || id === undefined ? undefined : liveries[id]);
}
