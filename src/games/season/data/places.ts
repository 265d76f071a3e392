/** 0.2 The map as numbers: zones, then PAs, then assault bases. Rules speak of a place by its number. */
import { rosterOf } from '../../../kernel/roster';
import { bases, lines, riverBases, riverLines } from './lines';
import { crs, GABRIELLE, pas } from './pas';
import { FRENCH_JUNGLE, jungleGates, NORTH_EAST, type Terrain, type ZoneKind, zones } from './zones';

export const placeIds: readonly string[] = [...zones.map(({ id }) => id), ...pas.map(({ id }) => id), ...bases];
export const firstPa = zones.length;
export const firstBase = firstPa + pas.length;

/** 0.2 Number and id of a place. */
export const { count: placeCount, idOf: placeId, numberOf: place } = rosterOf(placeIds);

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, i) => from + i);

export const zoneNumbers = range(0, firstPa);
export const paNumbers = range(firstPa, firstBase);
export const baseNumbers = range(firstBase, placeCount);

/** 0.2 A zone. */
export function isZone(at: number): boolean {
  return at >= 0 && at < firstPa;
}

/** 0.2 A PA. */
export function isPa(at: number): boolean {
  return at >= firstPa && at < firstBase;
}

/** 0.2 An assault base. */
export function isBase(at: number): boolean {
  return at >= firstBase;
}

/** 0.2 The id of the place that a screen shows for this one: the post before a base, else itself. */
export function onMap(id: string): string {
  return id.split('>')[1] ?? id;
}

const baseEnds: readonly (readonly [number, number])[] = bases.map((id) => {
  const [zone = '', pa = ''] = id.split('>');
  return [place(zone), place(pa)];
});

/** The zone of any place: its own, that of the CR, that of the base. */
export const zoneOf: readonly number[] = [
  ...zoneNumbers,
  ...pas.map(({ zone }) => place(zone)),
  ...baseEnds.map(([zone]) => zone),
];

/** The PA that a base leads to; a PA itself; -1 for zones. */
export const paOf: readonly number[] = [...zoneNumbers.map(() => -1), ...paNumbers, ...baseEnds.map(([, pa]) => pa)];

export const kinds: readonly ZoneKind[] = zones.map(({ kind }) => kind);
export const terrains: readonly Terrain[] = zones.map(({ terrain }) => terrain);
export const jungles = zoneNumbers.filter((zone) => kinds[zone] === 'jungle');
export const peripherals = zoneNumbers.filter((zone) => kinds[zone] === 'peripheral');
export const crZones = zoneNumbers.filter((zone) => kinds[zone] === 'cr');
export const northEast = place(NORTH_EAST);
export const frenchJungle = place(FRENCH_JUNGLE);

/** Zones joined to a zone. */
export const beside: readonly (readonly number[])[] = zones.map((zone) => zone.beside.split(' ').map(place));

const ends = (line: string): readonly [number, number] => {
  const [a = '', b = ''] = line.split('-');
  return [place(a), place(b)];
};

const allLines = [...lines, ...riverLines].map(ends);

/** By place: the PAs joined to a PA by a line. */
export const joined: readonly (readonly number[])[] = range(0, firstBase).map((pa) =>
  allLines.flatMap(([a, b]) => (a === pa ? [b] : b === pa ? [a] : [])).sort((a, b) => a - b),
);

/** By place: the bases that lead to a PA, or that lie in a zone. */
export const basesAt: readonly (readonly number[])[] = range(0, firstBase).map((at) =>
  baseNumbers.filter((base) => (isZone(at) ? zoneOf[base] : paOf[base]) === at),
);

/** 0.2 The base of a zone that leads to a PA, or -1. */
export function baseBetween(zone: number, pa: number): number {
  for (const base of basesAt[pa] ?? []) if (zoneOf[base] === zone) return base;
  return -1;
}

/** The PAs of each zone. */
export const pasIn: readonly (readonly number[])[] = zoneNumbers.map((zone) =>
  paNumbers.filter((pa) => zoneOf[pa] === zone),
);

const paData = (at: number) => pas[at - firstPa];

/** By place: the CR of a PA, as its place in the list of CRs; -1 elsewhere. */
export const crOf: readonly number[] = range(0, firstBase).map((at) =>
  crs.findIndex(({ id }) => id === paData(at)?.cr),
);

/** 0.1 By place: what the French move freely in, 0 the CRC, else an outlying CR; -1 elsewhere. */
export const campOf: readonly number[] = range(0, firstBase).map((at) => {
  const cr = crOf[at] ?? -1;
  return crs[cr]?.crc ? 0 : cr < 0 ? -1 : cr + 1;
});

/** By place: the hill a PA stands on, or ''. */
export const hillOf: readonly string[] = range(0, firstBase).map((at) => paData(at)?.hill ?? '');
export const onGabrielle: readonly boolean[] = hillOf.map((hill) => hill === GABRIELLE);
export const encirclable: readonly boolean[] = range(0, firstBase).map((at) => paData(at)?.encirclable === true);
export const strategicHills = paNumbers.filter((pa) => paData(pa)?.strategic);
export const gates: readonly number[] = jungleGates.map(place);

const wet = new Set([...riverLines.flatMap((line) => [line, line.split('-').reverse().join('-')]), ...riverBases]);

/** 0.2 Whether the way from a PA or a base to a PA crosses the Nam Yum. */
export function crossesRiver(from: number, pa: number): boolean {
  return wet.has(isBase(from) ? placeId(from) : `${placeId(from)}-${placeId(pa)}`);
}

/** 5.4 Jungle zones by distance in zones: those nearest to a zone that fit, all equally near. */
export function nearestJungles(from: number, fits: (zone: number) => boolean): number[] {
  let ring = [from];
  const seen = new Set(ring);
  while (ring.length > 0) {
    const found = ring.filter((zone) => kinds[zone] === 'jungle' && fits(zone));
    if (found.length > 0) return found.sort((a, b) => a - b);
    ring = ring.flatMap((zone) => (beside[zone] ?? []).filter((next) => !seen.has(next) && seen.add(next)));
  }
  return [];
}
