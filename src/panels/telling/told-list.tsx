import { words } from '../../locale';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import { type Now, summedIn } from '../tale/teller';
import type { ToldCard, ToldStep } from '../tale/telling';
import { countsOf } from '../tale/told-losses';
import { hasNews } from '../tale/told-steps';
import { Author } from './author';
import { ToldBody } from './told-body';
import { Step } from './told-card';
import { ToldTracks } from './told-tracks';
import { ToldWhy } from './told-why';
import {
  factsOf,
  headlineOf,
  isFormation,
  isMe,
  liveryOf,
  lossesText,
  nameOf,
  otherSide,
  tallyOf,
  titleOf,
} from './told-words';
import { Misses } from './volley-card';

/** Small changes of one phase, each with its place. */
export function GatheredCard({ card, now }: { readonly card: ToldCard; readonly now: Now }) {
  const kit = useKit();
  const { style } = liveryOf(kit, card.by);
  const told = card.steps.slice(0, now.stepAt + 1);
  const who = isMe(kit, card.by) ? words().telling.you : nameOf(kit, card.by);
  const headline = headlineOf(kit, card);
  return (
    <section class="told-card" data-side="n" style={style} aria-label={titleOf(kit, card)}>
      <header class="told-title">
        <p class="caption">{headline === null ? who : `${who}: ${titleOf(kit, card)}`}</p>
        <h2>{headline ?? titleOf(kit, card)}</h2>
      </header>
      <ToldBody>
        <ToldWhy now={now} />
        {[...new Set(told.map(rollOf))].map((roll) => (
          <Under key={roll} heading={roll} steps={told.filter((step) => rollOf(step) === roll)} />
        ))}
      </ToldBody>
      <ToldTracks changes={kit.teller.changes.value} facts={[]} />
    </section>
  );
}

/** The name of the rolls that a step is one of; null where it stands alone. */
const rollOf = ({ heads }: ToldStep): string | null => heads.findLast(({ roll }) => roll !== undefined)?.roll ?? null;

interface UnderProps {
  readonly heading: string | null;
  readonly steps: readonly ToldStep[];
}

/** What counts in full, and the misses as one line below it. */
export function Under({ heading, steps }: UnderProps) {
  const { words: game } = useKit();
  return (
    <>
      {heading !== null && <h3 class="told-heading caption">{game.roll({ name: heading, of: '' })}</h3>}
      {steps.filter(hasNews).map((step) => (
        <Step key={step.from} step={step} />
      ))}
      <Misses steps={steps.filter((step) => !hasNews(step))} />
    </>
  );
}

/** Behind the curtain: what this seat alone may know, and the cards that are new in its hand. */
export function SeatCard({ card }: { readonly card: ToldCard }) {
  const kit = useKit();
  const { model, words: game } = kit;
  const t = words().telling;
  const { style, side } = liveryOf(kit, card.by);
  const cards = model.telling.value?.seat?.cards ?? [];
  return (
    <section class="told-card" data-side={side} style={style} aria-label={titleOf(kit, card)}>
      <header class="told-title">
        <p class="caption">{titleOf(kit, card)}</p>
        {cards.length > 0 && <h2>{t.newCards({ count: cards.length })}</h2>}
      </header>
      <ToldBody>
        {cards.length > 0 && (
          <ul class="told-hand">
            {cards.map((id) => (
              <li key={id}>
                <Icon name="cards" size={18} /> {game.card(id).title}
              </li>
            ))}
          </ul>
        )}
        {card.steps.map((step) => (
          <Step key={step.from} step={step} />
        ))}
      </ToldBody>
    </section>
  );
}

/** Several fights that are announced together. */
export function PlansCard({ card }: { readonly card: ToldCard }) {
  const kit = useKit();
  const t = words().telling;
  const { words: game, model } = kit;
  const view = model.shown.value;
  return (
    <section class="told-card" data-side="n" aria-label={titleOf(kit, card)}>
      <header class="told-title">
        <p class="caption">
          {t.plansOf({ side: nameOf(kit, card.by ?? otherSide(kit)), dates: game.dates(card.turn) })}
        </p>
        <h2>{titleOf(kit, card)}</h2>
      </header>
      <ToldBody>
        {card.plans.map(({ by, place, attack, defence }) => {
          const { style } = liveryOf(kit, by);
          const target = view.places.find(({ id }) => id === place);
          const units = view.counters.filter(({ at }) => at === place).length;
          return (
            <div class="told-plan" key={`${by} ${place}`} style={style}>
              <span class="told-pennant">{isFormation(kit, by) ? by : nameOf(kit, by)}</span>
              <Icon name="becomes" size={20} />
              <p>
                <b>{game.place(place).short}</b>
                <span>
                  {target?.pips && `${t.groups.fort} ${target.pips.value}, `}
                  {t.units({ count: units })}
                </span>
              </p>
              {attack !== undefined && defence !== undefined && <Against attack={attack} defence={defence} />}
            </div>
          );
        })}
      </ToldBody>
    </section>
  );
}

