/** What each answer to «who bears it» leads to: whether the place holds, whether a check is passed. */
import { outcomesOf, previewOf } from '../../../kernel/previews';
import type { Preview } from '../../../kernel/view';
import type { SeasonPrompt } from '../choices';
import { type Critical, handCodes } from '../codes';
import { place } from '../data/places';
import type { OutcomeKey } from '../keys';
import { checkOdds } from '../rules/fire-odds';
import { outcomeOf } from '../rules/hand';
import { type Burden, emptiedIf, emptiedWith } from '../rules/hand-odds';
import { checkLines } from '../rules/losses';
import { numberOf, piecesAt } from '../rules/pieces';
import { type Season, type Side, sideIn } from '../state';

const { chance } = outcomesOf<OutcomeKey>();

/** 5.5 The chance that the place holds if this unit loses the step or is disorganized. */
export function bornePreview(v: Season, prompt: SeasonPrompt, id: string): Preview | null {
  const { about = {} } = prompt;
  const rest = burdenOf(prompt);
  if (!rest) return null;
  const target = place(String(about.place));
  const side = sideIn(prompt.side);
  const hit = Array.isArray(about.hit) ? about.hit.map(numberOf) : [];
  const deed = prompt.ask === 'hand-steps' ? 'step' : 'disorder';
  const gone = emptiedIf(v, piecesAt(v, target, side), { unit: numberOf(id), deed, hit }, rest);
  return keptOrLost(side, String(about.place), gone, side === 'french' ? 'holds' : 'held');
}

/** The place is kept by its side or is left without anybody; what the asked side hopes for stands first. */
function keptOrLost(side: Side, of: string, gone: number, hoped: OutcomeKey): Preview {
  const [kept, lost] = side === 'french' ? (['holds', 'falls'] as const) : (['held', 'retaken'] as const);
  const bars = [
    { total: 0, chance: 1 - gone, row: 0 },
    { total: 1, chance: gone, row: 1 },
  ];
  const plan = { name: 'check', rule: '5.5', of, dice: '1d6', modifiers: [] } as const;
  return { ...previewOf('check', bars, plan, [chance(kept, 1 - gone), chance(lost, gone)]), headline: [hoped] };
}

/** 5.5 The chance that the post falls to the result of a natural 1, doubled or as it reads. */
export function criticalPreview(v: Season, { about = {} }: SeasonPrompt, critical: Critical): Preview | null {
  const { code, first, stand } = about;
  const read = handCodes.find((one) => one === code);
  if (!read || !Array.isArray(stand)) return null;
  const gone = emptiedWith(v, stand.map(numberOf), numberOf(String(first)), outcomeOf(read, critical));
  return keptOrLost('french', String(about.place), gone, 'falls');
}

/** What is left to bear when the part now asked about has been borne; null where the question is about something else. */
function burdenOf({ ask, about = {} }: SeasonPrompt): Burden | null {
  const { checks, left } = about;
  if ((checks !== 'none' && checks !== 'one' && checks !== 'all') || typeof left !== 'number') return null;
  if (ask !== 'hand-steps') return { steps: 0, perUnit: 1, disorder: left - 1, checks };
  return { steps: left - 1, perUnit: Number(about.perUnit), disorder: Number(about.disorder), checks };
}

/** 0.1 The chance that a unit passes its morale check. */
export function checkPreview(v: Season, id: string): Preview {
  const unit = numberOf(id);
  const fails = checkOdds(v, unit);
  const modifiers = checkLines(v, unit);
  const morale = modifiers.reduce((sum, { value }) => sum + value, 0);
  const bars = [1, 2, 3, 4, 5, 6].map((die) => ({
    total: die + morale,
    chance: 1 / 6,
    row: die + morale <= 0 ? 0 : 1,
  }));
  const plan = { name: 'check', rule: '0.1', of: id, dice: '1d6', modifiers } as const;
  return {
    ...previewOf('check', bars, plan, [chance('passes', 1 - fails), chance('fails', fails)]),
    headline: ['passes'],
  };
}
