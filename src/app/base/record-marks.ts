import { words } from '../../locale';
import type { Campaign } from '../../storage';

/** What stays on record of a campaign: how often somebody went back past chance, and how many hints were asked for. */
export function marksOf({ rewinds, hints }: Pick<Campaign, 'rewinds' | 'hints'>): readonly string[] {
  const t = words().saves.shelf;
  return [
    ...(rewinds > 0 ? [t.rewound({ count: rewinds })] : []),
    ...(hints.length > 0 ? [t.hints({ count: hints.length })] : []),
  ];
}
