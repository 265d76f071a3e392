/** Plays with sense: what the game's own bot would do, brought about on the screen in one way alone. */
import type { Choice } from '../../src/kernel/game';
import type { Table } from '../../src/kernel/table';
import { look, type Sight } from './screen';
import { PATIENCE, RobotStopped, type Run, type Way } from './sitting';

/** What is to be chosen, and what was tried for it without avail. */
interface Aim {
  readonly at: number;
  readonly choice: Choice;
  readonly key: string;
  readonly tried: Map<string, number>;
}

/** The same thing may be tapped so often for one choice: a sheet may have to be opened again. */
const TRIES = 2;
/** Opens a question that lies folded: once is enough to see whether it leads on. */
const show = '.acts .strong:enabled:not([data-choice])';

/** `taps` hears what each tap was meant for. */
export function pursuer(
  run: Run,
  way: Way,
  taps: (selector: string) => void = () => {},
): (sight: Sight) => Promise<void> {
  const { referee, hand } = run;
  let aim: Aim | null = null;
  return async (sight) => {
    const { prompt, entries } = referee.table;
    if (!prompt) return;
    const offered = aim && prompt.choices.some((one) => referee.table.write(one) === aim?.key);
    if (!aim || aim.at !== entries.length || !offered) aim = inTurn(run, aimOf(run), sight);
    for (const selector of way === 'list' ? byList(run, aim, sight) : byHand(run, aim, sight)) {
      const times = aim.tried.get(selector) ?? 0;
      if (times >= (selector === show ? 1 : TRIES)) continue;
      const before = JSON.stringify(sight);
      if (!(await hand.tap(selector))) continue;
      taps(selector);
      aim.tried.set(selector, times + 1);
      await changes(run, before);
      return;
    }
    const tried = [...aim.tried.keys()].join('\n  ');
    throw new RobotStopped(`dead end at ${prompt.ask}: «${aim.key}» cannot be chosen; tried\n  ${tried}`);
  };
}

function aimOf(run: Run): Aim {
  const { referee, lots, stray = 0 } = run;
  const { prompt, entries } = referee.table;
  const choice = (lots.chance(stray) && lots.pick(prompt?.choices ?? [])) || meant(run, referee.table);
  if (!choice) throw new RobotStopped('nobody is asked');
  return { at: entries.length, choice, key: referee.table.write(choice), tried: new Map() };
}

/** Where each counter must go, the one in hand goes first, whichever was meant. */
function inTurn({ referee, rules, by }: Run, aim: Aim, { screen: { targets } }: Sight): Aim {
  const { prompt, state } = referee.table;
  const must = prompt?.choices.every((choice) => rules.face.offer(state, choice).counter !== undefined);
  if (by === 'list' || !targets || targets.includes(aim.key) || !must) return aim;
  const choice = prompt?.choices.find((one) => targets.includes(referee.table.write(one)));
  return choice ? { ...aim, choice, key: referee.table.write(choice) } : aim;
}

/** What the robot was told to choose, else what the bot would. */
function meant({ choose }: Run, table: Table): Choice | null {
  return choose?.(table) ?? (table.prompt && table.game.mind.bot(table.state, table.prompt).choice);
}

/** Until the screen or the disk is another one. A tap that only selects may leave both as they are. */
export async function changes({ page }: Pick<Run, 'page'>, before: string): Promise<void> {
  const until = Date.now() + Math.min(PATIENCE, 1500);
  while (Date.now() < until && JSON.stringify(await look(page)) === before) await page.waitForTimeout(20);
}

const quoted = (key: string) => key.replaceAll('"', '\\"');

/** What makes the choice at once, or marks it. */
function nearest(key: string): readonly string[] {
  const choice = `[data-choice="${quoted(key)}"]`;
  return [`.acts .strong${choice}:enabled`, `${choice}:not(.strong, [aria-pressed="true"])`];
}

/** The list of all choices, however deep it lies. */
const theList = [
  '.question > .icon-button[aria-expanded="false"]',
  '.in-hand .icon-button',
  '.sheet-head > .icon-button',
] as const;

const theHand = '.strip-buttons .icon-button';

/** By the list of choices and the strong button alone. */
function byList({ rules, referee }: Run, { choice, key }: Aim, { screen }: Sight): readonly string[] {
  const { place, deed, card, counter } = rules.face.offer(referee.table.state, choice);
  if (card !== undefined && screen.covered) return ['.sheet [data-hand]', show, ...theList];
  const inList = `.sheet[data-topic="choices"] [data-choice="${quoted(key)}"]:not([aria-pressed="true"])`;
  const strong = `.acts .strong[data-choice="${quoted(key)}"]:enabled`;
  const ofPlace = deed
    ? [`.sheet[data-topic="choices"] [data-deeds="${place}"]`, `.deeds [data-choice="${quoted(key)}"]`]
    : [];
  const open = screen.sheet === 'choices' ? [] : theList;
  return [strong, inList, folded(counter), ...ofPlace, ...open];
}

/** What a counter can do stands folded in a long list. */
const folded = (counter: string | undefined) => `.sheet [data-mover="${counter}"][aria-expanded="false"]`;

/** On the map, or on the ribbon at its foot. */
const onMap = (place: string) => `:is(.board-access, .board-ribbon) button[data-place="${place}"]`;

