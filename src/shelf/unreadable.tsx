import { useState } from 'preact/hooks';
import { words } from '../locale';
import { Icon } from './shelf-icon';
import { useSome } from './use-some';

export interface UnreadableRow {
  /** The name under which it is stored. */
  readonly id: string;
  /** What is known of it. */
  readonly said: string;
}

export interface UnreadableProps {
  readonly rows: readonly UnreadableRow[];
  readonly exportAsItIs: (id: string) => void;
  readonly remove: (id: string) => void;
}

/** What is stored and cannot be shown: it can be taken out as it is, and deleted. */
export function Unreadable({ rows, exportAsItIs, remove }: UnreadableProps) {
  const t = words().safety.shelf;
  const [some, more] = useSome(rows);
  return (
    <details class="bin">
      <summary>
        {t.unreadable} ({rows.length})
      </summary>
      <p class="quiet">{t.unreadableAbout}</p>
      <ul class="rows">
        {some.map((row) => (
          <Row key={row.id} row={row} exportAsItIs={exportAsItIs} remove={remove} />
        ))}
      </ul>
      {more}
    </details>
  );
}

function Row({
  row: { id, said },
  exportAsItIs,
  remove,
}: Omit<UnreadableProps, 'rows'> & { readonly row: UnreadableRow }) {
  const [sure, setSure] = useState(false);
  const t = words().safety.shelf;
  return (
    <li class="bin-row">
      <p class="row-text">{said}</p>
      <div class="bin-acts">
        <button type="button" class="button" onClick={() => exportAsItIs(id)}>
          <Icon name="share" size={18} /> {t.asItIs}
        </button>
        <button type="button" class="button" onClick={() => (sure ? remove(id) : setSure(true))}>
          {sure ? t.sure : t.forGood}
        </button>
      </div>
    </li>
  );
}
