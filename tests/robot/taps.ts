/** npm run robot -- taps [--only <part of a name>] [--seed <of Vallée's weeks>] [--dist <folder>]: how many taps the usual things take, beside what they may take. */
import { parseArgs } from 'node:util';
import { gameOf } from '../../src/cli/games';
import type { Choice, Offer } from '../../src/kernel/game';
import type { Seats } from '../../src/kernel/seats';
import { Table } from '../../src/kernel/table';
import { launch, openPhone } from '../e2e/browser';
import { openPage } from '../e2e/page';
import { serve } from '../e2e/server';
import { inHaste } from './haste';
import { changes, pursuer } from './pursue';
import type { Sight } from './screen';
import { type RobotOptions, type Run, settle, sitDown } from './sitting';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    dist: { type: 'string' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
  },
});

type Chooses = (table: Table) => Choice | null;

interface Measure {
  readonly name: string;
  /** So many at most; where it hangs on what happens, by the choices in which it did. */
  readonly most: number | ((entries: Table['entries']) => number);
  /** What is counted: taps without those that lead through what is told, those alone, or cover screens. */
  readonly counts?: 'taps' | 'told' | 'curtains';
  readonly game: string;
  readonly scenario?: string;
  readonly seats?: Seats;
  readonly seed: string;
  /** Buttons that are pressed before anything else where they are there. */
  readonly shortcuts?: readonly string[] | ((table: Table) => readonly string[]);
  /** Only the taps of this side count; of both where none is named. */
  readonly of?: string;
  /** What is chosen; the bot chooses where this says nothing. */
  readonly choose: Chooses;
  /** Taps are counted from the first question for which this holds to the first, later on, for which it does not. */
  readonly counted: (table: Table) => boolean;
}

/** The first choice that is offered of these kinds, in their order. */
const first =
  (...kinds: readonly string[]): Chooses =>
  ({ prompt }) =>
    kinds.flatMap((kind) => prompt?.choices.find((choice) => choice.do === kind) ?? [])[0] ?? null;

const offerOf = ({ game, state }: Table, choice: Choice): Offer => game.face.offer(state, choice);
/** What the strong button would do by itself. */
const asSet: Chooses = (table) => table.prompt?.choices.find((choice) => offerOf(table, choice).primary) ?? null;
const asks = (table: Table, ...keys: readonly string[]) => keys.includes(table.prompt?.ask ?? '');
const made = ({ entries }: Table, ...kinds: readonly string[]) =>
  entries.filter(({ choice }) => kinds.includes(choice.do)).length;

const against = (side: string): Seats => ({ french: 'person', 'viet-minh': 'person', [side]: 'hasty' });

/** Takes part in a fight that has been declared: what is set goes. */
const inFight = (table: Table) => table.prompt?.resumable !== true;

/** Cards that join what is put together, not those that are played in its stead or at once. */
const joining = (table: Table) =>
  (table.prompt?.choices ?? []).filter((choice) => {
    const tried = choice.do === 'play' ? table.fork() : null;
    return tried?.choose(choice).ok === true && tried.prompt?.ask === table.prompt?.ask;
  });

/** An impulse of Storm: this deed by whoever can do it best, with what is set at first and so many cards. */
function impulse(deed: string, cards: number): Pick<Measure, 'choose' | 'counted'> {
  const done = (table: Table) => made(table, deed) > 0 && !inFight(table);
  const isForce = (table: Table) => asks(table, 'fire-force', 'assault-force');
  return {
    choose(table) {
      if (asks(table, 'impulse')) return first(deed)(table);
      if (isForce(table) && made(table, 'play') < cards) return joining(table)[0] ?? asSet(table);
      return isForce(table) ? asSet(table) : null;
    },
    counted: (table) =>
      !done(table) &&
      (asks(table, 'impulse') ||
        (made(table, deed) > 0 && table.prompt?.window === undefined && made(table, 'go') === 0)),
  };
}

/** A seed for which the bot's game comes to a question where this can be chosen. */
function seedWith(game: string, side: string, fits: (table: Table) => boolean): string {
  const rules = gameOf(game);
  for (let n = 1; n < 60; n++) {
    const table = new Table(rules, { scenario: rules.scenarios[0] ?? '', options: [], seed: `taps-${n}` });
    for (let i = 0; i < 40 && table.prompt; i++) {
      if (table.prompt.side === side && table.prompt.resumable === true && fits(table)) return `taps-${n}`;
      if (table.prompt.ask === 'impulse' && table.prompt.side === side) break;
      table.choose(rules.mind.bot(table.state, table.prompt).choice);
    }
  }
  throw new Error(`no game of ${game} fits`);
}

