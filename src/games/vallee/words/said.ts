/** What the log says of an event, told apart once for all languages: each of these is one sentence. */
import { sumOf } from '../../../kernel/wording';
import type { FireKind, LossCause, ValleeEvent } from '../events';
import type { Side } from '../state';
import type { Names } from './names';

type Of<K extends ValleeEvent['is']> = Extract<ValleeEvent, { is: K }>;

interface Somebody {
  readonly unit: string;
  readonly area: string;
}

interface Shot {
  readonly how: FireKind;
  readonly unit: string;
  readonly target: string;
  /** Where the target stands, if it is no place itself. */
  readonly place: string | null;
}

type Split =
  | 'air-hit'
  | 'aircraft'
  | 'assault-over'
  | 'bloodbath'
  | 'called-off'
  | 'fired'
  | 'left'
  | 'mine'
  | 'out-of-supply'
  | 'random-event'
  | 'repaired'
  | 'rolled'
  | 'steps'
  | 'tied';

export type Said =
  | Exclude<ValleeEvent, { is: Split }>
  | { readonly is: 'rolled'; readonly title: string; readonly sum: string }
  | { readonly is: 'random-event' | 'idle-event'; readonly event: Of<'random-event'>['event'] }
  | ({ readonly is: 'cut-off' | 'unpaid' } & Somebody)
  | { readonly is: 'still-away' | 'came-out'; readonly what: string }
  | { readonly is: 'came-out-at'; readonly what: string; readonly to: string }
  | ({ readonly is: 'jumped' } & Somebody)
  | { readonly is: 'scattered-on-way'; readonly what: string }
  | { readonly is: 'joined'; readonly air: string }
  | { readonly is: 'shot-down' | 'turned-back' | 'flew-on'; readonly air: string }
  | ({ readonly is: 'fired' } & Shot)
  | { readonly is: 'refused' | 'nobody-left'; readonly area: string }
  | { readonly is: 'bloodbath-left' | 'bloodbath-stayed'; readonly side: Side }
  | { readonly is: 'taken' | 'repelled'; readonly side: Side; readonly area: string }
  | ({ readonly is: 'gained' } & Somebody)
  | ({ readonly is: 'eliminated'; readonly cause: LossCause } & Somebody)
  | ({ readonly is: 'steps'; readonly lost: number; readonly cause: LossCause } & Somebody)
  | { readonly is: 'repaired' | 'unrepaired'; readonly what: string }
  | { readonly is: 'mine-begun'; readonly area: string | null; readonly ready: number }
  | { readonly is: 'mine'; readonly stage: Exclude<Of<'mine'>['stage'], 'announced'>; readonly area: string | null }
  | { readonly is: 'tied'; readonly tank: string; readonly to: string }
  | { readonly is: 'untied'; readonly tank: string };

/** Tables whose row a line of its own tells. */
const TOLD_APART: readonly string[] = ['assault', 'random-events', 'weather'];

export function saidIn(event: ValleeEvent, n: Names): Said | null {
  switch (event.is) {
    case 'rolled': {
      const { roll, table = '', row, column } = event;
      const told = row === undefined || TOLD_APART.includes(table) ? '' : `, ${n.row(table, row, column)}`;
      return { is: 'rolled', title: n.roll(roll), sum: `${sumOf(roll)}${told}` };
    }
    case 'random-event':
      return event.happens || event.event === 'no-event' ? event : { is: 'idle-event', event: event.event };
    case 'out-of-supply':
      return { ...event, is: event.cause === 'cut' ? 'cut-off' : 'unpaid' };
    case 'left': {
      const { what, to, stays } = event;
      if (stays) return { is: 'still-away', what };
      return to === null ? { is: 'came-out', what } : { is: 'came-out-at', what, to };
    }
    case 'arrived':
      return event.by === 'air' ? { is: 'jumped', unit: event.unit, area: event.area } : event;
    case 'counter-lost':
      return event.shaken ? { is: 'scattered-on-way', what: event.what } : event;
    case 'aircraft':
      return event.was === 'absent' ? { is: 'joined', air: event.air } : null;
    case 'air-hit':
      if (event.hit === 'down') return { is: 'shot-down', air: event.air };
      return { is: event.aborts ? 'turned-back' : 'flew-on', air: event.air };
    case 'fired': {
      const { how, unit, target, place } = event;
      if (place === null || how === 'hq') return { is: 'fired', how, unit, target: place ?? target, place: null };
      return { is: 'fired', how, unit, target, place: place === target ? null : place };
    }
    case 'called-off':
      return { is: event.cause === 'mafia' ? 'refused' : 'nobody-left', area: event.area };
    case 'bloodbath':
      return { is: event.goes ? 'bloodbath-left' : 'bloodbath-stayed', side: event.side };
    case 'assault-over':
      return { ...event, is: event.taken ? 'taken' : 'repelled' };
    case 'steps': {
      const { unit, area, was, now, cause } = event;
      if (cause === 'replacement') return { is: 'gained', unit, area };
      return now === 0 ? { is: 'eliminated', unit, area, cause } : { is: 'steps', unit, area, lost: was - now, cause };
    }
    case 'repaired':
      return { is: event.success ? 'repaired' : 'unrepaired', what: event.what };
    case 'mine': {
      const { stage, area, ready } = event;
      return stage === 'announced' ? { is: 'mine-begun', area, ready } : { is: 'mine', stage, area };
    }
    case 'tied': {
      const { tank, to } = event;
      return to === null ? { is: 'untied', tank } : { is: 'tied', tank, to };
    }
    default:
      return event;
  }
}
