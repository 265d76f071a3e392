import { useComputed } from '@preact/signals';
import type { Happened } from '../../kernel/tale';
import { words } from '../../locale';
import { Met, Vignette } from '../parts/card-face';
import { Glossed } from '../parts/glossed';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { useLoaded } from '../parts/use-loaded';
import { type DrawnEvent, eventOf } from '../tale/drawn-event';
import type { Now } from '../tale/teller';
import type { ToldCard } from '../tale/telling';
import { lossesOf } from '../tale/told-losses';
import { isNews } from '../tale/told-steps';
import { ToldBody } from './told-body';
import { Step } from './told-card';
import { Under } from './told-list';
import { ToldTracks } from './told-tracks';
import { factsOf, isMe, liveryOf, titleOf } from './told-words';

/** A turn that draws an event in sight opens full size. */
export function isPlate(card: ToldCard): boolean {
  return card.is === 'turn' && eventOf(card) !== null;
}

/** A turn opens with its event card in full: its date, what is due, its condition met or not, what it changed. */
export function EventPlate({ card }: { readonly card: ToldCard }) {
  const kit = useKit();
  const event = eventOf(card);
  const due = useDue(card.turn);
  return (
    <section aria-label={titleOf(kit, card)}>
      <header class="told-turn">
        <b>{words().table.turnShort({ turn: card.turn })}</b>
        <div>
          <h2>{kit.words.dates(card.turn)}</h2>
          {due !== null && <p>{due}</p>}
        </div>
      </header>
      {event && <EventCard event={event} facts={factsOf(card)} />}
    </section>
  );
}

/** A turn opens where no event is drawn: cards, what is due, and what must be reached. */
export function TurnCard({ card }: { readonly card: ToldCard }) {
  const kit = useKit();
  const due = useDue(card.turn);
  const facts = factsOf(card).filter(({ fact }) => isNews(fact));
  return (
    <section class="told-card" data-side="n" aria-label={titleOf(kit, card)}>
      <TurnHead card={card} />
      <ToldBody>
        {facts.map((one) => (
          <Step
            key={`${one.entry} ${one.index}`}
            step={{ is: 'line', author: one.fact.by ?? null, heads: [], from: 0, to: 0, facts: [one], roll: null }}
          />
        ))}
        {due !== null && <p class="told-foot">{due}</p>}
      </ToldBody>
    </section>
  );
}

/** Counters that are to come in a turn. */
export function useDue(turn: number): string | null {
  const t = words().telling;
  const due = useKit().model.shown.value.counters.filter(({ at }) => at === `turn-${turn}`);
  if (due.length === 0) return null;
  return t.due({ units: due.length > 4 ? t.units({ count: due.length }) : due.map(({ label }) => label).join(', ') });
}

/** So many stars can be counted at a glance; more is said in figures. */
const STARS = 10;

/** Dates, the turn, and what must be reached. */
function TurnHead({ card }: { readonly card: ToldCard }) {
  const kit = useKit();
  const goals = kit.model.shown.value.tracks.flatMap(({ id, value, goal }) =>
    goal === undefined ? [] : [{ id, value, goal }],
  );
  return (
    <header class="told-title told-title-goals">
      <div>
        <p class="caption">{kit.words.dates(card.turn)}</p>
        <h2>{titleOf(kit, card)}</h2>
      </div>
      {goals.map((goal) => (
        <Goal key={goal.id} {...goal} />
      ))}
    </header>
  );
}

interface GoalProps {
  readonly id: string;
  readonly value: number;
  readonly goal: number;
}

function Goal({ id, value, goal }: GoalProps) {
  const { name } = useKit().words.track(id);
  const most = Math.max(goal, value);
  if (most > STARS) {
    return (
      <p class="told-goal">
        <span>{name}</span>
        <b>
          {value} / {goal}
        </b>
      </p>
    );
  }
  return (
    <p class="told-stars" role="img" aria-label={`${name}: ${value} / ${goal}`}>
      {Array.from({ length: most }, (_, i) => (
        <i key={i} data-on={i < value || undefined}>
          <Icon name="star" size={most > 5 ? 16 : 20} />
        </i>
      ))}
    </p>
  );
}

interface EventProps {
  readonly event: DrawnEvent;
  readonly facts: readonly Happened[];
}

