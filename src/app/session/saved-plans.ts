/** Plans that a player keeps. They belong to the player, not to a campaign: three for each side and kind of question. */
import type { Choice, Side } from '../../kernel/game';
import { LONGEST_NAME } from '../../panels/model/model';
import { isFields } from '../../storage';
import { keptList } from './kept-list';

// Changing this name or the version forgets everybody's plans: read the old ones first.
const KEY = 'the-valley/plans';
const VERSION = 1;
const SLOTS = 3;

export interface SavedPlan {
  /** Its slot. */
  readonly name: string;
  /** What the player calls it, if anything. */
  readonly title?: string;
  readonly choices: readonly Choice[];
}

interface Kept extends SavedPlan {
  readonly game: string;
  readonly side: Side;
  readonly ask: string;
}

const plans = keptList(KEY, VERSION, 'plans', isKept);

export function savedPlans(game: string, side: Side, ask: string): readonly SavedPlan[] {
  return plans.read().filter((one) => one.game === game && one.side === side && one.ask === ask);
}

/** Keeps a plan in the next free slot; with all of them taken, in place of the oldest. The slot it lies in. */
export function savePlan(game: string, side: Side, ask: string, choices: readonly Choice[]): string {
  const all = plans.read();
  const mine = savedPlans(game, side, ask);
  const [oldest] = mine;
  const names = Array.from({ length: SLOTS }, (_, i) => `${i + 1}`);
  const free = names.find((name) => !mine.some((one) => one.name === name)) ?? oldest?.name ?? '1';
  const others = all.filter((one) => one.game !== game || one.side !== side || one.ask !== ask || one.name !== free);
  plans.write([...others, { game, side, ask, name: free, choices }]);
  return free;
}

/** Calls a plan so; by its number again where nothing is written. */
export function namePlan(game: string, side: Side, ask: string, slot: string, written: string): void {
  const called = written.trim().slice(0, LONGEST_NAME);
  const isMeant = (one: Kept) => one.game === game && one.side === side && one.ask === ask && one.name === slot;
  plans.write(
    plans.read().map((one) => {
      const { title: _, ...bare } = one;
      return isMeant(one) ? { ...bare, ...(called !== '' && { title: called }) } : one;
    }),
  );
}

function isKept(value: unknown): value is Kept {
  if (!isFields(value) || !Array.isArray(value.choices)) return false;
  const texts = [value.game, value.side, value.ask, value.name];
  const titled = value.title === undefined || typeof value.title === 'string';
  return titled && texts.every((text) => typeof text === 'string') && value.choices.every(isChoice);
}

function isChoice(value: unknown): value is Choice {
  return isFields(value) && typeof value.do === 'string';
}
