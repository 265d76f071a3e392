import './review-part.css';
import type { ReadonlySignal } from '@preact/signals';
import type { Fact } from '../../kernel/facts';
import type { Choice } from '../../kernel/game';
import { curveOf, findingsOf, type Mark, type Review, type Stroke } from '../../kernel/review';
import { plain } from '../../kernel/words';
import { words } from '../../locale';
import { isCapture } from '../model/fact-lists';
import { type Kit, useKit } from '../parts/kit';
import { scaleOf } from '../parts/scale';
import { isNews } from '../tale/told-steps';

/** The review of one campaign, as it is worked at somewhere else. */
export interface ReviewDesk {
  readonly review: ReadonlySignal<Review | null>;
  readonly state: ReadonlySignal<'still' | 'running' | 'failed'>;
  /** Goes on where it was left. */
  run(): void;
  pause(): void;
  /** Opens the position before a choice as a new campaign. */
  playFrom(at: number): void;
}

/** What luck did and what decisions did: a curve, the dearest decisions, and a way to play on from each. */
export function ReviewPart({ desk }: { readonly desk: ReviewDesk }) {
  const kit = useKit();
  const t = words().review;
  const review = desk.review.value;
  const state = desk.state.value;
  const isDone = review?.confirmed === true;
  return (
    <section class="review">
      <h3 class="caption">{t.title}</h3>
      {!isDone && <p class="quiet">{t.about}</p>}
      {state === 'failed' && <p role="alert">{t.failed}</p>}
      {!isDone && (
        <div class="quick">
          {state === 'running' ? (
            <button type="button" class="button" onClick={() => desk.pause()}>
              {t.stop}
            </button>
          ) : (
            <button type="button" class="button" onClick={() => desk.run()}>
              {review ? t.goOn : t.start}
            </button>
          )}
        </div>
      )}
      {state === 'running' && (
        <div class="review-progress" role="status">
          <progress max={review?.of ?? 1} value={review?.done ?? 0} />
          <span>
            {review && review.done === review.of
              ? t.checking
              : t.progress({ done: review?.done ?? 0, of: review?.of ?? kit.model.position.value.entries.length })}
          </span>
        </div>
      )}
      {review && review.marks.length > 1 && <Curve review={review} />}
      {review && isDone && <Found review={review} desk={desk} />}
    </section>
  );
}

const W = 358;
const H = 160;
const box = { left: 44, right: 10, top: 12, bottom: 24 };
/** How far apart two signs on the curve stand, and by how much one is moved at a time. */
const SIGN = 15;
const STEP = 3;
/** Turns that are named below the curve, at most: their names need room. */
const NAMED = 9;

