import { useSignal } from '@preact/signals';
import { words } from '../../locale';
import { Icon } from '../parts/icon';
import { useKit } from '../parts/kit';
import type { Now } from '../tale/teller';
import type { ToldCard, ToldStep } from '../tale/telling';
import { lossesOf } from '../tale/told-losses';
import { isNews } from '../tale/told-steps';
import { Author } from './author';
import { HeldFire } from './held-fire';
import { ToldBody } from './told-body';
import { SmallRoll, ToldRoll } from './told-roll';
import { ToldTracks } from './told-tracks';
import { ToldWhy } from './told-why';
import { factsOf, headlineOf, headOf, isFormation, isMe, liveryOf, lossesText, stepText, titleOf } from './told-words';

/** A fight or a moment on one card: it grows step by step, and its foot never moves. */
export function FightCard({ card, now }: { readonly card: ToldCard; readonly now: Now }) {
  const kit = useKit();
  const { teller } = kit;
  const { style, side } = liveryOf(kit, card.by);
  const ends = now.waits && card.done;
  const headline = ends ? headlineOf(kit, card) : null;
  const shown = card.steps.slice(0, now.stepAt + 1);
  const roll = now.step?.is === 'roll' && !ends ? now.step : null;
  const { title, said } = headOf(kit, card, shown);
  const rows = shown.filter((step) => (headline !== null || step !== roll) && isSaid(step, said));
  const { folded, unfold } = useFold(rows.length);
  return (
    <section class="told-card" data-side={side} style={style} aria-label={titleOf(kit, card)}>
      {headline === null ? (
        <Head card={card} title={title} />
      ) : (
        <Headline card={card} title={title} headline={headline} />
      )}
      <ToldBody grows key={roll ? `roll ${roll.from}` : 'steps'}>
        <ToldWhy now={now} />
        {folded > 0 && (
          <button type="button" class="told-step told-folded" onClick={unfold}>
            {words().telling.step({ count: folded })} <Icon name="chev" size={16} />
          </button>
        )}
        {rows.slice(folded).map((step) => (
          <Step key={step.from} step={step} />
        ))}
        <HeldFire card={card} />
        {roll?.roll && <ToldRoll key={roll.from} rolled={roll.roll} />}
        {roll && <Outcome step={roll} />}
        {roll &&
          card.steps
            .slice(now.stepAt + 1)
            .flatMap((step) => (step.is === 'roll' ? <Coming key={step.from} step={step} /> : []))}
      </ToldBody>
      <ToldTracks changes={teller.changes.value} facts={shown.flatMap(({ facts }) => facts)} />
    </section>
  );
}

/** No card of a phone has room for more lines. */
const ROOM = 8;

/** Where there are more lines than a card has room for, the first fold into one. */
function useFold(lines: number) {
  const open = useSignal(false);
  return { folded: open.value ? 0 : Math.max(0, lines - ROOM), unfold: () => (open.value = true) };
}

/** What the head says already is no line of its own. */
function isSaid(step: ToldStep, inHead: ToldStep | undefined): boolean {
  return step !== inHead || step.facts.filter(({ fact }) => isNews(fact)).length > 1;
}

interface HeadProps {
  readonly card: ToldCard;
  readonly title: string;
}

function Head({ card, title }: HeadProps) {
  const kit = useKit();
  const t = words().telling;
  const { part, by } = card;
  const mark = isMe(kit, by) ? t.you : isFormation(kit, by) ? by : null;
  return (
    <header class="told-head">
      {mark !== null && <span class="told-mark">{mark}</span>}
      <h2>{title}</h2>
      {part && <span class="told-part">{t.part(part)}</span>}
    </header>
  );
}

/** What became of the place, and who paid for it. */
function Headline({ card, title, headline }: HeadProps & { readonly headline: string }) {
  const kit = useKit();
  // What it cost whoever held the place, or was to take it.
  const loser = kit.model.game.sides.find((side) => (side === card.by) === (card.outcome === 'holds'));
  const losses = lossesText(kit, factsOf(card), kit.model.shown.value, loser);
  return (
    <header class="told-headline" data-outcome={card.outcome}>
      <h2>{headline}</h2>
      {card.part && <span class="told-part">{words().telling.part(card.part)}</span>}
      <p>
        {title}. {losses && `${losses}.`}
      </p>
    </header>
  );
}

/** A line of a card: who, what, and the small dice with their sum. */
export function Step({ step }: { readonly step: ToldStep }) {
  const kit = useKit();
  const { text, strong } = stepText(kit, step, kit.model.shown.value);
  const t = words().telling;
  const mine = isMe(kit, step.author) && (step.is === 'card' || step.is === 'losses' || step.is === 'moves');
  if (text === '' && strong === '') return null;
  const said = strong === '' ? text : text === '' ? null : `${t.leadsIn({ text })} `;
  return (
    <div class="told-step">
      <Author by={step.author} before={said ?? strong} />
      <p>
        {mine && `${t.leadsIn({ text: t.you })} `}
        {said}
        {strong !== '' && <b>{strong}</b>}
        {(step.is === 'losses' || step.is === 'checks') && <Boxes step={step} />}
      </p>
      {step.roll && step.is === 'roll' && (
        <span class="told-result">
          <SmallRoll rolled={step.roll} />
        </span>
      )}
    </div>
  );
}

/** A box for each counter of a stack that has suffered. */
function Boxes({ step }: { readonly step: ToldStep }) {
  const harmed = lossesOf(step.facts, useKit().model.shown.value.counters).flatMap((loss) => loss.harmed);
  const boxes = harmed.flatMap(({ harm, units }) => units.map(() => harm));
  if (boxes.length < 2) return null;
  return (
    <span class="told-boxes" aria-hidden="true">
      {boxes.reverse().map((harm, i) => (
        <i key={i} data-harm={harm} />
      ))}
    </span>
  );
}

/** A roll that is still to come: by whom and of what. */
function Coming({ step }: { readonly step: ToldStep }) {
  const { words: game } = useKit();
  return (
    <div class="told-step" data-todo>
      <Author by={step.author} done={false} />
      <p>{step.roll && game.roll(step.roll.roll)}</p>
    </div>
  );
}

/** What the roll on the table came to, once it has been told. */
function Outcome({ step }: { readonly step: ToldStep }) {
  const kit = useKit();
  const losses = lossesText(kit, step.facts, kit.model.shown.value);
  if (losses === '') return null;
  return (
    <div class="told-step">
      <Author by={step.author} />
      <p>
        <b>{losses}</b>
      </p>
    </div>
  );
}