/** Whether so many cards can be put on an assault from here. */
function cardsOnAssault(table: Table, cards: number): boolean {
  const tried = table.fork();
  const assault = first('assault')(tried);
  if (!assault || !tried.choose(assault).ok) return false;
  const target = first('to')(tried);
  if (asks(tried, 'assault-target') && target) tried.choose(target);
  const all = first('all')(tried);
  if (all) tried.choose(all);
  return joining(tried).length >= cards;
}

/** Assaults, divisions that join, rings that close: each has its card. */
const isToldApart: ReadonlySet<string> = new Set(['vm-assault', 'division', 'encircled']);

/** Leads all who must go where a sensible player would. */
const PROPOSED = '.acts .strong[data-proposes]:enabled';
const END_TURN = '.question [data-plan="end-turn"]:not([aria-pressed="true"])';
const RUN = '.acts .strong[data-run]:enabled';
const UNTIL_DONE = '.question [data-plan="until-done"]:not([aria-pressed="true"])';

const measures: readonly (() => Measure)[] = [
  () => ({
    name: 'Storm: fire',
    most: 3,
    game: 'storm',
    seats: against('french'),
    seed: seedWith('storm', 'viet-minh', (table) => first('fire')(table) !== null),
    ...impulse('fire', 0),
  }),
  () => ({
    name: 'Storm: assault with two cards',
    most: 5,
    game: 'storm',
    seats: against('french'),
    seed: seedWith('storm', 'viet-minh', (table) => cardsOnAssault(table, 2)),
    ...impulse('assault', 2),
  }),
  () => ({
    name: 'Storm: a reaction, none',
    most: 1,
    game: 'storm',
    seats: against('viet-minh'),
    seed: 'taps-1',
    choose: (table) => (table.prompt?.window ? asSet(table) : null),
    counted: (table) => table.prompt?.window === 'fight',
  }),
  () => ({
    name: 'Storm: a reaction, one card',
    most: 2,
    game: 'storm',
    seats: against('viet-minh'),
    seed: 'taps-2',
    choose: (table) => (table.prompt?.window ? first('play')(table) : null),
    counted: (table) => table.prompt?.window === 'fight' && first('play')(table) !== null,
  }),
  () => ({
    name: 'Storm: arrivals',
    most: 8,
    game: 'storm',
    seats: against('viet-minh'),
    seed: 'taps-1',
    shortcuts: [PROPOSED],
    choose: first('pass'),
    counted: (table) => asks(table, 'place'),
  }),
  () => ({
    name: 'The Lost Valley: a usual raid',
    most: 3,
    game: 'lost-valley',
    seed: '1',
    choose: (table) => (asks(table, 'raid') ? first('raid')(table) : asks(table, 'raid-force') ? asSet(table) : null),
    counted: (table) => (made(table, 'raid') === 0 ? asks(table, 'raid') : asks(table, 'raid-force')),
  }),
  () => ({
    name: 'The Lost Valley: a turn with what is set',
    most: 12,
    game: 'lost-valley',
    seed: '1',
    shortcuts: [PROPOSED, END_TURN, RUN],
    choose: asSet,
    counted: ({ state }) => state.turn === 3,
  }),
  () => ({
    name: 'The Lost Valley: a whole turn told, one tap an assault or moment beside the event, what is planned and the summary',
    most: (entries) => 3 + entries.flatMap(({ events }) => events).filter(({ is }) => isToldApart.has(is)).length,
    counts: 'told',
    game: 'lost-valley',
    seed: '1',
    choose: asSet,
    counted: ({ state }) => state.turn === 3,
  }),
  () => ({
    name: 'Storm: cover screens of an assault between two people',
    most: 2,
    counts: 'curtains',
    game: 'storm',
    seats: { french: 'person', 'viet-minh': 'person' },
    seed: seedWith('storm', 'viet-minh', (table) => cardsOnAssault(table, 1)),
    choose: (table) =>
      made(table, 'assault') === 0 && asks(table, 'impulse') && table.prompt?.side === 'viet-minh'
        ? first('assault')(table)
        : null,
    counted: (table) => made(table, 'assault') > 0 && !asks(table, 'impulse'),
  }),
  () => ({
    name: "Season: a Viet Minh week's digging, moves and two regiments engaged",
    most: 60,
    game: 'season',
    scenario: 'full-battle',
    seats: against('french'),
    seed: '1',
    choose: seasonWeek,
    counted: (table) => made(table, 'engage') < 6 || asks(table, 'engage'),
  }),
  () => ({
    name: 'Season: a quiet French round',
    most: 6,
    game: 'season',
    scenario: 'full-battle',
    seats: against('viet-minh'),
    seed: '1',
    choose: (table) => first('no', 'done')(table) ?? asSet(table),
    counted: (table) => table.state.phase.startsWith('french'),
  }),
  ...(['viet-minh', 'french'] as const).flatMap((side) => [
    () => ({
      name: `Vallée: a quiet week, ${side}`,
      most: 12,
      game: 'vallee',
      scenario: 'campaign',
      seed: values.seed,
      of: side,
      shortcuts: [RUN],
      choose: (table: Table) => first('pass', 'roll', 'done', 'omit')(table) ?? asSet(table),
      counted: ({ state, prompt }: Table) => state.turn === 1 && !prompt?.ask.startsWith('setup'),
    }),
    () => ({
      name: `Vallée: a week with guns, moves and assaults, ${side}`,
      most: 60,
      game: 'vallee',
      scenario: 'campaign',
      seats: against(side === 'french' ? 'viet-minh' : 'french'),
      seed: values.seed,
      shortcuts: (table: Table) => [
        ...standing(table),
        RUN,
        ...(valleeWeek(table, side)?.do === 'pass' ? [UNTIL_DONE] : []),
      ],
      choose: (table: Table) => valleeWeek(table, side),
      counted: ({ state, prompt }: Table) => state.turn === 1 && !prompt?.ask.startsWith('setup'),
    }),
  ]),
];