function EventCard({ event, facts }: EventProps) {
  const { words: game, teller } = useKit();
  const t = words().telling;
  const { id, met, clauses } = event;
  const { title, condition, clauses: parts = [condition], when, effect, note, corner } = game.card(id);
  const kept = facts.some(({ fact }) => fact.card?.is === 'kept' && fact.card.id === id);
  return (
    <article class="told-card told-event" data-side="n" data-met={met || undefined}>
      <header class="told-event-head">
        <div>
          <p class="caption">{t.event}</p>
          <h3>{title}</h3>
        </div>
        {corner && (
          <p class="told-corner">
            <b>{corner.figure}</b>
            <span>{corner.text}</span>
          </p>
        )}
      </header>
      <div class="told-plate-picture">
        <Vignette card={id} />
      </div>
      <ToldBody>
        {parts.map(
          (part, i) =>
            part !== '' && (
              <div class="told-condition" key={part}>
                <Icon name="ask" />
                <p>
                  <Glossed text={part} />
                </p>
                <Met met={clauses[i] ?? met} />
              </div>
            ),
        )}
        {when !== '' && (
          <div class="told-condition">
            <Icon name="clock" />
            <p>{when}</p>
          </div>
        )}
        <div class="told-effect">
          {!met && <p class="told-none">{t.noEvent}</p>}
          <p data-off={!met || undefined}>
            <Glossed text={effect} />
          </p>
          {kept && <p class="told-none">{t.kept}</p>}
          {note !== '' && <p class="told-note">{note}</p>}
        </div>
      </ToldBody>
      <ToldTracks changes={teller.changes.value} facts={[]} />
    </article>
  );
}

/** The end of a turn: who passed and what he left unused, supply, losses of both, arrivals. */
export function TurnEndCard({ card, now }: { readonly card: ToldCard; readonly now: Now }) {
  const kit = useKit();
  return (
    <section class="told-card" data-side="n" aria-label={titleOf(kit, card)}>
      <TurnHead card={card} />
      <ToldBody>
        <Standing turn={card.turn} />
        <Under heading={null} steps={card.steps.slice(0, now.stepAt + 1)} />
      </ToldBody>
      <Toll turn={card.turn} />
    </section>
  );
}

/** How both sides stand, where the end of each turn looks whether one of them is beaten. */
function Standing({ turn }: { readonly turn: number }) {
  const { model } = useKit();
  const isWanted = useComputed(() => model.report().brink !== undefined);
  const later = useLoaded(() => (isWanted.value ? import('../charts/turn-standing') : null), [isWanted.value]);
  return later && <later.TurnStanding turn={turn} />;
}

/** Every counter that each side has lost in the turn. */
function Toll({ turn }: { readonly turn: number }) {
  const t = words().telling;
  const kit = useKit();
  const { teller, model } = kit;
  const facts = (teller.script.value?.happened ?? []).filter((one) => one.turn === turn);
  const lost = lossesOf(facts, model.shown.value.counters);
  const both = model.company === 'persons' || model.company === 'nobody';
  const me = model.position.value.side;
  const sides = [...model.game.sides].sort((a, b) => Number(b === me) - Number(a === me));
  if (lost.every(({ harmed }) => harmed.every(({ harm }) => harm !== 'lost'))) return null;
  return (
    <div class="told-tracks">
      {sides.map((side) => {
        const harmed = lost.find(({ loser }) => loser === side)?.harmed.filter(({ harm }) => harm === 'lost') ?? [];
        const count = harmed.reduce((all, { units }) => all + units.length, 0);
        const name = both
          ? t.sideLost({ side: kit.words.sides[side] ?? side })
          : isMe(kit, side)
            ? t.youLost
            : t.theyLost;
        const { style, side: shape } = liveryOf(kit, side);
        return (
          <div class="told-track" key={side} style={style}>
            <p>
              {name}: {t.units({ count })}
            </p>
            <p class="told-toll" data-side={shape} aria-hidden="true">
              {Array.from({ length: Math.min(count, 20) }, (_, i) => (
                <i key={i} />
              ))}
            </p>
          </div>
        );
      })}
    </div>
  );
}

/** A quiet plate: how it ended, and why. */
export function EndPlate({ card }: { readonly card: ToldCard }) {
  const kit = useKit();
  const { model, words: game } = kit;
  const result = model.position.value.result;
  return (
    <section class="told-card" data-side="n" aria-label={titleOf(kit, card)}>
      <header class="told-title">
        <p class="caption">{game.dates(card.turn)}</p>
        <h2>{result ? game.result(result).name : titleOf(kit, card)}</h2>
      </header>
      <p class="told-row-words">{result ? game.result(result).epilogue : ''}</p>
    </section>
  );
}
