/** Names inside sentences, with their ids, and what a question is about. */
import { type CommonNames, type Asked as KernelAsked, listed, textOf } from '../../../kernel/wording';
import { type Name, type PlaceWords, plain, type Sentence } from '../../../kernel/words';
import { airUnits } from '../data/aircraft';
import { type UnitData, units } from '../data/units';
import type { UnitKind, ValleeTexts } from './texts';

export interface Names extends CommonNames {
  place(id: string): Name | string;
  unit(id: string): Name | string;
  units(ids: readonly string[]): Sentence;
  side(id: string): string;
  /** The name of anything alone, for a button. */
  textOf(id: string): string;
  cargo(ids: readonly string[]): Sentence;
}

/** What a question is about, with names for its ids. */
export interface Asked extends KernelAsked {
  place(of: string): Name | string;
  unit(of: string): Name | string;
}

const unitOf: ReadonlyMap<string, UnitData> = new Map(units.map((unit) => [unit.id, unit]));

/** Aircraft are numbered within their type; the Flying Tigers' is named. */
const airNames: ReadonlyMap<string, string> = new Map(
  airUnits.map(({ id, type, from }) => [id, from === 'event-2' ? `${type} CAT` : `${type} (${id.split('-').at(-1)})`]),
);

export function placeIn(texts: ValleeTexts, id: string): PlaceWords {
  return textOf(texts.boxes, id) ?? textOf(texts.areas, id) ?? { name: id, short: id };
}

const byCorps: Readonly<Record<string, UnitKind>> = {
  legion: 'legion',
  algerian: 'algerian',
  moroccan: 'moroccan',
  tai: 'tai',
};

/** What a unit is, in a word for speech and lists. */
export function kindOf({ side, type, corps, calibre }: UnitData): UnitKind {
  switch (type) {
    case 'infantry':
      return side === 'viet-minh' ? 'battalion' : (byCorps[corps ?? ''] ?? 'legion');
    case 'engineer':
      return 'engineers';
    case 'quad50':
      return 'quad';
    case 'parachute':
      return 'parachute';
    case 'tank':
      return 'tank';
    case 'aa':
      return calibre === '37mm' ? 'flak-37' : 'flak-mg';
    case 'assault-engineer':
      return 'assault-engineers';
    case 'artillery': {
      if (calibre === 'katyusha') return 'rockets';
      const mortars = calibre === '120mm' || calibre === '82mm';
      if (side === 'french') return mortars ? 'mortars' : 'battery';
      return mortars ? 'vm-mortars' : 'vm-battery';
    }
    default:
      return type satisfies never;
  }
}

/** Guns with their calibre: '105 mm', the same in all languages; null where a unit is no gun, or is named by what it fires. */
export function boreOf({ type, calibre }: UnitData): string | null {
  const isGun = type === 'artillery' && calibre !== 'katyusha';
  return isGun && calibre ? calibre.replace('mm', '\u202fmm') : null;
}

export function dataOf(id: string): UnitData | undefined {
  return unitOf.get(id);
}

export function askedIn(asked: KernelAsked, n: Names): Asked {
  return { ...asked, place: (of) => n.place(asked.id(of)), unit: (of) => n.unit(asked.id(of)) };
}

const TRANSPORT_GUN = /^otha-(\d)$/;

export function namesIn(
  texts: ValleeTexts,
  { short, ...common }: Omit<CommonNames, 'any'> & { short(id: string): string },
): Names {
  const onMap = (id: string) => Object.hasOwn(texts.areas, id) || id === 'otha' || id === 'air-park';
  const place = (id: string): Name | string => (onMap(id) ? { kind: 'place', id, text: short(id) } : short(id));
  const designation = ({ side, type, label }: UnitData) => {
    if (type === 'tank') return texts.tank(label);
    return side === 'viet-minh' && type === 'infantry' ? texts.battalion(label) : label;
  };
  const unit = (id: string): Name | string => {
    const data = unitOf.get(id);
    if (!data) return other(id);
    return { kind: 'counter', id, text: designation(data) };
  };
  const other = (id: string): string => {
    const [, gun] = TRANSPORT_GUN.exec(id) ?? [];
    return gun === undefined ? (airNames.get(id) ?? textOf(texts.things, id) ?? id) : texts.transportGun(gun);
  };
  const any = (id: string): Name | string => {
    // A shot names the gun and the aircraft.
    if (id.includes(' '))
      return id
        .split(' ')
        .map((one) => plain([any(one)]))
        .join(' → ');
    if (unitOf.has(id)) return unit(id);
    return Object.hasOwn(texts.areas, id) || Object.hasOwn(texts.boxes, id) ? place(id) : other(id);
  };
  return {
    ...common,
    place,
    unit,
    any,
    textOf: (id) => plain([any(id)]),
    units: (ids) => listed(ids.map(unit)),
    side: (id) => textOf(texts.sides, id) ?? id,
    cargo: (ids) => {
      const supplies = ids.filter((id) => id === 'supply').length;
      const others = ids.filter((id) => id !== 'supply').map(any);
      return listed(supplies > 1 ? [texts.supplies(supplies), ...others] : ids.map(any));
    },
  };
}
