import { words } from '../../locale';
import { useKit } from '../model/kit';
import { type Now, summedIn } from '../model/teller';
import type { ToldCard, ToldStep } from '../model/telling';
import { isMiss } from '../model/told-steps';
import { Icon } from '../parts/icon';
import { Author } from './author';
import { ToldBody } from './told-body';
import { Step } from './told-card';
import { ToldTracks } from './told-tracks';
import { factsOf, headlineOf, isFormation, liveryOf, lossesText, nameOf, otherSide, titleOf } from './told-words';

/** Small changes of one phase, each with its place. */
export function GatheredCard({ card, now }: { readonly card: ToldCard; readonly now: Now }) {
  const kit = useKit();
  const { style } = liveryOf(kit, card.by);
  const told = card.steps.slice(0, now.stepAt + 1);
  return (
    <section class="told-card" data-side="n" style={style} aria-label={titleOf(kit, card)}>
      <header class="told-title">
        <p class="caption">{nameOf(kit, card.by)}</p>
        <h2>{titleOf(kit, card)}</h2>
      </header>
      <ToldBody>
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
  const tiles = steps.filter(tileOf);
  const others = steps.filter((step) => !tileOf(step));
  return (
    <>
      {heading !== null && <h3 class="told-heading caption">{game.roll({ name: heading, of: '' })}</h3>}
      {tiles.length > 0 && (
        <ul class="told-tiles">
          {tiles.map((step) => (
            <Tile key={step.from} step={step} />
          ))}
        </ul>
      )}
      {others
        .filter((step) => !isMiss(step))
        .map((step) => (
          <Step key={step.from} step={step} />
        ))}
      <Misses steps={others.filter(isMiss)} />
    </>
  );
}

const tileOf = ({ facts }: ToldStep) => facts.find(({ fact }) => fact.tile)?.fact.tile;

/** One of several of a kind, side by side: whose it is, what it carries, what became of it and by which die. */
function Tile({ step }: { readonly step: ToldStep }) {
  const { words: game } = useKit();
  const tile = tileOf(step);
  if (!tile) return null;
  const { of, holds = [], became, tone } = tile;
  const load = [...new Set(holds)].map((item) => `${holds.filter((one) => one === item).length} ${game.thing(item)}`);
  return (
    <li data-tone={tone}>
      <b>{game.thing(of)}</b>
      <span>{load.join(', ')}</span>
      <p>
        <b>{game.task(became)}</b> {step.roll && <i>{words().telling.die({ die: step.roll.roll.total })}</i>}
      </p>
    </li>
  );
}

/** Rolls that changed nothing are one line; who wants to see them opens it. */
function Misses({ steps }: { readonly steps: readonly ToldStep[] }) {
  if (steps.length === 0) return null;
  const dice = steps.map(({ roll }) => roll?.roll.total ?? 0).join(', ');
  return (
    <details class="told-misses">
      <summary>{words().telling.misses({ count: steps.length, dice })}</summary>
      {steps.map((step) => (
        <Step key={step.from} step={step} />
      ))}
    </details>
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
  const plans = card.steps[0]?.facts[0]?.fact.plans ?? [];
  return (
    <section class="told-card" data-side="n" aria-label={titleOf(kit, card)}>
      <header class="told-title">
        <p class="caption">
          {t.plansOf({ side: nameOf(kit, card.by ?? otherSide(kit)), dates: game.dates(card.turn) })}
        </p>
        <h2>{titleOf(kit, card)}</h2>
      </header>
      <ToldBody>
        {plans.map(({ by, place, attack, defence }) => {
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
              <b>{headlineOf(kit, one) ?? titleOf(kit, one)}</b>
              <i>{lossesText(kit, factsOf(one), kit.model.shown.value, kit.model.game.sides[0]) || t.noLosses}</i>
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

/** Béatrice lost, Gabrielle held; with more of them, how many of each. */
function outcomesOf(kit: Telling, cards: readonly ToldCard[]): string {
  const t = words().telling;
  const lost = cards.filter(({ outcome }) => outcome === 'falls' || outcome === 'left');
  const held = cards.filter(({ outcome }) => outcome === 'holds');
  const [first] = cards;
  if (lost.length + held.length === 0) return first ? titleOf(kit, first) : t.summary;
  if (lost.length + held.length > 3) return t.counts({ lost: lost.length, held: held.length });
  const name = ({ place }: ToldCard) => kit.words.place(place ?? '').short;
  const said = [
    ...lost.map((one) => t.lost({ place: name(one) })),
    ...held.map((one) => t.held({ place: name(one) })),
  ].join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
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
