/** Replays the journal with the same rules, away from the browser, and compares what the screen says with them. */
import { companyOf, seatOf } from '../../src/app/session/seating';
import { onlyAnswer } from '../../src/app/session/unasked';
import type { Game, Side } from '../../src/kernel/game';
import type { Seats } from '../../src/kernel/seats';
import { Table } from '../../src/kernel/table';
import type { CounterView, PlaceView, View } from '../../src/kernel/view';
import { type GameWords, plain, signed } from '../../src/kernel/words';
import { words } from '../../src/locale';
import type { Company } from '../../src/panels/model/model';
import type { Screen, Sight, Stored } from './screen';

export interface Referee {
  /** The table as it must stand after the journal that was seen last. */
  readonly table: Table;
  /** Everything on the screen that the rules do not say. */
  differences(sight: Sight): readonly string[];
  /** What can be read behind a curtain though only one side may know it. */
  leaks(sight: Sight): readonly string[];
}

export function createReferee(game: Game, said: GameWords, begun: Stored, seats: Seats): Referee {
  const company = companyOf(game.sides, seats);
  let table = replayed(game, begun, [], null, company);
  return {
    get table() {
      return table;
    },
    differences({ screen, stored }) {
      if (!stored) return ['the campaign is not on the disk'];
      table = replayed(game, stored, screen.meant, table, company);
      const { prompt } = table;
      // What need not be asked is answered when the table is opened, and written with the next choice.
      if (prompt && screen.question !== null && screen.question !== questionOf(said, prompt)) passOver(table, company);
      const { state } = table;
      const sitting =
        company === 'computer' ? game.sides.find((side) => seatOf(game, state, seats, side) === 'person') : null;
      return compare(table, said, screen, sitting ?? null);
    },
    leaks({ screen, stored }) {
      if (stored) table = replayed(game, stored, screen.meant, table, company);
      const { state } = table;
      const hands = game.sides.flatMap((side) =>
        game.face.view(state, side, null).cards.filter(({ at }) => at === 'hand'),
      );
      const open = game.sides.flatMap((side) =>
        game.face.view(state, side, null).cards.filter(({ at }) => at !== 'hand'),
      );
      const titles = (cards: typeof hands) => new Set(cards.map(({ id }) => spaced(said.card(id).title)));
      const known = titles(open);
      return [...titles(hands)].filter((title) => !known.has(title) && screen.curtain?.text.includes(title));
    },
  };
}

/** The table as the journal says, with what is meant. */
function replayed(game: Game, stored: Stored, meant: readonly string[], last: Table | null, company: Company): Table {
  const { scenario, options, seed } = stored;
  const choices = [...stored.choices, ...meant];
  const goesOn = last?.entries.every(({ choice }, i) => last.write(choice) === choices[i]);
  const table = last && goesOn ? last : new Table(game, { scenario, options, seed });
  const next = stored.choices.slice(table.entries.length);
  const made = table.follow(next);
  if (made < next.length) throw new Error(`the journal says «${next[made]}», which is not offered`);
  table.note({ rewinds: 0, hints: [], presses: stored.presses });
  for (const text of choices.slice(table.entries.length)) {
    if (table.offered(text) === undefined) passOver(table, company);
    table.follow([text]);
  }
  return table;
}

function passOver(table: Table, company: Company): void {
  for (;;) {
    const { prompt } = table;
    const idle = prompt?.idle && prompt.choices.find((one) => table.game.face.offer(table.state, one).primary);
    const choice = onlyAnswer(table, company) ?? idle;
    if (!choice || !table.choose(choice).ok) return;
  }
}

type Asked = NonNullable<Table['prompt']>;
const questionOf = (said: GameWords, prompt: Asked) => spaced(`${plain(said.ask(prompt))} ${prompt.rule}`);

/** As the screen is read: every kind of space is one. */
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What whoever looks may see. */
function viewOf({ game, state, prompt }: Table, { covered }: Screen, person: Side | null): View {
  const { hides } = game.face;
  // Once the battle is over all that was hidden lies open.
  if (state.result && hides !== undefined) return game.face.view(state, hides, null);
  const side = prompt?.side ?? person ?? game.sides[0] ?? '';
  return covered ? { ...game.face.view(state, null, null), side } : game.face.view(state, side, prompt);
}