/** After the other side's turn: what was lost and held, the levels, a line for each fight that shows it again. */
export function SummaryCard({ card }: { readonly card: ToldCard }) {
  const kit = useKit();
  const { teller, words: game, desk } = kit;
  const t = words().telling;
  const script = teller.script.value;
  if (!script) return null;
  const cards = summedIn(script, card);
  const facts = script.happened.slice(card.since, card.from);
  const rolls = facts.filter(({ fact }) => fact.roll).length;
  const quiet = script.quiet.filter((one) => one.fact.roll && facts.includes(one)).length;
  return (
    <section class="told-card" data-side="n" aria-label={t.summary}>
      <header class="told-title">
        <p class="caption">
          {t.turnOf({ side: nameOf(kit, card.by ?? otherSide(kit)), dates: game.dates(card.turn) })}
        </p>
        <h2>{outcomesOf(kit, cards)}</h2>
      </header>
      <ToldTracks changes={teller.changes.value} facts={facts} />
      <ToldBody>
        {cards.map((one) => (
          <button type="button" class="told-jump" key={one.from} onClick={() => teller.show(script.beats.indexOf(one))}>
            <Sign card={one} />
            <span>
              <b>{(one.is !== 'volley' && headlineOf(kit, one)) || titleOf(kit, one)}</b>
              <i>{costOf(kit, one) || t.noLosses}</i>
            </span>
            <Icon name="pin" size={20} />
          </button>
        ))}
        <p class="told-foot">
          {t.rolls({ count: rolls - quiet })} {quiet > 0 && t.quiet({ count: quiet })}{' '}
          <button type="button" class="text-button" onClick={() => desk.open({ is: 'log' })}>
            {t.log}
          </button>
        </p>
      </ToldBody>
    </section>
  );
}

/** 15 against 4: what the dice of both sides will count. */
function Against({ attack, defence }: { readonly attack: number; readonly defence: number }) {
  return (
    <span class="told-against">
      <b>{attack}</b> {words().telling.against} <b>{defence}</b>
    </span>
  );
}

type Telling = Pick<ReturnType<typeof useKit>, 'model' | 'words'>;

/** Béatrice lost, Gabrielle held; with more of them, how many of each; where no place was fought for, what all came to. */
function outcomesOf(kit: Telling, cards: readonly ToldCard[]): string {
  const t = words().telling;
  const lost = cards.filter(({ outcome }) => outcome === 'falls' || outcome === 'left');
  const taken = cards.filter(({ outcome }) => outcome === 'taken');
  const held = cards.filter(({ outcome }) => outcome === 'holds');
  if (lost.length + taken.length + held.length > 3) return t.counts({ lost: lost.length, held: held.length });
  const name = ({ place }: ToldCard) => kit.words.place(place ?? '').short;
  const all = kit.model.game.sides.flatMap((side) => countsOf(cards.flatMap(factsOf), side));
  const hurt = all.find(({ harm }) => harm !== 'recovered');
  const said = [
    ...lost.map((one) => t.lost({ place: name(one) })),
    ...taken.map((one) => t.taken({ place: name(one) })),
    ...held.map((one) => t.held({ place: name(one) })),
    ...(hurt && lost.length + taken.length + held.length < 3 ? [t.tally(hurt)] : []),
  ].join(', ');
  return said === '' ? t.summary : said.charAt(0).toUpperCase() + said.slice(1);
}

/** What a fight or an order cost, in a line. */
function costOf(kit: Telling, card: ToldCard): string {
  if (card.is !== 'volley') return lossesText(kit, factsOf(card), kit.model.shown.value);
  const { first, more } = tallyOf(kit, card);
  return [first, more].filter((text) => text !== '').join('. ');
}

function Sign({ card }: { readonly card: ToldCard }) {
  if (card.outcome === 'holds') {
    return (
      <span class="told-sign-held">
        <Icon name="tick" size={18} />
      </span>
    );
  }
  return <Author by={card.by} />;
}
