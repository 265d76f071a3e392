import './posts.css';
import { words } from '../../locale';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { Minis } from '../parts/units';
import { useLivery } from '../parts/use-livery';
import { centresOf, type PostRow, postsIn, strengthOf } from './posts';

/** The posts of a centre, with ways to the centres around it. */
export function PostRows({ centre }: { readonly centre: string }) {
  const { model, desk } = useKit();
  const t = words().table.posts;
  const { map } = model.game.face;
  const centres = centresOf(map);
  const at = centres.indexOf(centre);
  const go = (by: number) => {
    const next = centres[(at + by + centres.length) % centres.length];
    if (next !== undefined) desk.open({ is: 'place', place: next });
  };
  const rows = postsIn(map, model.shown.value, centre);
  return (
    <>
      <p class="post-strength">{t.strength(strengthOf(rows, model.game.sides[0] ?? ''))}</p>
      <ul class="post-list">
        {rows.map((row) => (
          <PostLine key={row.id} row={row} />
        ))}
      </ul>
      <div class="posts-ways">
        <button type="button" class="text-button" onClick={() => go(-1)}>
          {t.previous}
        </button>
        <button type="button" class="text-button" onClick={() => go(1)}>
          {t.next}
        </button>
      </div>
    </>
  );
}

const signs: Readonly<Record<string, string>> = { star: 'star', hill: 'terrain' };

/** One post: its name, who stands there, who faces it from where. */
export function PostLine({ row }: { readonly row: PostRow }) {
  const { model, desk, words: game } = useKit();
  const livery = useLivery();
  const t = words().table.posts;
  const facing = row.facing.map(({ from, saps, count }) =>
    t.from({ place: game.place(from).brief || game.place(from).short, saps, count }),
  );
  const marks = row.marks.filter((mark) => mark !== 'threatened').map((mark) => game.state(mark));
  return (
    <li>
      <button
        type="button"
        class="post"
        data-post={row.id}
        data-livery={livery(row.holder)}
        onClick={() => desk.open({ is: 'place', place: row.id })}
      >
        <span class="post-name">
          <b>{game.place(row.id).name}</b>
          <span>
            {row.printed.map((mark) => signs[mark] && <Icon key={mark} name={signs[mark] ?? ''} size={14} />)}
            {row.holder !== model.game.sides[0] && game.holder(row.holder)}
          </span>
        </span>
        <Minis counters={row.counters} />
        <span class="post-facing">
          {facing.length > 0 && <em>{facing.join('. ')}</em>}
          {marks.length > 0 && <span>{marks.join(', ')}</span>}
        </span>
        <Icon name="chev" size={16} />
      </button>
    </li>
  );
}
