/** What the log says of an event, told apart once for all languages: each of these is one sentence. */
import { sum } from '../../../kernel/rolls';
import { sumOf } from '../../../kernel/wording';
import type { SeasonEvent } from '../events';
import type { Side } from '../state';
import type { Names } from './names';
import type { SeasonTexts } from './texts';

type Of<K extends SeasonEvent['is']> = Extract<SeasonEvent, { is: K }>;

interface Fired {
  readonly side: Side;
  /** Where they fire from, if that is another place than the target. */
  readonly from: string | null;
  readonly place: string;
  /** Units and air points in brackets, or empty. */
  readonly force: string;
}

export type Said =
  | Exclude<SeasonEvent, Of<'arrived' | 'fired' | 'named' | 'rolled' | 'routed'>>
  | (Of<'arrived'> & { readonly place: string })
  | (Of<'routed'> & { readonly to: string })
  | { readonly is: 'traded-point' | 'came-back'; readonly appeared: boolean }
  | { readonly is: 'waiting'; readonly side: Side; readonly units: readonly string[] }
  | ({ readonly is: 'infantry' | 'barrage' | 'strike' } & Fired)
  | {
      readonly is: 'checked';
      readonly title: string;
      readonly die: number;
      readonly morale: number;
      readonly result: string;
    }
  | {
      readonly is: 'looked-up';
      readonly title: string;
      /** The column it starts from, and how far it is shifted. */
      readonly start: string;
      readonly shift: number;
      readonly sum: string;
      readonly result: string;
    }
  | { readonly is: 'rolled'; readonly title: string; readonly sum: string }
  | {
      readonly is: 'destroyed';
      readonly unit: string;
      readonly place: string;
      readonly cause: Of<'step-lost'>['cause'];
    }
  | { readonly is: 'routed-off'; readonly unit: string; readonly from: string }
  | { readonly is: 'scouted-costly' | 'unseen'; readonly place: string };

export function saidIn(texts: Pick<SeasonTexts, 'force'>, event: SeasonEvent, n: Names): Said | null {
  switch (event.is) {
    case 'named':
      return null;
    case 'traded':
      if (event.steps > 0) return event;
      if (event.points > 0) return { is: 'traded-point', appeared: event.appeared };
      return event.appeared ? { is: 'came-back', appeared: true } : null;
    case 'arrived': {
      const { side, units, place } = event;
      return place === null ? { is: 'waiting', side, units } : { ...event, place };
    }
    case 'fired': {
      const { side, how, units, from, place, air } = event;
      const parts = [
        ...(units.length > 0 ? [texts.force.units(units.length)] : []),
        ...(air > 0 ? [texts.force.air(air)] : []),
      ];
      const force = parts.length > 0 ? ` (${parts.join(', ')})` : '';
      return { is: how, side, from: from === place ? null : from, place, force };
    }
    case 'rolled':
      return rolled(event, n);
    case 'step-lost':
      return event.left > 0 ? event : { ...event, is: 'destroyed' };
    case 'routed':
      return event.to === null ? { ...event, is: 'routed-off' } : { ...event, to: event.to };
    case 'scouted':
      if (!event.seen) return { is: 'unseen', place: event.place };
      return event.cost ? { is: 'scouted-costly', place: event.place } : event;
    default:
      return event;
  }
}

function rolled({ roll, result = '', start, shifts = [], column }: Of<'rolled'>, n: Names): Said {
  const title = n.roll(roll);
  // 5.4 The die is held against the morale: the modifiers take it away from the roll.
  if (roll.name === 'check') {
    const [die = 0] = roll.dice;
    return { is: 'checked', title, die, morale: -sum(roll.modifiers), result: n.code('check', result) };
  }
  if (start === undefined || column === undefined) {
    const said = result === '' ? '' : `, ${n.code(roll.name, result)}`;
    return { is: 'rolled', title, sum: `${sumOf(roll)}${said}` };
  }
  const code = n.code(roll.name === 'hand' ? 'hand' : 'fire', result);
  return { is: 'looked-up', title, start, shift: sum(shifts), sum: sumOf(roll), result: code };
}
