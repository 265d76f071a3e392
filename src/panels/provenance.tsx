import { words } from '../locale';
import { useKit } from './kit';

/** Marks what is rebuilt rather than stated, and says where it comes from: 'card-16', 'table-9', 'track-cm'. */
export function Provenance({ of }: { readonly of: string }) {
  const { words: game } = useKit();
  const source = game.source(of);
  if (source === '') return null;
  return (
    <details class="provenance">
      <summary>{words().table.provenance}</summary>
      <p>{source}</p>
    </details>
  );
}
