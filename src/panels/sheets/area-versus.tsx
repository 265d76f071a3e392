import { words } from '../../locale';
import { isAble } from '../model/force';
import { useKit } from '../model/kit';
import { Icon } from '../parts/icon';

/** Where they act from and what they act against, where the question names both areas. */
export function AreaVersus() {
  const { model, words: game } = useKit();
  const { prompt, view } = model.position.value;
  const { area, target } = prompt?.about ?? {};
  const from = view.places.find(({ id }) => id === `${area}`);
  const to = view.places.find(({ id }) => id === `${target}`);
  if (!from || !to) return null;
  const side = from.holder;
  return (
    <div class="versus area-versus" data-side={side}>
      <p class="pennant">
        <b>{game.place(from.id).short}</b>
        <span>{stackText(from.id, actorIn(from.id))}</span>
      </p>
      <Icon name="arrow" size={34} />
      <p class="versus-place">
        <b>{game.place(to.id).short}</b>
        <span>{stackText(to.id, model.game.sides.find((one) => one !== actorIn(from.id)) ?? '')}</span>
      </p>
    </div>
  );

  /** The side that acts: the one asked, or the other where it is asked to answer. */
  function actorIn(place: string): string {
    const acting = view.counters.find((counter) => counter.at === place && counter.states.includes('acting'));
    return acting?.side ?? prompt?.side ?? '';
  }

  function stackText(place: string, of: string): string {
    const t = words().table;
    const there = view.counters.filter((counter) => counter.at === place && counter.side === of);
    const trays = [...new Set(there.map(({ tray }) => tray))];
    const counts = trays.map((tray) =>
      t.area.able({ count: there.filter((counter) => counter.tray === tray).length, state: game.state(tray) }),
    );
    return counts.length === 0 || !there.some(isAble) ? counts.join(', ') || t.place.empty : counts.join(', ');
  }
}
