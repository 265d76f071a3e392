import { words } from '../../locale';
import { figureOf } from '../model/figure';
import { figureText } from '../parts/figure';
import { useKit } from '../parts/kit';
import { Minis } from '../parts/units';

/** More than these are told by their number. */
const MINIS = 8;

/** Who of the enemy stands beside the place, area by area. */
export function Across({ place }: { readonly place: string }) {
  const { model, desk, words: game } = useKit();
  const t = words().table;
  const { counters, side } = model.shown.value;
  const beside = model.game.face.map.places.find(({ id }) => id === place)?.beside ?? [];
  const own = counters.filter((counter) => counter.at === place && counter.side === side).map(({ id }) => id);
  const chosen = own.filter((id) => desk.hand.along.value.has(id));
  const rows = beside.flatMap((id) => {
    const there = counters.filter((counter) => counter.at === id && counter.side !== side);
    return there.length > 0 ? [{ id, there }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section class="force-part enemy-part">
      <h3 class="caption">{t.place.across}</h3>
      {rows.map(({ id, there }) => (
        <div key={id} class="across">
          <button type="button" class="text-button" onClick={() => desk.open({ is: 'place', place: id })}>
            {game.place(id).name}, {t.spoken.units({ count: there.length })}
          </button>
          {there.length <= MINIS && <Minis counters={there} />}
          <Reach counters={chosen.length > 0 ? chosen : own} place={id} />
        </div>
      ))}
    </section>
  );
}

/** The best of what these counters could do there, each with its chance. */
function Reach({ counters, place }: { readonly counters: readonly string[]; readonly place: string }) {
  const { model, words: game, wishes } = useKit();
  if (wishes.odds !== 'full' || model.cursor.value !== null) return null;
  const said = model.plans.against(counters, place).flatMap((choice) => {
    const preview = model.preview(choice);
    const figure = preview && figureOf(preview);
    return figure ? [`${game.deed(choice)} ${figureText(figure)}`] : [];
  });
  return said.length > 0 ? <p class="across-chance">{said.join(', ')}</p> : null;
}
