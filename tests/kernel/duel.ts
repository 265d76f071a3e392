/**
 * A small complete game that proves the kernel alone: two sides with hidden hands strike in turn; the one who is
 * struck may parry inside the other's procedure (a nested reaction), then one die decides. Three hits win.
 */
import { copyChance, reveal, seeded, shuffle } from '../../src/kernel/chance';
import {
  fairChance,
  listOf,
  mustFit,
  oneOf,
  orNull,
  record,
  type StateSets,
  someOf,
  whole,
} from '../../src/kernel/check';
import { type FactsOf, factIn } from '../../src/kernel/facts';
import type { Choice, Game, GameState, Prompt, Rules, Setup } from '../../src/kernel/game';
import { chanceOf, totals } from '../../src/kernel/odds';
import { type Modifier, type Roll, sum, throwDice } from '../../src/kernel/rolls';
import { unknownDice } from '../../src/kernel/table';
import { closes, opens } from '../../src/kernel/tale';

type DuelSide = 'red' | 'blue';
const sides = ['red', 'blue'] as const;

export type DuelChoice =
  | { readonly do: 'strike'; readonly card: number }
  | { readonly do: 'parry'; readonly card: number }
  | { readonly do: 'take' };

type DuelEvent =
  | { readonly is: 'strike'; readonly side: DuelSide; readonly card: number }
  | { readonly is: 'parry'; readonly card: number }
  | { readonly is: 'rolled'; readonly roll: Roll; readonly hit: boolean };

export interface Duel extends GameState<DuelEvent> {
  options: readonly string[];
  deck: number[];
  hands: Record<DuelSide, number[]>;
  hits: Record<DuelSide, number>;
  striker: DuelSide;
}

const HIT_ON = 5;
const HITS_TO_WIN = 3;

const other = (side: DuelSide): DuelSide => (side === 'red' ? 'blue' : 'red');

function setUp({ options, seed }: Setup): Duel {
  const chance = seeded(seed);
  const deck = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3];
  shuffle(chance, deck);
  const hands = { red: deck.splice(0, 3), blue: deck.splice(0, 3) };
  return {
    turn: 1,
    phase: 'strike',
    chance,
    result: null,
    events: [],
    options,
    deck,
    hands,
    hits: { red: 0, blue: 0 },
    striker: 'red',
  };
}

export function modifiers(card: number, parry: number | null): Modifier[] {
  return [
    { cause: 'strike', rule: '2.1', value: card },
    ...(parry === null ? [] : [{ cause: 'parry', rule: '2.2', value: -parry }]),
  ];
}

function* play(duel: Duel): Rules<DuelChoice, void, DuelTypes['ask']> {
  while (!duel.result) {
    yield* strike(duel);
    if (Math.max(duel.hits.red, duel.hits.blue) >= HITS_TO_WIN || duel.turn === 40) end(duel);
    duel.striker = other(duel.striker);
    duel.turn++;
  }
}

function* strike(duel: Duel): Rules<DuelChoice, void, DuelTypes['ask']> {
  const side = duel.striker;
  const chosen = yield {
    side,
    ask: 'strike',
    rule: '2.1',
    resumable: true,
    choices: [...new Set(duel.hands[side])].map((card): DuelChoice => ({ do: 'strike', card })),
  };
  if (chosen.do !== 'strike') return;
  spend(duel, side, chosen.card);
  opens(duel, { is: 'fight', kind: 'assault', by: side });
  duel.events.push({ is: 'strike', side, card: chosen.card });
  const parry = duel.options.includes('no-parry') ? null : yield* reaction(duel, other(side), chosen.card);
  const plan = { name: 'strike', rule: '2.3', dice: '1d6', modifiers: modifiers(chosen.card, parry) } as const;
  const roll = throwDice(duel.chance, plan);
  const hit = roll.total >= HIT_ON;
  if (hit) duel.hits[side]++;
  duel.events.push({ is: 'rolled', roll, hit });
  closes(duel, 'fight');
}

function* reaction(duel: Duel, side: DuelSide, against: number): Rules<DuelChoice, number | null, DuelTypes['ask']> {
  const parries = [...new Set(duel.hands[side])].map((card): DuelChoice => ({ do: 'parry', card }));
  const chosen = yield { side, ask: 'parry', rule: '2.2', about: { against }, choices: [...parries, { do: 'take' }] };
  if (chosen.do !== 'parry') return null;
  spend(duel, side, chosen.card);
  duel.events.push({ is: 'parry', card: chosen.card });
  return chosen.card;
}

function spend(duel: Duel, side: DuelSide, card: number): void {
  duel.hands[side].splice(duel.hands[side].indexOf(card), 1);
  duel.deck.unshift(card);
  const drawn = duel.deck.pop();
  if (drawn !== undefined) duel.hands[side].push(drawn);
  reveal(duel.chance);
}

function end(duel: Duel): void {
  const level = duel.hits.red === duel.hits.blue ? 'draw' : duel.hits.red > duel.hits.blue ? 'red' : 'blue';
  duel.result = { level, points: Math.max(duel.hits.red, duel.hits.blue), cause: 'hits' };
}

function copy(duel: Duel): Duel {
  const { hands, hits, deck, chance, ...rest } = duel;
  return {
    ...rest,
    chance: copyChance(chance),
    events: [],
    deck: deck.slice(),
    hands: { red: hands.red.slice(), blue: hands.blue.slice() },
    hits: { ...hits },
  };
}