function Curve({ review }: { readonly review: Review }) {
  const kit = useKit();
  const t = words().review;
  const { best, level } = scaleOf(kit);
  const { marks, of, end, confirmed } = review;
  const [first = ''] = kit.model.game.sides;
  const x = (at: number) => box.left + ((W - box.left - box.right) * at) / Math.max(1, of);
  const y = (value: number) => box.top + (H - box.top - box.bottom) * (1 - value);
  const points = [...smoothed(curveOf(review)), ...(confirmed ? [{ at: of, chosen: end }] : [])];
  const line = points
    .map(({ at, chosen }, i) => `${i === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(chosen).toFixed(1)}`)
    .join('');
  const height = (at: number) => y(points.find((point) => point.at >= at)?.chosen ?? end);
  const { mistakes, luck } = confirmed ? findingsOf(review) : { mistakes: [], luck: [] };
  const signs = apart([...mistakes, ...luck].map(({ at }) => ({ x: x(at), y: height(at) })));
  const label = t.curve({ from: level(marks[0]?.best ?? 0), to: level(points.at(-1)?.chosen ?? 0) });
  return (
    <figure>
      <figcaption>{best > 0 ? t.points : t.chance({ side: kit.words.sides[first] ?? first })}</figcaption>
      <svg class="chart" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={label}>
        {[0, 0.5, 1].map((value) => (
          <g key={value}>
            <path class={value === 0 ? 'chart-base' : 'chart-grid'} d={`M${box.left} ${y(value)}H${W - box.right}`} />
            <text x={box.left - 6} y={y(value) + 4} text-anchor="end">
              {level(value)}
            </text>
          </g>
        ))}
        {turnsOf(kit, of).map(({ turn, at }) => (
          <g key={turn}>
            <path class="chart-grid" d={`M${x(at)} ${y(0)}v4`} />
            <text x={x(at)} y={H - 5} text-anchor="middle">
              {turn}
            </text>
          </g>
        ))}
        <path class="review-line" d={line} />
        {signs.map(({ x: at, y: to, from }, i) => (
          <path key={i} class="review-stem" d={`M${at} ${from}V${to}`} />
        ))}
        {signs.slice(mistakes.length).map((sign, i) => (
          <Fortune key={i} x={sign.x} y={sign.y} good={(luck[i]?.by ?? 0) > 0} />
        ))}
        {signs.slice(0, mistakes.length).map((sign, i) => (
          <g key={i} class="review-mistake">
            <circle cx={sign.x} cy={sign.y} r={7} />
            <text x={sign.x} y={sign.y + 4} text-anchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** No sign may cover another: who comes later stands above or below, on a stem from where it belongs. */
function apart(spots: readonly Spot[]): readonly (Spot & { readonly from: number })[] {
  const found: (Spot & { readonly from: number })[] = [];
  for (const { x, y } of spots) {
    const isFree = (at: number) =>
      at >= SIGN / 2 && at <= H - box.bottom && found.every((one) => Math.hypot(one.x - x, one.y - at) >= SIGN);
    const steps = Array.from({ length: H / STEP }, (_, i) => i * STEP);
    const free = steps.flatMap((off) => [y - off, y + off]).find(isFree);
    found.push({ x, y: free ?? y, from: y });
  }
  return found;
}

/** Luck on the curve: a point up or a point down. */
function Fortune({ x, y, good }: { readonly x: number; readonly y: number; readonly good: boolean }) {
  const up = good ? -1 : 1;
  return <path class="review-luck" d={`M${x - 6} ${y - 4 * up}h12l-6 ${9 * up}z`} />;
}

/** Where the turns begin that are named: all where there is room, none where there is but one. */
function turnsOf({ model }: Kit, of: number): readonly { readonly turn: number; readonly at: number }[] {
  const { entries } = model.position.value;
  const begun = entries.slice(0, of).flatMap(({ turn }, at) => (turn === entries[at - 1]?.turn ? [] : [{ turn, at }]));
  if (begun.length < 2) return [];
  const every = Math.ceil(begun.length / NAMED);
  return begun.filter((_, i) => i % every === 0);
}

/** Marks of a long battle that are drawn as one: each was looked at a few times only, and strays by as much. */
const DRAWN = 120;

/** Each mark with its neighbours, so that the line shows the battle and not the looks ahead. */
function smoothed(marks: readonly Mark[]): readonly Pick<Mark, 'at' | 'chosen'>[] {
  const reach = Math.floor(marks.length / DRAWN);
  return marks.map(({ at }, i) => {
    const near = marks.slice(Math.max(0, i - reach), i + reach + 1);
    return { at, chosen: near.reduce((sum, { chosen }) => sum + chosen, 0) / near.length };
  });
}

function Found({ review, desk }: { readonly review: Review; readonly desk: ReviewDesk }) {
  const kit = useKit();
  const t = words().review;
  const { level, change } = scaleOf(kit);
  const { mistakes, luck, fortune } = findingsOf(review);
  const { sides } = kit.model.game;
  const look = (at: number) => {
    kit.desk.close();
    kit.model.look(at);
  };
  return (
    <>
      <h4>{t.mistakes}</h4>
      {mistakes.length === 0 && <p>{t.none}</p>}
      <ol class="review-list">
        {mistakes.map((mark) => (
          <li key={mark.at}>
            <p class="quiet">{t.mistake(questionOf(kit, mark))}</p>
            <p>{t.chosen({ made: madeOf(kit, mark, mark.made) })}</p>
            <p>{t.better({ made: madeOf(kit, mark, mark.better), cost: level(mark.cost) })}</p>
            <div class="quick">
              <button type="button" class="button" onClick={() => look(mark.at)}>
                {t.look}
              </button>
              <button type="button" class="button" onClick={() => desk.playFrom(mark.at)}>
                {t.playOn}
              </button>
            </div>
          </li>
        ))}
      </ol>
      <h4>{t.luck}</h4>
      <ul class="review-list review-strokes">
        {luck.map((stroke) => (
          <li key={stroke.at}>
            <p>
              <b aria-hidden="true">{stroke.by > 0 ? '▲' : '▼'}</b>{' '}
              {t.stroke({ ...luckOf(kit, stroke), by: change(stroke.by) })}
            </p>
            <button type="button" class="button" onClick={() => look(stroke.until)}>
              {t.look}
            </button>
          </li>
        ))}
      </ul>
      <p>
        {t.fortune({
          by: sides
            .map((side, i) => `${kit.words.sides[side] ?? side} ${change(i === 0 ? fortune : -fortune)}`)
            .join(', '),
        })}
      </p>
    </>
  );
}

/** What was asked, of whom and when. */
function questionOf({ model, words: game }: Kit, { at, about }: Mark) {
  const entry = model.position.value.entries[at];
  return {
    turn: entry?.turn ?? 0,
    side: game.sides[entry?.side ?? ''] ?? '',
    asked: entry ? plain(game.ask({ ...entry, about: about ?? entry.about, rule: '', choices: [] })) : '',
  };
}

function madeOf({ model, words: game }: Kit, { at, about }: Mark, choice: Choice | null): string {
  const entry = model.position.value.entries[at];
  return entry && choice ? game.made(choice, { ask: entry.ask, about: about ?? entry.about }) : '';
}

/** Among events of one rank the greater change comes first; no level changes by more at once. */
const MOST_AT_ONCE = 100;

/** Ground counts most, then who is lost, then who suffers. */
function rankOf(fact: Fact): number {
  if (isCapture(fact)) return 3;
  return fact.harm === 'lost' ? 2 : isNews(fact) ? 1 : 0;
}

/**
 * What luck did: the weightiest event that the other side suffered by it; else the only roll of the stroke, or several
 * rolls; where nothing was thrown, what was chosen.
 */
function luckOf({ model, words: game }: Kit, { at, until, by, made }: Stroke) {
  const { entries } = model.position.value;
  const { sides, face } = model.game;
  const [first] = sides;
  const told = entries.slice(at, until).flatMap(({ events }) =>
    events.flatMap((event) => {
      const sentence = game.event(event);
      const fact = face.fact(event);
      const { loser, before = 0, after = 0 } = fact;
      const fits = loser !== undefined && (loser === first) === by < 0;
      const weight = fits ? rankOf(fact) + Math.abs(after - before) / MOST_AT_ONCE : 0;
      return sentence ? [{ sentence, weight, thrown: fact.roll !== undefined }] : [];
    }),
  );
  const [best] = told.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  const [roll, ...more] = told.filter(({ thrown }) => thrown);
  const entry = entries[at];
  const chosen = entry ? game.made(made, entry) : '';
  const thrown = more.length > 0 ? words().review.severalRolls : roll ? plain(roll.sentence) : chosen;
  return { turn: entry?.turn ?? 0, what: best ? plain(best.sentence) : thrown };
}
