import type { Offer } from '../../kernel/game';
import type { CounterView } from '../../kernel/view';
import { words } from '../../locale';
import { at, keyOf, of } from '../asking/offers';
import { CounterFace } from '../parts/counter-face';
import { Icon } from '../parts/icon';
import { baredBy, factsOf } from '../parts/in-words';
import { type Kit, useKit } from '../parts/kit';
import { RuleLink } from '../parts/sentence';
import { Slots } from './slots';
import { StrongButton } from './strong-button';

/** A counter has been taken up: where it may go, on the map or from this line. */
export function InHand() {
  const kit = useKit();
  const { model, desk, words: game, wishes } = kit;
  const t = words().table;
  const { offers, view, prompt } = model.position.value;
  const counter = view.counters.find(({ id }) => id === desk.hand.counter.value);
  if (!counter || !prompt) return null;
  const others = desk.hand.companions.value.filter((id) => desk.hand.along.value.has(id)).length;
  const over = overPlace(kit, counter, desk.hand.over.value, desk.hand.along.value);
  const led = new Set(desk.hand.ways.value.map(({ to }) => to?.place));
  // Large letters leave no room for both: the places come first, the proposal with empty hands.
  const proposes = desk.strong.value?.is === 'propose' && !wishes.large;
  // Of what lies hidden the other side sees the number.
  const hidden = counter.states.includes('concealed');
  const standing = (place: string) => view.counters.filter((one) => one.at === place && one.side === view.side).length;
  const seen = standing(counter.at);
  const detail = hidden ? t.dock.seen({ now: seen, left: seen - 1 - others }) : factsOf(counter, game);
  const goals = of(offers, counter.id).filter(({ offer }) => !led.has(offer.place));
  const goalList = (
    <ul class="targets">
      {desk.hand.ways.value.map((way) => (
        <li key={way.to?.place}>
          <button type="button" class="chip" data-way={way.to?.place} onClick={() => desk.hand.lead(way)}>
            {game.place(way.to?.place ?? '').short}
            {way.to && way.to.cost > 0 && <i>{t.cost({ cost: way.to.cost })}</i>}
          </button>
        </li>
      ))}
      {goals.map((offered) => {
        const { place, cost } = offered.offer;
        const bared = baredBy(game, offered.offer, desk.hand.along.value);
        return (
          <li key={keyOf(offered)}>
            <button type="button" class="chip" data-choice={keyOf(offered)} onClick={() => desk.hand.go(offered)}>
              {place === undefined ? game.choice(offered.choice, prompt) : game.place(place).short}
              {cost !== undefined && cost > 0 && <i>{t.cost({ cost })}</i>}
              {hidden && place !== undefined && <i>{changeText(standing(place), 1 + others)}</i>}
              {bared !== '' && <i>{bared}</i>}
            </button>
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      <section class="question in-hand" data-over={over?.is} aria-label={t.dock.question}>
        <CounterFace counter={counter} size={48} />
        <p>
          {over?.title ?? t.dock.whereTo({ unit: counter.label, others })}
          <span>
            {over?.detail ?? detail} {over && <RuleLink rule={over.rule} />}
          </span>
        </p>
        {over && <b class="verdict">{t.dock[over.is]}</b>}
        <button type="button" class="icon-button" aria-label={t.dock.putDown} onClick={() => desk.hand.take(null)}>
          <Icon name="close" />
        </button>
      </section>
      <Along />
      <Slots above={proposes && goalList}>{proposes ? <StrongButton /> : goalList}</Slots>
    </>
  );
}

/** How many stand there, and how many will. */
function changeText(now: number, more: number): string {
  return `${now}\u2009→\u2009${now + more}`;
}

/** Those beside it that may go along: set and taken away by a tap. */
function Along() {
  const { model, desk, words: game } = useKit();
  const ids = desk.hand.companions.value;
  const { counters } = model.position.value.view;
  if (ids.length === 0) return null;
  const picked = desk.hand.along.value;
  const pick = (those: readonly string[]) => {
    desk.hand.along.value = new Set(those);
  };
  const all = ids.every((id) => picked.has(id));
  const groupOf = (id: string) => counters.find((counter) => counter.id === id)?.group;
  const own = groupOf(desk.hand.counter.value ?? '');
  // Another regiment goes along as one; of the counter's own each is set already.
  const groups = [...new Set(ids.flatMap((id) => groupOf(id) ?? []))].filter(
    (group) => group !== own && ids.filter((id) => groupOf(id) === group).length > 1,
  );
  return (
    <div class="along">
      <button type="button" class="chip" data-along="all" aria-pressed={all} onClick={() => pick(all ? [] : ids)}>
        {words().table.dock.along({ count: ids.length })}
      </button>
      {groups.map((group) => {
        const those = ids.filter((id) => groupOf(id) === group);
        const on = those.every((id) => picked.has(id));
        const others = [...picked].filter((id) => !those.includes(id));
        return (
          <button
            type="button"
            class="chip"
            key={group}
            data-along-group={group}
            aria-pressed={on}
            onClick={() => pick(on ? others : [...others, ...those])}
          >
            {game.group?.(group) ?? group}
          </button>
        );
      })}
      {ids.map((id) => (
        <button
          type="button"
          class="chip"
          key={id}
          data-along={id}
          aria-pressed={picked.has(id)}
          onClick={() => pick(picked.has(id) ? [...picked].filter((one) => one !== id) : [...picked, id])}
        >
          {counters.find((counter) => counter.id === id)?.label}
        </button>
      ))}
    </div>
  );
}

interface Over {
  readonly is: 'legal' | 'refused';
  readonly title: string;
  readonly detail: string;
  readonly rule: string;
}

/** What letting go over a place would do, or why it may not be. */
function overPlace(
  { model, words: game }: Kit,
  counter: CounterView,
  place: string | null,
  along: ReadonlySet<string>,
): Over | null {
  const { offers, prompt, view } = model.position.value;
  if (!prompt || place === null || place === counter.at) return null;
  const [move] = of(at(offers, place), counter.id);
  const { short } = game.place(place);
  if (move) {
    const seen = view.places.find(({ id }) => id === place);
    const what = seen && game.facts(seen).find(({ icon }) => icon === move.offer.stack?.icon)?.label;
    const texts = [stackText(move.offer, short, what), costText(move.offer), baredBy(game, move.offer, along)];
    const parts = texts.filter((part) => part !== '');
    return { is: 'legal', title: game.choice(move.choice, prompt), detail: parts.join('; '), rule: '' };
  }
  const refusal = model.tries({ counter: counter.id, place })[0]?.refusal;
  if (!refusal) return null;
  return { is: 'refused', title: `${counter.label}, ${short}`, detail: game.refusal(refusal), rule: refusal.rule };
}

/** What the place would hold, in the word that its sheet has for it. */
function stackText({ stack }: Offer, place: string, what = ''): string {
  if (!stack) return '';
  const t = words().table;
  const after = t.dock.after({ ...stack, place, what: what.toLowerCase() });
  return stack.value > stack.of ? t.dock.overfull({ after }) : after;
}

function costText({ cost }: Offer): string {
  const t = words().table;
  if (cost === undefined) return '';
  return cost > 0 ? t.cost({ cost }) : t.dock.free;
}