/** How often a side made such a choice at such a question. */
const madeAt = ({ entries }: Table, side: string, ask: string, kind: string) =>
  entries.filter((entry) => entry.side === side && entry.ask === ask && entry.choice.do === kind).length;

/** Answers that are given once and then stand: guns stay silent at movers, all else goes as it is filled in. */
const answers = {
  opportunity: 'never',
  'counter-bombard': 'filled',
  'support-active': 'filled',
  'support-other': 'filled',
  'fire-attacker': 'filled',
  'fire-defender': 'filled',
  'final-fire': 'filled',
};
const standing = ({ prompt }: Table): readonly string[] =>
  Object.entries(answers).flatMap(([ask, term]) =>
    prompt?.ask === ask ? [`.plan-terms [data-term="${term}"]:not([aria-pressed="true"])`] : [],
  );

/** The first move of a unit out of a place, to another where one is named, and where it can stay. */
function goesFrom({ prompt, game, state }: Table, from: string, to?: string): Choice | null {
  const { counters } = game.face.view(state, prompt?.side ?? null, null);
  const units = new Set(counters.flatMap(({ id, at, symbol }) => (at === from && symbol !== 'mortar' ? [id] : [])));
  const stays = (counter: string, place = '') => {
    const ways = (prompt && game.face.plans?.of(state, prompt, { counter })) ?? [];
    return ways.length === 0 || ways.some((way) => way.to?.place === place);
  };
  const found = prompt?.choices.find((choice) => {
    const { counter = '', place } = game.face.offer(state, choice);
    const isMeant = (choice.do === 'move' || choice.do === 'exit') && units.has(counter);
    return isMeant && (to === undefined || place === to) && stays(counter, place);
  });
  return found ?? null;
}

/**
 * The example week. Twelve strategic moves of the Viet Minh, out of the transport area and the southeast, four of the
 * French reserve; four rounds, in which the 312th closes in on Béatrice and assaults it twice, and the French assault
 * once; then passes. What is filled in goes.
 */
function valleeWeek(table: Table, side: string): Choice | null {
  const round = 'round' in table.state ? Number(table.state.round) : 0;
  const isOwn = table.prompt?.side === side;
  const made = (ask: string, kind: string) => madeAt(table, side, ask, kind);
  if (!isOwn) return null;
  if (asks(table, 'strategic-move')) {
    const marches = made('strategic-move', 'move') + made('strategic-move', 'exit');
    const [most, from] = side === 'french' ? [4, ['cf']] : [12, ['otha', 'se']];
    const next = marches < most ? from.flatMap((place) => goesFrom(table, place) ?? [])[0] : null;
    return next ?? first('pass')(table);
  }
  if (asks(table, 'strategic-step', 'retreat')) return asSet(table);
  const assaults = made('assault', 'assault') < (side === 'french' ? 1 : 2);
  if (asks(table, 'assault-move') && (round > 4 || !assaults)) return first('pass', 'done')(table);
  if (asks(table, 'assault-move')) {
    const closes = side === 'french' || made('assault-move', 'move') >= 6 ? null : goesFrom(table, 'ne', 'ne-heights');
    return closes ?? first('done', 'pass')(table);
  }
  return asks(table, 'assault') && assaults ? first('assault', 'done')(table) : null;
}

