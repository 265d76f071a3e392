import { useSignal } from '@preact/signals';
import { words } from '../../locale';
import { SheetFrame } from '../forms/sheet';
import { Filters } from '../parts/filters';
import { useKit } from '../parts/kit';
import { PostLine } from './post-rows';
import { centresOf, fits, type PostFilter, postFilters, postsIn } from './posts';

/** All posts by their centre: the way through the battle without the map. */
export function PostsSheet() {
  const { model, words: game } = useKit();
  const t = words().table.posts;
  const filter = useSignal<PostFilter>('all');
  const { map } = model.game.face;
  const view = model.shown.value;
  const [owner = ''] = model.game.sides;
  const lists = centresOf(map).map((centre) => ({
    centre,
    rows: postsIn(map, view, centre).filter((row) => fits(row, filter.value, owner)),
  }));
  const found = lists.filter(({ rows }) => rows.length > 0);
  return (
    <SheetFrame title={t.title} topic="post-list">
      <Filters legend={t.title} now={filter} names={t.filters} all={postFilters} />
      {found.map(({ centre, rows }) => (
        <section key={centre}>
          <h3 class="caption">{game.place(centre).name}</h3>
          <ul class="post-list">
            {rows.map((row) => (
              <PostLine key={row.id} row={row} />
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && <p class="quiet">{t.none}</p>}
    </SheetFrame>
  );
}
