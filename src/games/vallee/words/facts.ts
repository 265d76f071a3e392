/** The facts of a place as its sheet shows them, and the same as one sentence for those who listen. */

import type { CounterState, CounterView, PlaceView } from '../../../kernel/view';
import { isKeyOf } from '../../../kernel/wording';
import type { PlaceFact } from '../../../kernel/words';
import { airTypes } from '../data/aircraft';
import { entrenchment, terrain, works } from '../data/terrain';
import { areaId, areaOf, banks, beside, CENTRAL_FORTRESS, isCompound, isFortress, terrainOf } from '../rules/ground';
import { placeIn } from './names';
import type { FactKey, ValleeTexts } from './texts';

const figureOf = ({ figures }: PlaceView, icon: string) => figures.find((one) => one.icon === icon);

const arms = { guns: 'gun', tanks: 'tank', flak: 'flak' } as const;

function groundIn({ terrains }: ValleeTexts, area: number): string {
  return terrains[isCompound[area] ? 'compound' : terrainOf(area)];
}

/** 12.1 What the ground adds to the die of fire at units of its holder, digging included: a high die misses. */
function fireCover(area: number, holder: string, dug: number): number {
  const ground = isCompound[area]
    ? (holder === 'viet-minh' ? works.compoundCaptured : works.compoundSteady).value
    : isFortress[area]
      ? works.outlying.value
      : terrain[terrainOf(area)].fire;
  return ground + (holder === 'viet-minh' ? Math.min(entrenchment.most, dug) : 0);
}

/** 12.2 What it takes from the die of an assault on its holder. */
function assaultCover(area: number, holder: string, dug: number): number {
  const ground = -terrain[terrainOf(area)].assault;
  if (holder === 'viet-minh') return ground + Math.min(entrenchment.most, dug);
  return ground + (isFortress[area] ? -works.assault.value : 0);
}

export function factsOf(texts: ValleeTexts, place: PlaceView): readonly PlaceFact[] {
  const { facts } = texts;
  if (place.id === 'air-park') return airFacts(texts, place);
  if (place.id === 'otha') return transportFacts(texts, place);
  const area = areaOf(place.id);
  if (area < 0) return [];
  const [stack] = place.stacks ?? [];
  const dug = place.pips?.value ?? 0;
  const held = place.holder !== 'nobody';
  const room = stack ? stack.pips.filter((pip) => pip === 'room').length : 0;
  return [
    { label: facts.ground, text: groundIn(texts, area) },
    { label: facts.bank, text: texts.banks[banks[area] ?? 'west'] },
    ...(held ? [{ label: facts.fireCover, figure: fireCover(area, place.holder, dug) }] : []),
    ...(held ? [{ label: facts.assaultCover, figure: assaultCover(area, place.holder, dug) }] : []),
    ...(stack ? [{ label: facts.steps, figure: stack.figure }] : []),
    ...(stack && room > 0 ? [{ label: facts.room, figure: room }] : []),
    ...supplyFact(texts, place),
    ...(['guns', 'tanks', 'flak'] as const).flatMap((key): PlaceFact[] => {
      const found = figureOf(place, arms[key]);
      return found ? [{ label: facts[key], figure: found.value, icon: arms[key] }] : [];
    }),
    ...(dug > 0 ? [{ label: facts.entrenchments, figure: dug, of: entrenchment.most }] : []),
    {
      label: facts.beside,
      text: beside(area)
        .map((next) => placeIn(texts, areaId(next.area)).short)
        .join(', '),
    },
  ];
}

/** Whether a supply line runs from it, and through where. */
function supplyFact(texts: ValleeTexts, place: PlaceView): PlaceFact[] {
  const line = figureOf(place, 'supply');
  if (!line) return [];
  const { supplyBy, supplySource, supplyCut } = texts.lines;
  const open = line.by === undefined ? supplySource : supplyBy(placeIn(texts, line.by).short);
  return [{ label: texts.facts.supply, text: line.value > 0 ? open : supplyCut }];
}

const airStates = ['ready', 'grounded', 'flown', 'damaged', 'down', 'loaded'] as const;
const cargoes = ['cargoSupply', 'cargoSteps', 'cargoTroops'] as const;
const counted = ['transportSupply', 'transportSteps', 'transportUnits'] as const;

function figuresOf(texts: ValleeTexts, place: PlaceView, keys: readonly FactKey[]): PlaceFact[] {
  return keys.flatMap((key) => {
    const found = figureOf(place, key);
    return found ? [{ label: texts.facts[key], figure: found.value }] : [];
  });
}

/** Each type with those that can fly, out of all that are left of it. */
function airFacts(texts: ValleeTexts, place: PlaceView): readonly PlaceFact[] {
  const types = airTypes.flatMap((type): PlaceFact[] => {
    const found = figureOf(place, type);
    return found ? [{ label: type, text: `${found.value}/${found.of ?? 0}` }] : [];
  });
  return [...figuresOf(texts, place, airStates), ...types, ...figuresOf(texts, place, cargoes)];
}

function transportFacts(texts: ValleeTexts, place: PlaceView): readonly PlaceFact[] {
  return figuresOf(texts, place, counted);
}

export function heardOf(texts: ValleeTexts, place: PlaceView, counters: readonly CounterView[]): string {
  const { heard, sides, states } = texts;
  const { name } = placeIn(texts, place.id);
  const value = (icon: string) => figureOf(place, icon)?.value ?? 0;
  if (place.id === 'air-park') {
    const fleet = figureOf(place, 'plane');
    return `${name}, ${heard.ready(fleet?.value ?? 0, fleet?.of ?? 0)}`;
  }
  if (place.id === 'otha') return `${name}, ${heard.counters(value('crate'))}`;
  const area = areaOf(place.id);
  const said = (count: number, text: (count: number) => string) => (count > 0 ? [text(count)] : []);
  const withState = (state: CounterState) => counters.filter((one) => one.states.includes(state)).length;
  const [stack] = place.stacks ?? [];
  return [
    name,
    place.holder === 'nobody' || !isKeyOf(place.holder, sides) ? heard.nobody : sides[place.holder],
    groundIn(texts, area),
    texts.banks[banks[area] ?? 'west'],
    ...(area === CENTRAL_FORTRESS ? [heard.headquarters] : []),
    ...(stack ? [heard.steps(stack.figure), heard.units(counters.length)] : [heard.empty]),
    ...said(withState('disrupted') + withState('damaged'), heard.disrupted),
    ...said(withState('out-of-supply'), heard.unsupplied),
    ...said(value('gun'), heard.guns),
    ...said(value('tank'), heard.tanks),
    ...said(value('flak'), heard.flak),
    ...said(place.pips?.value ?? 0, heard.entrenchments),
    ...place.marks.flatMap((mark) => (mark === 'empty' || !isKeyOf(mark, states) ? [] : [states[mark]])),
  ].join(', ');
}
