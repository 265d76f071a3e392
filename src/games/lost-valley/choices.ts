/** Everything the French commander can decide, as small plain data. */
import type {
  Advice as KernelAdvice,
  Prompt as KernelPrompt,
  KernelReason,
  Refusal as KernelRefusal,
  Rules as KernelRules,
} from '../../kernel/game';
import type { Writes } from '../../kernel/journal';
import type { CardNumber } from './data/cards';
import type { CrId, DivisionId, DzId } from './data/map';
import type { UnitId } from './data/units';
import type { AskKey, RefusalKey, WhyKey } from './keys';

export type ValleyChoice =
  // 5.0, 6.0 cards: the drawn one is played or kept; `card` plays one from the hand, or a drawn one noted for now
  | { readonly do: 'play'; readonly card: CardNumber }
  | { readonly do: 'keep'; readonly card: CardNumber }
  | { readonly do: 'card'; readonly card: CardNumber }
  | { readonly do: 'discard'; readonly card: CardNumber }
  // what a card asks: whom to recover (16), which division to weaken (27), whom to bring up to strength (8)
  | { readonly do: 'recover'; readonly unit: UnitId }
  | { readonly do: 'weaken'; readonly division: DivisionId }
  | { readonly do: 'restore'; readonly unit: UnitId }
  // 7.2 air support: one more flak suppression roll of so many points, one more point against a division
  | { readonly do: 'sead'; readonly asp: number }
  | { readonly do: 'das'; readonly division: DivisionId }
  // 9.1, 10.1 supply and morale
  | { readonly do: 'ration'; readonly cm: number }
  | { readonly do: 'delay'; readonly unit: UnitId }
  | { readonly do: 'boost'; readonly rp: number }
  // 12.3.5.1, 15.1.3, 15.1.4, 16.1 support of an assault or raid: a gun, a point of close air support
  | { readonly do: 'support'; readonly unit: UnitId }
  | { readonly do: 'air' }
  // 12.3.5.2 losses and retreats
  | { readonly do: 'lose'; readonly unit: UnitId }
  | { readonly do: 'retreat'; readonly unit: UnitId; readonly to: CrId }
  | { readonly do: 'reduce'; readonly unit: UnitId }
  | { readonly do: 'remove'; readonly unit: UnitId }
  // rerolls (2.3.1.6)
  | { readonly do: 'reroll' }
  | { readonly do: 'stand' }
  // 13.0 reinforcements; card 41 brings one early
  | { readonly do: 'hasten'; readonly unit: UnitId }
  | { readonly do: 'land'; readonly unit: UnitId; readonly at: CrId | DzId }
  | { readonly do: 'raise'; readonly at: CrId }
  | { readonly do: 'place'; readonly unit: UnitId; readonly at: CrId }
  // 14.0 movement
  | { readonly do: 'move'; readonly unit: UnitId; readonly to: CrId }
  // 15.0, 16.1 assaults and raids: name the centre, add units, go; then occupy
  | { readonly do: 'assault'; readonly cr: CrId }
  | { readonly do: 'raid'; readonly cr: CrId }
  | { readonly do: 'join'; readonly unit: UnitId }
  | { readonly do: 'go' }
  | { readonly do: 'occupy'; readonly unit: UnitId }
  // 16.2, 16.3 works
  | { readonly do: 'repair'; readonly cr: CrId }
  | { readonly do: 'engineer'; readonly cr: CrId }
  | { readonly do: 'strip'; readonly rp: number }
  // 2.2.1.3 stacking uses reduce and remove; every phase ends with done
  | { readonly do: 'done' };

export type ValleyPrompt = KernelPrompt<ValleyChoice, AskKey>;
export type ValleyAdvice = KernelAdvice<ValleyChoice, WhyKey>;
/** Why something is not allowed. */
export type ValleyRefusal = KernelRefusal<RefusalKey | KernelReason>;
export type Rules<R = void> = KernelRules<ValleyChoice, R, AskKey>;

// Saves depend on this order: add to it, never change it.
export const writes: Writes<ValleyChoice> = {
  play: ['card'],
  keep: ['card'],
  card: ['card'],
  discard: ['card'],
  recover: ['unit'],
  weaken: ['division'],
  restore: ['unit'],
  sead: ['asp'],
  das: ['division'],
  ration: ['cm'],
  delay: ['unit'],
  boost: ['rp'],
  support: ['unit'],
  air: [],
  lose: ['unit'],
  retreat: ['unit', 'to'],
  reduce: ['unit'],
  remove: ['unit'],
  reroll: [],
  stand: [],
  hasten: ['unit'],
  land: ['unit', 'at'],
  raise: ['at'],
  place: ['unit', 'at'],
  move: ['unit', 'to'],
  assault: ['cr'],
  raid: ['cr'],
  join: ['unit'],
  go: [],
  occupy: ['unit'],
  repair: ['cr'],
  engineer: ['cr'],
  strip: ['rp'],
  done: [],
};

export const done: ValleyChoice = { do: 'done' };
