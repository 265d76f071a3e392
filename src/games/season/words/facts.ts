/** The facts of a place as its sheet shows them, and the same as one sentence for those who listen. */
import type { CounterState, CounterView, PlaceView } from '../../../kernel/view';
import { type PlaceFact, plain } from '../../../kernel/words';
import {
  basesAt,
  firstBase,
  hillOf,
  isPa,
  isZone,
  joined,
  paOf,
  place,
  placeId,
  strategicHills,
  terrains,
  zoneOf,
} from '../data/places';
import { placeIn } from './names';
import type { SeasonTexts } from './texts';

const icons = {
  companies: 'companies',
  tanks: 'tanks',
  machineGuns: 'machine-guns',
  handFrench: 'hand-french',
  battalions: 'battalions',
  dummies: 'dummies',
  unknown: 'unknown',
  handVietMinh: 'hand-viet-minh',
} as const;

const counted = ['companies', 'tanks', 'machineGuns', 'handFrench'] as const;
const theirs = ['battalions', 'dummies', 'unknown', 'handVietMinh'] as const;

function groundOf({ facts }: SeasonTexts, at: number): string {
  if (isPa(at)) return hillOf[at] ? facts.hill : facts.flat;
  return facts[terrains[at] ?? 'flat'];
}

/** Where its assault bases lead: of a zone the posts before it, of a post the zones around it. */
function basesOf(texts: SeasonTexts, at: number): string[] {
  const bases = basesAt[at] ?? [];
  const others = bases.map((base) => (isZone(at) ? (paOf[base] ?? 0) : (zoneOf[base] ?? 0)));
  return others.map((one) => placeIn(texts, placeId(one)).short);
}

function joinedTo(texts: SeasonTexts, at: number): string[] {
  return (joined[at] ?? []).map((one) => placeIn(texts, placeId(one)).short);
}

export function factsOf(texts: SeasonTexts, { id, pips, ring, figures }: PlaceView): readonly PlaceFact[] {
  const { facts } = texts;
  const at = place(id);
  if (at < 0 || at >= firstBase) return [];
  const value = (icon: string) => figures.find((one) => one.icon === icon);
  const posts = value('posts');
  const [bases, lines] = [basesOf(texts, at), joinedTo(texts, at)];
  const count = (key: keyof typeof icons): PlaceFact[] => {
    const found = value(icons[key]);
    return found ? [{ label: facts[key], figure: found.value, icon: icons[key] }] : [];
  };
  return [
    { label: facts.ground, text: groundOf(texts, at) },
    ...(pips ? [{ label: facts.trench, figure: pips.value, of: pips.of, icon: 'trench' }] : []),
    ...(ring ? [{ label: facts.ring, figure: ring.value, of: ring.of, icon: 'trench' }] : []),
    ...(posts ? [{ label: facts.posts, figure: posts.value, of: posts.of ?? 0 }] : []),
    ...counted.flatMap(count),
    ...theirs.flatMap(count),
    ...(bases.length > 0 ? [{ label: facts.bases, text: bases.join(', ') }] : []),
    ...(lines.length > 0 ? [{ label: facts.joined, text: lines.join(', ') }] : []),
  ];
}

/** Nobody knows what hidden pieces are worth before they are turned up. */
export function unseenAt({ heard }: SeasonTexts, { figures }: PlaceView): string | null {
  const pieces = figures.find(({ icon }) => icon === icons.unknown)?.value ?? 0;
  return pieces > 0 ? heard.unseen(pieces) : null;
}

/** Marks that the sentence says in its own place. */
const saidBefore = ['victory-taken', 'empty'];

export function heardOf(
  texts: SeasonTexts,
  { id, holder, pips, ring, figures, marks }: PlaceView,
  counters: readonly CounterView[],
): string {
  const { heard, sides, states } = texts;
  const at = place(id);
  const value = (icon: string) => figures.find((one) => one.icon === icon)?.value ?? 0;
  const said = (count: number, text: (count: number) => string) => (count > 0 ? [text(count)] : []);
  const withState = (state: CounterState) => counters.filter(({ states: known }) => known.includes(state)).length;
  const posts = figures.find(({ icon }) => icon === 'posts');
  const bases = basesOf(texts, at);
  const lines = joinedTo(texts, at);
  const ground = isPa(at) ? Boolean(hillOf[at]) : terrains[at] === 'hill';
  return [
    placeIn(texts, id).name,
    ...(Object.hasOwn(sides, holder) && holder !== 'nobody'
      ? [plain([holder === 'french' ? sides.french : sides['viet-minh']])]
      : []),
    ...(strategicHills.includes(at) ? [heard.strategic] : ground ? [heard.hill] : []),
    ...(isZone(at) && terrains[at] === 'marsh' ? [heard.marsh] : []),
    ...(posts ? [heard.posts(posts.value, posts.of ?? 0)] : []),
    ...(pips ? [heard.trench(pips.value)] : []),
    ...(ring && ring.value > 0 ? [heard.ring(ring.value)] : []),
    ...said(value('companies'), heard.companies),
    ...said(withState('reduced'), heard.reduced),
    ...said(withState('disorganized'), heard.disorganized),
    ...said(value('tanks'), heard.tanks),
    ...said(value('machine-guns'), heard.machineGuns),
    ...said(value('hand-french'), heard.hand),
    ...said(value('battalions'), heard.battalions),
    ...said(value('dummies'), heard.dummies),
    ...said(value('unknown'), heard.unknown),
    ...said(value('hand-viet-minh'), heard.hand),
    ...marks.flatMap((mark) => (saidBefore.includes(mark) || !isState(states, mark) ? [] : [states[mark]])),
    ...(bases.length > 0 ? [heard.bases(bases.join(', '))] : []),
    ...(lines.length > 0 ? [heard.joined(lines.join(', '))] : []),
  ].join(', ');
}

function isState<T extends object>(states: T, mark: string): mark is Extract<keyof T, string> {
  return Object.hasOwn(states, mark);
}
