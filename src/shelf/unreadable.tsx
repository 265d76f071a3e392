import { useState } from 'preact/hooks';
import { words } from '../locale';
import { Icon } from './shelf-icon';
import { useSome } from './use-some';

export interface UnreadableProps {
  /** The names under which they are stored. */
  readonly ids: readonly string[];
  readonly exportAsItIs: (id: string) => void;
  readonly remove: (id: string) => void;
}

/** What is stored and cannot be shown: it can be taken out as it is, and deleted. */
export function Unreadable({ ids, exportAsItIs, remove }: UnreadableProps) {
  const t = words().safety.shelf;
  const [some, more] = useSome(ids);
  return (
    <details class="bin">
      <summary>
        {t.unreadable} ({ids.length})
      </summary>
      <p class="quiet">{t.unreadableAbout}</p>
      <ul class="rows">
        {some.map((id) => (
          <Row key={id} id={id} exportAsItIs={exportAsItIs} remove={remove} />
        ))}
      </ul>
      {more}
    </details>
  );
}

function Row({ id, exportAsItIs, remove }: Omit<UnreadableProps, 'ids'> & { readonly id: string }) {
  const [sure, setSure] = useState(false);
  const t = words().safety.shelf;
  return (
    <li class="bin-row">
      <p class="row-text">{t.row({ id })}</p>
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
