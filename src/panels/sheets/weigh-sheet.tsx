import type { CounterView } from '../../kernel/view';
import { words } from '../../locale';
import { mentions } from '../model/force';
import { givenIn } from '../model/given';
import { useKit } from '../model/kit';
import type { Offered } from '../model/model';
import { Icon } from '../parts/icon';
import { Minis } from '../parts/units';
import { SheetFrame } from './sheet';
import { Weigh } from './weigh';

/** One choice laid out before it is made. */
export function WeighSheet({ offered }: { readonly offered: Offered }) {
  const { model, words: game } = useKit();
  const { prompt, view } = model.position.value;
  const preview = model.preview(offered.choice);
  if (!prompt) return null;
  const place = view.places.find(({ id }) => id === offered.offer.place);
  const unseen = (place && game.unseen?.(place)) ?? words().table.odds.none;
  return (
    <SheetFrame title={game.choice(offered.choice, prompt)} topic="weigh">
      <Sides offered={offered} />
      {preview ? <Weigh preview={preview} /> : <p class="quiet">{unseen}</p>}
    </SheetFrame>
  );
}

/** Who goes against whom, where everybody who may is sent at a place at once. */
function Sides({ offered: { offer } }: { readonly offered: Offered }) {
  const { model } = useKit();
  const position = model.position.value;
  const { prompt, offers, entries, view } = position;
  const { place, counter } = offer;
  if (place === undefined || counter !== undefined) return null;
  const given = givenIn(position).flatMap((at) => entries[at]?.choice ?? []);
  const goes = ({ id }: CounterView) =>
    offers.some((one) => one.offer.fight && one.offer.place === place && one.offer.counter === id) ||
    given.some((choice) => mentions(choice, id) && mentions(choice, place));
  const going = view.counters.filter(goes);
  if (going.length === 0) return null;
  return (
    <div class="sides">
      <Minis counters={going} />
      <Icon name="arrow" size={22} />
      <Minis counters={view.counters.filter(({ at, side }) => at === place && side !== prompt?.side)} />
    </div>
  );
}