const someCards = listOf(whole(0, 3), 12);
const hits = whole(0, HITS_TO_WIN);
const fields: StateSets<Duel> = {
  turn: whole(1, 41),
  phase: oneOf(['strike']),
  chance: fairChance,
  result: orNull(record({ level: oneOf(['red', 'blue', 'draw']), points: orNull(hits), cause: oneOf(['hits']) })),
  options: someOf(['no-parry']),
  deck: someCards,
  hands: record<Duel['hands']>({ red: someCards, blue: someCards }),
  hits: record<Duel['hits']>({ red: hits, blue: hits }),
  striker: oneOf(sides),
};

/** Nothing in the kernel's tests reads a sentence of it. */
const unwritten = (): Promise<never> => Promise.reject(new Error('the duel has no books'));

export interface DuelTypes {
  readonly state: Duel;
  readonly choice: DuelChoice;
  readonly event: DuelEvent;
  readonly ask: 'strike' | 'parry';
  readonly reason: 'not-in-hand';
  readonly why: 'strongest';
}

const isSide = (side: string): side is DuelSide => sides.some((one) => one === side);

const facts: FactsOf<DuelEvent> = {
  strike: ({ side, card }) => ({ kind: 'fight', by: side, card: { id: `${card}`, is: 'played' } }),
  parry: ({ card }) => ({ kind: 'card', card: { id: `${card}`, is: 'played' } }),
  rolled: ({ roll }) => ({ kind: 'roll', roll }),
};

export const duel: Game<DuelTypes> = {
  id: 'duel',
  rules: 1,
  sides,
  scenarios: ['duel'],
  options: ['no-parry'],
  play: {
    setup: setUp,
    rules: play,
    copy,
    redeal(state, side, seed) {
      unknownDice(state, seed);
      if (!isSide(side)) return;
      const enemy = other(side);
      const unknown = [...state.hands[enemy], ...state.deck];
      shuffle(state.chance, unknown);
      state.hands[enemy] = unknown.splice(0, state.hands[enemy].length);
      state.deck = unknown;
    },
    check(state) {
      mustFit(fields, state);
      const cards = [...state.deck, ...state.hands.red, ...state.hands.blue].sort();
      if (cards.join('') !== '000111222333') throw new Error(`cards lost or doubled: ${cards.join()}`);
    },
    writes: { strike: ['card'], parry: ['card'], take: [] },
  },
  face: {
    map: {
      portrait: { aspect: 1, x: [], y: [] },
      landscape: { aspect: 1, x: [], y: [] },
      liveries: { red: 'red', blue: 'blue' },
      places: [],
      links: [],
      paths: [],
    },
    together: [],
    cards: { held: 'hand', art: () => null },
    phases: [{ id: 'strike', code: 'A', rule: '2.0', by: null }],
    groupOf: () => 'units',
    rowsOf: () => null,
    view(state, side) {
      const hand = side !== null && isSide(side) ? state.hands[side] : [];
      return {
        side: side ?? 'red',
        turn: state.turn,
        phase: state.phase,
        places: [],
        counters: [],
        tracks: sides.map((id) => ({ id, value: state.hits[id], min: 0, max: HITS_TO_WIN })),
        cards: hand.map((card) => ({ id: `${card}`, at: 'hand', playable: true })),
      };
    },
    offer: (_state, choice) => (choice.do === 'take' ? { primary: true } : { card: `${choice.card}` }),
    preview(_state, prompt, choice) {
      const against = typeof prompt.about?.against === 'number' ? prompt.about.against : null;
      const list =
        choice?.do === 'strike'
          ? modifiers(choice.card, null)
          : modifiers(against ?? 0, choice?.do === 'parry' ? choice.card : null);
      const odds = totals('1d6', sum(list));
      return {
        name: 'strike',
        rule: '2.3',
        dice: '1d6',
        modifiers: list,
        total: sum(list),
        bars: odds.map(({ is, chance }) => ({ total: is, chance, row: is >= HIT_ON ? 1 : 0 })),
        outcomes: [{ key: 'hit', kind: 'chance', value: chanceOf(odds, (total) => total >= HIT_ON) }],
      };
    },
    tries: () => [],
    refusal: () => ({ reason: 'not-in-hand', rule: '2.1' }),
    fact: factIn(facts),
    witness: (event) => event,
    report: () => ({ levels: [], points: [], toll: [], rains: [], history: null }),
  },
  mind: {
    bot,
    weigh: (state, prompt) => [bot(state, prompt)],
    worth: (state, side) => (isSide(side) ? 0.5 + (state.hits[side] - state.hits[other(side)]) / 6 : 0.5),
    stage: ({ turn }) => turn,
    pace: 100,
    sight: { stages: 1, least: 1 },
    trifle: 0.02,
  },
  books: {
    words: { en: unwritten, fr: unwritten, vi: unwritten },
    rulebook: { en: unwritten, fr: unwritten, vi: unwritten },
    guide: { en: unwritten, fr: unwritten, vi: unwritten },
    guided: [],
    ruleOf: () => null,
  },
};

function bot(_state: Duel, prompt: Prompt<DuelChoice>) {
  const best = prompt.choices.reduce((a, b) => (strengthOf(b) > strengthOf(a) ? b : a));
  return { choice: best, why: 'strongest' } as const;
}

function strengthOf(choice: Choice): number {
  return 'card' in choice && typeof choice.card === 'number' ? choice.card : -1;
}