/** 12 digs, 8 stacks moved, 6 battalions engaged, and on. */
function seasonWeek(table: Table): Choice | null {
  if (asks(table, 'dig')) return made(table, 'dig') < 12 ? (first('dig')(table) ?? asSet(table)) : first('done')(table);
  if (asks(table, 'engage')) return made(table, 'engage') < 6 ? first('engage')(table) : first('done')(table);
  if (asks(table, 'vm-move') && made(table, 'move') >= 24) return first('done')(table);
  return asks(table, 'assault-week', 'assault-now') ? first('yes')(table) : null;
}

const PATIENT = 400;

const server = await serve(values.dist ?? process.env.ROBOT_APP ?? '');
const browser = await launch();
for (const make of measures) {
  const measure = make();
  if (!measure.name.includes(values.only)) continue;
  try {
    const { counts, most, kinds, way } = await taken(measure);
    const what = measure.counts ?? 'taps';
    const verdict = counts[what] <= most ? 'as it should be' : `${counts[what] - most} too many`;
    const all = `${counts.taps} taps, ${counts.told} to be told, ${counts.curtains} curtains`;
    console.log(`${measure.name}: ${counts[what]} ${what} of ${most}, ${verdict} (${all}); ${kinds}`);
    for (const line of way) console.log(`  ${line}`);
  } catch (error) {
    console.log(`${measure.name}: not measured, ${error instanceof Error ? error.message : error}`);
  }
}
await browser.close();
await server.stop();

/** What makes many choices at once; true where one was met. */
async function shortcut(run: Run, selectors: readonly string[], way: string[], before: Sight): Promise<boolean> {
  for (const selector of selectors) {
    if (!(await run.hand.tap(selector))) continue;
    way.push(`${run.referee.table.prompt?.side} ${run.referee.table.prompt?.ask}: ${selector}`);
    await changes(run, JSON.stringify(before));
    return true;
  }
  return false;
}

async function taken(measure: Measure) {
  const context = await openPhone(browser, { viewport: { width: 390, height: 844 } });
  // What is told is told as to anybody where it is counted.
  const pace = measure.counts === 'told' ? { speed: '4', motion: 'full' } : { speed: 'instant', motion: 'none' };
  const stored = JSON.stringify({ version: 1, language: 'en', ...pace });
  await context.addInitScript((text) => localStorage.setItem('the-valley/settings', text), stored);
  await context.addInitScript(inHaste);
  const { page, problems } = await openPage(context);
  const options: RobotOptions = {
    ...measure,
    page,
    address: server.address,
    language: 'en',
    turns: Number.POSITIVE_INFINITY,
    by: 'touch',
    accept: true,
    patient: true,
    problems,
    log: () => {},
  };
  const run = await sitDown(options);
  const way: string[] = [];
  const step = pursuer(run, 'touch', (selector) => {
    const { prompt } = run.referee.table;
    way.push(`${prompt?.side} ${prompt?.ask}: ${selector}`);
  });
  const { shortcuts = [], of: side } = measure;
  const near = typeof shortcuts === 'function' ? shortcuts : () => shortcuts;
  let others = 0;
  let from: { readonly taps: number; readonly told: number; readonly curtains: number; readonly at: number } | null =
    null;
  for (let i = 0; i < PATIENT; i++) {
    const sight = await settle(run);
    const { table } = run.referee;
    if (!table.prompt) break;
    const counts = measure.counted(table);
    if (counts && !from) {
      from = { taps: run.hand.taps, ...run.waited, at: table.entries.length };
      way.length = 0;
    } else if (!counts && from) break;
    const before = run.hand.taps;
    const theirs = side !== undefined && table.prompt.side !== side;
    if (!(await shortcut(run, near(table), way, sight))) await step(sight);
    if (from && theirs) others += run.hand.taps - before;
  }
  const entries = run.referee.table.entries.slice(from?.at);
  await context.close();
  if (!from) throw new Error('it never came to it');
  const kinds = new Map<string, number>();
  for (const { choice } of entries) kinds.set(choice.do, (kinds.get(choice.do) ?? 0) + 1);
  const list = [...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ');
  const told = run.waited.told - from.told;
  const curtains = run.waited.curtains - from.curtains;
  const most = typeof measure.most === 'number' ? measure.most : measure.most(entries);
  return { counts: { taps: run.hand.taps - from.taps - told - others, told, curtains }, most, kinds: list, way };
}
