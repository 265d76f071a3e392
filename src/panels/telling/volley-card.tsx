import type { Happened } from '../../kernel/tale';
import { words } from '../../locale';
import { Dice } from '../parts/dice';
import { useKit } from '../parts/kit';
import type { Now } from '../tale/teller';
import type { ToldCard, ToldStep } from '../tale/telling';
import { type Volley, type VolleyLine, volleyOf } from '../tale/volley';
import { Author } from './author';
import { HeldFire } from './held-fire';
import { ToldBody } from './told-body';
import { Step } from './told-card';
import { ToldTracks } from './told-tracks';
import { ToldWhy } from './told-why';
import { isMe, liveryOf, nameOf, tallyOf, titleOf, unitName } from './told-words';

/** So many dice that hit are shown, so many beside a line, so many lines; the others are counted. */
const HITS = 7;
const BESIDE = 3;
const LINES = 5;
/** So many are called by their names. */
const NAMES = 5;

/** Every shot of one order on one card: what it came to first, who suffered the same in one line, the misses in another. */
export function VolleyCard({ card, now }: { readonly card: ToldCard; readonly now: Now }) {
  const kit = useKit();
  const { style, side } = liveryOf(kit, card.by);
  const { counters } = kit.model.shown.value;
  const volley = volleyOf(card, (unit) => counters.some(({ id }) => id === unit));
  const ends = now.finished;
  return (
    <section class="told-card" data-side={side} style={style} aria-label={titleOf(kit, card)}>
      <VolleyHead card={card} ends={ends} />
      <ToldBody>
        <ToldWhy now={now} />
        {volley.dice > 0 && <Thrown volley={volley} card={card} ends={ends} />}
        {ends && <Lines lines={volley.lines} />}
        {ends && volley.others.map((step) => <Step key={step.from} step={step} />)}
        {ends && <Misses steps={card.steps} volley={volley} />}
        <HeldFire card={card} />
      </ToldBody>
      <ToldTracks changes={kit.teller.changes.value} facts={noFacts} />
    </section>
  );
}

const noFacts: readonly Happened[] = [];

/** Who did what at whom, and once the dice lie, what came of it. */
function VolleyHead({ card, ends }: { readonly card: ToldCard; readonly ends: boolean }) {
  const kit = useKit();
  const mark = isMe(kit, card.by) ? words().telling.you : nameOf(kit, card.by);
  const { first, more } = tallyOf(kit, card);
  const who = mark === '' ? null : <span class="told-mark">{mark}</span>;
  if (!ends || first === '') {
    return (
      <header class="told-head">
        {who}
        <h2>{titleOf(kit, card)}</h2>
      </header>
    );
  }
  return (
    <header class="told-headline">
      <p class="told-order">
        {who} {titleOf(kit, card)}
      </p>
      <h2>{first}</h2>
      {more !== '' && <p>{more}</p>}
    </header>
  );
}

interface ThrownProps {
  readonly volley: Volley;
  readonly card: ToldCard;
  readonly ends: boolean;
}

/** All dice tumble together; then those that hit stand in a row. */
function Thrown({ volley: { dice, hits }, card, ends }: ThrownProps) {
  const t = words().telling;
  const all = card.steps.flatMap(({ roll }) => roll?.roll.dice ?? []);
  const shown = ends ? hits : all;
  return (
    <div class="told-thrown" data-ends={ends || undefined}>
      <Dice key={`${ends}`} dice={shown.slice(0, HITS)} size={22} />
      {shown.length > HITS && <span class="badge">+{shown.length - HITS}</span>}
      <span class="told-hits">{ends && t.hits({ hits: hits.length, dice })}</span>
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly VolleyLine[] }) {
  const rest = lines.slice(LINES);
  return (
    <>
      {lines.slice(0, LINES).map((line) => (
        <Line key={line.units[0]} line={line} />
      ))}
      {rest.length > 0 && (
        <details class="told-misses">
          <summary>{words().telling.more({ count: rest.length })}</summary>
          {rest.map((line) => (
            <Line key={line.units[0]} line={line} />
          ))}
        </details>
      )}
    </>
  );
}

/** 1 BEP, 8 BPC: disrupted, 1 step lost. */
function Line({ line: { author, place, answers, units, harms, dice } }: { readonly line: VolleyLine }) {
  const kit = useKit();
  const t = words().telling;
  const { counters } = kit.model.shown.value;
  const names =
    units.length > NAMES
      ? t.units({ count: units.length })
      : units.map((unit) => unitName(kit, unit, counters)).join(', ');
  const who = place === null ? names : `${kit.words.place(place).short}, ${names}`;
  const same = [...new Set(harms)].map((harm) => ({ harm, count: harms.filter((one) => one === harm).length }));
  const fate = same.map(({ harm, count }) => (harm === 'step' ? t.tally({ harm, count }) : t.fates[harm])).join(', ');
  return (
    <div class="told-step">
      <Author by={author} />
      <p>
        {answers ? t.answers({ what: t.leadsIn({ text: who }) }) : t.leadsIn({ text: who })} <b>{fate}</b>
      </p>
      <span class="told-result">
        <Dice dice={dice.slice(0, BESIDE)} size={18} />
        {dice.length > BESIDE && <span class="badge">+{dice.length - BESIDE}</span>}
      </span>
    </div>
  );
}

interface MissesProps {
  readonly steps: readonly ToldStep[];
  readonly volley?: Volley;
}

/** Dice that changed nothing are one line; who wants to see each opens it. */
export function Misses({ steps, volley }: MissesProps) {
  const t = words().telling;
  const dice = steps.flatMap(({ roll }) => roll?.roll.dice ?? []).length - (volley?.hits.length ?? 0);
  if (dice <= 0 && !volley?.dice) return null;
  const { unhurt = 0, targets = 0 } = volley ?? {};
  const said = [
    ...(dice > 0 ? [t.misses({ dice })] : []),
    ...(unhurt > 0 ? [t.unhurt({ count: unhurt, of: targets })] : []),
  ].join(', ');
  return (
    <details class="told-misses">
      <summary>
        {said !== '' && `${said}. `}
        <b>{t.each}</b>
      </summary>
      {steps.map((step) => (
        <Step key={step.from} step={step} />
      ))}
    </details>
  );
}
