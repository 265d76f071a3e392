/** From an address to an open table: the campaign is taken up, replayed and seated. */
import { Table } from '../kernel/table';
import type { TableModel } from '../panels/model';
import { goOn, load, type PlayNote, resume, saveOf, start } from '../storage';
import { emergencyBox, theDisk } from './disk';
import { loadGame } from './load-game';
import { openSession } from './session';
import { settings } from './settings';

export interface Opened {
  readonly model: TableModel;
  readonly notes: readonly PlayNote['note'][];
  /** The campaign as a save, for export. */
  readonly save: () => ReturnType<typeof saveOf>;
}

export async function openTable(id: string): Promise<Opened | null> {
  const disk = await theDisk();
  const stored = await load(disk, id);
  if (!stored.ok) return null;
  const game = await loadGame(stored.value.campaign.game);
  if (!game) return null;
  const played = await goOn(disk, game, id, emergencyBox());
  if (!played.ok) return null;
  const { table, keeper, origin, notes, campaign } = played.value;
  const fresh = () => {
    const { scenario, options, seed } = campaign;
    const begun = resume(game, { ...campaign, choices: origin.before, snapshots: [], hash: null });
    return begun.ok ? begun.value.table : new Table(game, { scenario, options, seed });
  };
  const model = openSession({
    table,
    keeper: { durable: disk.kind === 'disk', keep: async (now) => (await keeper.keep(now)).ok },
    seat: game.sides[0] ?? '',
    fresh,
    passes: () => settings.peek().stops === 'decisions',
  });
  return { model, notes: notes.map(({ note }) => note), save: () => saveOf(table, origin) };
}

/** Begins a campaign and answers its id, or null where it could not be written. */
export async function beginCampaign(
  gameId: string,
  setup: { readonly scenario: string; readonly options: readonly string[]; readonly seed: string },
): Promise<string | null> {
  const game = await loadGame(gameId);
  if (!game) return null;
  const begun = await start(await theDisk(), new Table(game, setup), emergencyBox());
  return begun.ok ? begun.value.campaign.id : null;
}
