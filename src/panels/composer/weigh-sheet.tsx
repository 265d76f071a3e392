import type { CounterView } from '../../kernel/view';
import { words } from '../../locale';
import { mentions } from '../asking/force';
import { joinersOf, sentIn } from '../asking/sending';
import { SheetFrame } from '../forms/sheet';
import { Weigh } from '../forms/weigh';
import { figureOf } from '../model/figure';
import type { Offered } from '../model/model';
import { figureText } from '../parts/figure';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { Minis, UnitToggles } from '../parts/units';

interface Props {
  readonly offered: Offered;
  /** Who of those that it sends stays behind. */
  readonly without?: readonly string[];
}

/** One choice laid out before it is made. */
export function WeighSheet({ offered, without = [] }: Props) {
  const { model, words: game } = useKit();
  const position = model.position.value;
  const { prompt, view } = position;
  const sent = sentIn(position, { is: 'weigh', offered, without });
  const last = sent?.at(-1);
  const after = sent?.slice(0, -1).map(({ choice }) => choice);
  const preview = sent ? last && model.preview(last.choice, after) : model.preview(offered.choice);
  if (!prompt) return null;
  const place = view.places.find(({ id }) => id === offered.offer.place);
  const unseen = (place && game.unseen?.(place)) ?? words().table.odds.none;
  const title = game.choice(offered.choice, prompt);
  return (
    <SheetFrame title={sent && place ? game.place(place.id).short : title} topic="weigh">
      <Sides offered={offered} without={without} />
      {preview ? <Weigh preview={preview} /> : <p class="quiet">{unseen}</p>}
      {sent && <Whole offered={offered} title={title} />}
    </SheetFrame>
  );
}

/** What it would be with everybody, beside what it is without some. */
function Whole({ offered, title }: { readonly offered: Offered; readonly title: string }) {
  const { model, words: game, wishes } = useKit();
  const preview = wishes.odds === 'full' ? model.preview(offered.choice) : null;
  const figure = preview && figureOf(preview);
  if (!figure) return null;
  return (
    <p class="quiet">
      {title}: {game.outcome(figure.key)} {figureText(figure)}
    </p>
  );
}

/** Who goes against whom, where everybody who may is sent at a place at once: whoever shall not is left out by a tap. */
function Sides({ offered, without = [] }: Props) {
  const { model, desk } = useKit();
  const position = model.position.value;
  const { prompt, view } = position;
  const { place, counter } = offered.offer;
  if (place === undefined || counter !== undefined) return null;
  const sent = [...position.entries, ...position.draft].filter(({ ask }) => ask === prompt?.ask);
  const joins = new Set(joinersOf(position, offered).map(({ offer }) => offer.counter));
  const may = view.counters.filter(({ id }) => joins.has(id));
  const set = view.counters.filter(({ id }) =>
    sent.some(({ choice }) => choice && mentions(choice, id) && mentions(choice, place)),
  );
  const against = view.counters.filter(({ at, side }) => at === place && side !== prompt?.side);
  const toggle = ({ id }: CounterView) => {
    const next = without.includes(id) ? without.filter((one) => one !== id) : [...without, id];
    desk.open({ is: 'weigh', offered, without: next }, desk.rest.peek());
  };
  if (may.length + set.length === 0) return null;
  const picked = new Set(may.flatMap(({ id }) => (without.includes(id) ? [] : [id])));
  return (
    <>
      <div class="sides">
        {set.length > 0 && <Minis counters={set} />}
        {may.length > 1 ? (
          <UnitToggles counters={may} picked={picked} asRows={false} toggle={toggle} />
        ) : (
          <Minis counters={may} />
        )}
        <Icon name="arrow" size={22} />
        <Minis counters={against} />
      </div>
      {may.length > 1 && <p class="caption">{words().asking.leaveOut}</p>}
    </>
  );
}
