/** Plays The Lost Valley through the app's own storage until somebody kills the browser. */
import { lostValley } from '../../src/games/lost-valley';
import { Table } from '../../src/kernel/table';
import {
  andThen,
  type Compared,
  type Disk,
  goOn,
  list,
  load,
  nothingRecovered,
  openDisk,
  recover,
  resume,
  sitDown,
  start,
} from '../../src/storage';
import type { Found, FoundCampaign, Order, Step } from './reports';

/** Waits for the answer, so that whoever listens has heard it before the page goes on. */
function tell(what: 'found' | 'trying' | 'shown' | 'over', body: Found | Step | null): Order | null {
  const request = new XMLHttpRequest();
  request.open('POST', `/tell/${what}`, false);
  request.send(JSON.stringify(body));
  return JSON.parse(request.responseText);
}

/** The positions of all campaigns, by their names. */
async function positions(disk: Disk): Promise<ReadonlyMap<string, string>> {
  const shelf = await list(disk);
  return new Map(shelf.ok ? shelf.value.campaigns.map(({ id, hash }) => [id, hash]) : []);
}

async function found(disk: Disk): Promise<Found> {
  const before = await positions(disk);
  let recovered = nothingRecovered;
  const hear = (news: Compared) => {
    recovered = andThen(recovered, news);
  };
  await recover(disk, { rules: async () => lostValley, app: 'torture', hear });
  const changed = [...(await positions(disk))].filter(([id, hash]) => before.get(id) !== hash).length;
  const shelf = await list(disk);
  if (!shelf.ok) return { kind: shelf.reason, damaged: [], campaigns: [], recovered, changed };
  const campaigns: FoundCampaign[] = [];
  for (const { id, seed } of shelf.value.campaigns) {
    const stored = await load(disk, id);
    if (!stored.ok) {
      campaigns.push({ id, seed, choices: [], hash: null, wrong: [stored.reason] });
      continue;
    }
    const { choices, campaign, unreadable } = stored.value;
    const back = resume(lostValley, { ...campaign, ...stored.value });
    const wrong: string[] = back.ok ? back.value.notes.map(({ note }) => note) : [back.reason];
    if (unreadable > 0) wrong.push('unreadable');
    campaigns.push({ id, seed, choices, hash: back.ok ? back.value.table.hash() : null, wrong });
  }
  return { kind: disk.kind, damaged: shelf.value.damaged, campaigns, recovered, changed };
}

/** Mostly a choice, now and then a step back, a step forward, a rewind over dice. */
function act(table: Table): void {
  const lot = Math.random();
  if (lot < 0.06 && table.undo()) return;
  if (lot < 0.1 && table.redo()) return;
  if (lot < 0.12 && table.entries.length > 1) {
    table.rewind(Math.floor(Math.random() * table.entries.length));
    return;
  }
  const choices = table.prompt?.choices ?? [];
  const choice = choices[Math.floor(Math.random() * choices.length)];
  if (choice) table.choose(choice);
}

async function opened(disk: Disk, { id, scenario, seed }: Order) {
  if (id !== null) return goOn(disk, lostValley, id, localStorage);
  tell('trying', { id, seed, choices: [], chose: 0, kept: 0, trouble: null });
  return start(disk, new Table(lostValley, { scenario, options: [], seed }), { french: 'person' }, localStorage);
}

async function play(disk: Disk, order: Order): Promise<void> {
  const played = await opened(disk, order);
  if (!played.ok) throw new Error(played.reason);
  const { campaign, table, keeper } = played.value;
  const { id, seed } = campaign;
  const screen = document.querySelector('#shown');
  const seat = await sitDown(id, { moved() {}, asked: async () => {}, dismissed() {} });
  if (!seat.playing) throw new Error('a killed window still holds the campaign');
  const step = (chose: number, kept: number, trouble: string | null): Step => {
    const { choices } = table.journal();
    return { id, seed, choices, chose, kept, trouble };
  };
  tell('shown', step(0, 0, null));
  while (table.prompt) {
    const before = performance.now();
    act(table);
    const chosen = performance.now();
    tell('trying', step(chosen - before, 0, null));
    const writing = performance.now();
    const outcome = await keeper.keep(table);
    const kept = performance.now() - writing;
    if (screen && outcome.ok) screen.textContent = `${id} ${table.entries.length}`;
    tell('shown', step(chosen - before, kept, outcome.ok ? null : outcome.reason));
    seat.announce(table.entries.length);
  }
  seat.leave();
}

const disk = await openDisk();
for (let order = tell('found', await found(disk)); order; order = tell('over', null)) await play(disk, order);