function compare(table: Table, said: GameWords, screen: Screen, person: Side | null): readonly string[] {
  const { state, prompt } = table;
  const view = viewOf(table, screen, person);
  const found: string[] = [];
  const same = (what: string, shown: string | null, meant: string) => {
    if (shown !== spaced(meant)) found.push(`${what}: «${shown}» instead of «${meant}»`);
  };

  if (prompt && screen.question !== null) same('question', screen.question, questionOf(said, prompt));
  if (!prompt && screen.question !== null) found.push(`asked after the end: ${screen.question}`);
  same('turn', screen.turn, words().table.turnShort({ turn: view.turn }));
  const { code, name } = said.phase(view.phase);
  same('phase', screen.phase, code === '' ? name : `· ${name}`);
  if (screen.undo !== null && !undoOf(table, said).includes(screen.undo)) found.push(`undo: «${screen.undo}»`);
  for (const { id, label } of screen.levels) same(`track ${id}`, label, levelOf(view, said, id));
  for (const { id, label } of screen.places) found.push(...placeDiffers(view, said, id, label));
  const counters = [...screen.counters, ...(screen.tray?.counters ?? [])];
  for (const { id, label } of counters) found.push(...counterDiffers(view, said, id, label));
  const legal = new Set(prompt?.choices.map((choice) => table.write(choice)));
  for (const choice of screen.choices) if (!legal.has(choice)) found.push(`«${choice}» is not offered by the rules`);
  if (screen.tray) {
    const { place } = screen.tray;
    const here = view.counters.filter(({ at, side }) => at === place && side === view.side).map(({ id }) => id);
    same(`counters in ${place}`, ids(screen.tray.counters.map(({ id }) => id)), ids(here));
  }
  if (state.result) same('report', screen.result, said.result(state.result).name);
  return found;
}

const ids = (list: readonly string[]) => [...list].sort().join(' ');

/** What undo may name: a choice of this run, several that were made together, or one that is only planned. */
function undoOf(table: Table, said: GameWords): readonly string[] {
  const t = words().table.dock;
  const { prompt, undoable, entries } = table;
  const made = undoable > 0 ? entries.slice(-undoable).map((entry) => said.made(entry.choice, entry)) : [];
  const planned = prompt?.choices.map((choice) => said.choice(choice, prompt)) ?? [];
  const together = made.flatMap((what, i) =>
    made.slice(i + 1).map((_, more) => words().asking.plan.batch({ what, more: more + 1 })),
  );
  const named = [...made, ...planned, ...together].map((what) => spaced(t.undo({ what })));
  // After the end only whoever made the last choice may take it back; what nobody was asked is nobody's to take back.
  const first = entries.length - undoable;
  // A window may have been answered by a standing order.
  const byHand = entries.some((_, i) => i >= first && !table.forkAt(i).prompt?.window);
  const asked = prompt && byHand && table.pressBefore(entries.length) >= first;
  return asked ? named : [spaced(t.nothingToUndo), ...named];
}

function levelOf(view: View, said: GameWords, id: string): string {
  const group = view.tracks.filter((one) => one.group === id);
  if (group.length > 1) return group.map((one) => `${said.track(one.id).name}: ${one.value}`).join(', ');
  const track = view.tracks.find((one) => one.id === id);
  if (!track) return 'no such track';
  const { value, min, modifier, state, goal, boxes } = track;
  if (goal !== undefined) {
    return `${said.track(id).name}: ${words().table.area.ofLimit({ count: value, of: goal })}`;
  }
  const word = boxes === 'word' && state !== undefined ? said.state(state) : null;
  const figure = word ?? (min < 0 ? signed(value) : `${value}`);
  const { name } = said.track(id);
  // A formation is a place too, and says whether it is active.
  if (view.places.some((place) => place.id === id)) return `${name}: ${value}${state ? `, ${said.state(state)}` : ''}`;
  return modifier === undefined ? `${name}: ${figure}` : `${name}: ${figure}, ${signed(modifier)}`;
}

/** Each part of the spoken name must be there, once is enough; the order is the board's own affair. */
function lacks(label: string, parts: readonly string[]): readonly string[] {
  const said = label.toLowerCase();
  return parts
    .map(spaced)
    .filter((part) => !said.includes(part.toLowerCase()))
    .map((part) => `«${label}» does not say «${part}»`);
}

function placeDiffers(view: View, said: GameWords, id: string, label: string): readonly string[] {
  const place: PlaceView | undefined = view.places.find((one) => one.id === id);
  if (!place) return [`${id} is on the map and not in the view`];
  const here = view.counters.filter(({ at }) => at === id);
  return lacks(label, [said.spoken(place, here)]);
}

function counterDiffers(view: View, said: GameWords, id: string, label: string): readonly string[] {
  const counter: CounterView | undefined = view.counters.find((one) => one.id === id);
  if (!counter) return [`${id} is shown and not in the view`];
  const figures = counter.factors.flatMap((value, i) =>
    value === null ? [] : [`${said.factors[i]} ${signed(value).replace('+', '')}`],
  );
  return lacks(label, [counter.label, said.counterKind(id), ...figures, ...counter.states.map((s) => said.state(s))]);
}
