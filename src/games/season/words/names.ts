/** Names inside sentences, with their ids, and what a question is about. */
import { type CommonNames, type Asked as KernelAsked, listed, textOf } from '../../../kernel/wording';
import { type Name, type PlaceWords, plain, type Sentence } from '../../../kernel/words';
import { codes } from '../codes';
import { INSET } from '../data/outlines';
import { crs, pas } from '../data/pas';
import { units } from '../data/units';
import { zones } from '../data/zones';
import { HIDDEN_PIECE, SHOWN_DUMMY } from '../face/witness';
import type { SeasonTexts } from './texts';

export interface Names extends CommonNames {
  place(id: string): Name | string;
  unit(id: string): Name | string;
  units(ids: readonly string[]): Sentence;
  side(id: string): string;
  /** The name of a piece or a place alone, for a button. */
  textOf(id: string): string;
  /** What a code of a table means. */
  code(table: string, code: string): string;
}

/** French names as they are written; the data keep to plain letters. */
const accents: Readonly<Record<string, string>> = {
  Beatrice: 'Béatrice',
  Eliane: 'Éliane',
  Epervier: 'Épervier',
  Francoise: 'Françoise',
  Opera: 'Opéra',
};

function written(name: string): string {
  return name.replace(/\b(Beatrice|Eliane|Epervier|Francoise|Opera)\b/g, (word) => accents[word] ?? word);
}

const posts: ReadonlyMap<string, string> = new Map(
  pas.map(({ id, name }) => [id, written(name.replace(' (Wieme)', ''))]),
);

/** On a crowded map: the letter of the centre and the number of the post. */
const briefs: Readonly<Record<string, string>> = { F1: 'F', JU1: 'Ju', EP1: 'Ép', OP1: 'Op' };

const BASE = /^([A-Z0-9]+)>([A-Z0-9]+)$/;

/** Any place of the map, an assault base, or a box. */
export function placeIn(texts: SeasonTexts, id: string): PlaceWords {
  const box = textOf(texts.boxes, id);
  if (box) return box;
  const post = posts.get(id);
  if (post !== undefined) return postIn(texts, id, post);
  const [, from = '', to = ''] = BASE.exec(id) ?? [];
  if (from !== '') {
    const name = texts.base(letterOf(from), placeIn(texts, to).short);
    return { name, short: name };
  }
  return zoneIn(texts, id);
}

function postIn({ hills, letters }: SeasonTexts, id: string, post: string): PlaceWords {
  const hill = textOf(hills, id);
  if (hill) return { name: `${hill.name} (${post})`, short: hill.name, brief: hill.brief, lettered: hill.brief };
  const [, centre = '', number = ''] = /^(\D+)(\d+)$/.exec(id) ?? [];
  const brief = briefs[id] ?? `${textOf(letters, centre) ?? centre}${number}`;
  // A post that is alone in its centre has no number: its name fits its loop.
  return { name: post, short: post, brief, lettered: Object.hasOwn(briefs, id) ? post : brief };
}

/** A zone on a base: its letter, or J2 for a jungle. */
function letterOf(zone: string): string {
  return zone.replace(/^Z/, '');
}

/** The letter of a base’s zone; empty where a place is no base. */
export function baseLetter(id: string): string {
  return letterOf(BASE.exec(id)?.[1] ?? '');
}

function zoneIn(texts: SeasonTexts, id: string): PlaceWords {
  if (id === INSET) return { name: texts.inset, short: texts.inset };
  const zone = zones.find((one) => one.id === id);
  if (!zone) return { name: id, short: id };
  if (zone.kind === 'jungle') return texts.jungle(id.slice(1));
  if (!/^Z[A-R]$/.test(id)) return texts.centre(centresIn(id));
  const letter = texts.zone(id.slice(1));
  if (zone.kind === 'cr') {
    const centre = centresIn(id);
    return { name: `${letter.name} (${centre})`, short: centre, brief: '', lettered: '' };
  }
  const named = textOf(texts.zoneNames, id) ?? '';
  const hill = zone.terrain === 'hill' && named !== '' ? ` · ${named}` : '';
  const lettered = `${id.slice(1)}${hill}`;
  return { ...letter, ...(named !== '' && { name: `${letter.name} (${named})` }), lettered };
}

function centresIn(zone: string): string {
  return crs
    .filter((cr) => cr.zone === zone)
    .map(({ name }) => written(name))
    .join('-');
}

const unitOf: ReadonlyMap<string, (typeof units)[number]> = new Map(units.map((unit) => [unit.id, unit]));

export function dataOf(id: string) {
  return unitOf.get(id);
}

/** What a question is about, with names for its ids. */
export interface Asked extends KernelAsked {
  place(of: string): Name | string;
  unit(of: string): Name | string;
}

/** What follows from an answer, while the question is open. */
export type Follows = Readonly<Record<string, (q: Asked) => string>>;

/** An answer with what follows from it behind a colon, as the language writes one; alone once it is given. */
export function answerIn(q: Asked, label: string, follows: Follows, colon = ': '): string {
  const text = q.offers('yes') ? (textOf(follows, q.key)?.(q) ?? '') : '';
  return text === '' ? label : `${label}${colon}${text}`;
}

export function askedIn(asked: KernelAsked, n: Names): Asked {
  return {
    ...asked,
    place: (of) => n.place(asked.id(of)),
    unit: (of) => n.unit(asked.id(of)),
  };
}

export function namesIn(
  texts: SeasonTexts,
  { short, ...common }: Omit<CommonNames, 'any'> & { short(id: string): string },
): Names {
  const place = (id: string): Name | string => {
    if (Object.hasOwn(texts.boxes, id)) return short(id);
    // A base is no place that a tap can show: its post is.
    const [, , post] = BASE.exec(id) ?? [];
    return { kind: 'place', id: post ?? id, text: short(id) };
  };
  const unit = (id: string): Name | string => {
    if (id === HIDDEN_PIECE) return texts.unknownPiece;
    if (id === SHOWN_DUMMY) return texts.shownDummy;
    const data = unitOf.get(id);
    if (data?.type === 'dummy') return { kind: 'counter', id, text: `${texts.kinds.dummy} ${data.name}` };
    const text = data?.type === 'battalion' ? texts.battalion(data.name) : (data?.name ?? id);
    return { kind: 'counter', id, text };
  };
  const any = (id: string) => (unitOf.has(id) || id === HIDDEN_PIECE ? unit(id) : place(id));
  return {
    ...common,
    place,
    unit,
    any,
    textOf: (id) => plain([any(id)]),
    units: (ids) => listed(ids.map(unit)),
    side: (id) => textOf(texts.sides, id) ?? id,
    code: (table, code) => codeIn(texts, table, code),
  };
}

function codeIn(texts: SeasonTexts, table: string, code: string): string {
  const rows = textOf(texts.rows, table);
  const at = (textOf(codes, table) ?? []).indexOf(code);
  return rows?.[at] ?? code;
}