/** By what lies nearest to the hand: the button, the map, the sheet of a place, and the list where nothing else leads on. */
function byHand(run: Run, { choice, key }: Aim, { screen }: Sight): readonly string[] {
  const { rules, referee, lots } = run;
  const { state, prompt } = referee.table;
  const { counter, place, card } = rules.face.offer(state, choice);
  // Cards of a covered hand are looked at behind the curtain alone.
  if (card !== undefined && screen.covered) return ['.sheet [data-hand]', theHand, show];
  const view = rules.face.view(state, prompt?.side ?? null, prompt);
  const home = view.counters.find(({ id }) => id === counter)?.at;
  const [strong = '', ...others] = nearest(key);
  const inHand = screen.targets !== null;
  const goal = counter === undefined ? null : goalOf(run, choice, counter);
  if (inHand && goal !== null) return [onMap(goal), strong, ...others, '.in-hand .icon-button', ...theList];
  if (inHand) {
    const along = screen.targets?.includes(key) ? goAlong(run, choice) : [];
    const reached = screen.targets?.includes(key) && place !== undefined && lots.chance(0.5);
    return [strong, ...along, ...(reached ? [onMap(place)] : []), ...others, '.in-hand .icon-button', ...theList];
  }
  const batch = batchOf(run, choice);
  const filled = screen.sheet === `plan ${prompt?.ask} ${batch}`;
  if (batch) return [strong, ...(filled ? [runs] : [onMap(batch)]), ...others, ...theList];
  const group = view.counters.find(({ id }) => id === counter)?.group;
  const band = goal === null || group === undefined ? [] : [`.sheet [data-band="${group}"]:enabled`];
  const unit = counter === undefined ? [] : [...band, `[data-take="${counter}"]`, pickable(counter)];
  const places = [home, counter === undefined ? place : undefined].flatMap((id) => (id === undefined ? [] : onMap(id)));
  const all = choice.do === 'all' ? ['.sheet .all-able'] : [];
  const inList = place === undefined ? [] : [`.sheet[data-topic="choices"] [data-deeds="${place}"]`];
  return [strong, ...others, ...unit, ...all, show, ...places, ...inList, folded(counter), ...theList];
}

/** Makes all that is filled in. */
const runs = '.acts .strong[data-run]:enabled';

/** A place whose tap fills in this choice with others of its kind. */
function batchOf({ rules, referee }: Run, choice: Choice): string | null {
  const { state, prompt } = referee.table;
  const { place } = rules.face.offer(state, choice);
  if (!prompt || place === undefined || !rules.face.plans) return null;
  const [plan] = rules.face.plans.of(state, prompt, { place });
  return plan?.choices.some((one) => referee.table.write(one) === referee.table.write(choice)) ? place : null;
}

/** Where a way of several areas ends that a finger can lead to at once; null where it goes area by area. */
function goalOf({ rules, referee: { table } }: Run, choice: Choice, counter: string): string | null {
  const { prompt, state } = table;
  const ways = (prompt && rules.face.plans?.of(state, prompt, { counter })) ?? [];
  if (!prompt || ways.length === 0) return null;
  const tried = table.fork();
  const at = () => rules.face.view(tried.state, prompt.side, null).counters.find(({ id }) => id === counter)?.at;
  let goal: string | undefined;
  for (let next: Choice = choice; tried.choose(next).ok && tried.prompt?.side === prompt.side; ) {
    goal = at();
    if (tried.prompt.ask === prompt.ask) break;
    next = rules.mind.bot(tried.state, tried.prompt).choice;
  }
  goal ??= at();
  // Whoever may fail to come out is led to where it would.
  const leads = (place: string | undefined) => ways.some(({ to }) => to !== undefined && to.place === place);
  return [goal, rules.face.offer(state, choice).place].find(leads) ?? null;
}

/** How far the robot thinks ahead for those who go together. */
const AHEAD = 12;

/** The others that would go to the same place next: they go along with the one in hand. */
function goAlong(run: Run, choice: Choice): readonly string[] {
  const { table } = run.referee;
  const { game } = table;
  const { place } = game.face.offer(table.state, choice);
  const tried = table.fork();
  const units: string[] = [];
  for (let next: Choice | null = choice; next && units.length < AHEAD; ) {
    const { counter, place: to } = game.face.offer(tried.state, next);
    if (next.do !== choice.do || to !== place || counter === undefined) break;
    units.push(counter);
    if (!tried.choose(next).ok || tried.prompt?.ask !== table.prompt?.ask || !tried.prompt) break;
    next = meant(run, tried);
  }
  const { counters } = game.face.view(table.state, table.prompt?.side ?? null, null);
  const home = counters.find(({ id }) => id === units[0])?.at;
  const groupOf = (id: string) => counters.find((one) => one.id === id)?.group;
  const whole = new Set(
    units.flatMap((unit) => {
      const mates = counters.filter(({ at, group }) => at === home && group !== undefined && group === groupOf(unit));
      return mates.length > 1 && mates.every(({ id }) => units.includes(id)) ? (groupOf(unit) ?? []) : [];
    }),
  );
  const isSet = ':not([aria-pressed="true"])';
  return [
    ...[...whole].map((group) => `.along [data-along-group="${group}"]${isSet}`),
    ...units.slice(1).map((unit) => `.along [data-along="${unit}"]${isSet}`),
  ];
}

const pickable = (counter: string) =>
  `.sheet .counter-button[data-counter="${counter}"]:enabled:not([aria-pressed="true"])`;
