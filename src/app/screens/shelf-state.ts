/** The shelf as signals: what is stored, in the words of the language now spoken. */
import { computed, signal } from '@preact/signals';
import { coverOf } from '../../games';
import type { Seat } from '../../kernel/seats';
import type { GameWords } from '../../kernel/words';
import { type Language, language, words } from '../../locale';
import { textsOn } from '../../shelf/cover-texts';
import type { CampaignCard } from '../../shelf/shelf-types';
import type { UnreadableRow } from '../../shelf/unreadable';
import {
  bringBack,
  type Campaign,
  fileNameOfRows,
  list,
  load as loadCampaign,
  picture,
  type Refusal,
  refusals,
  refusedText,
  remove,
  removeRefused,
  rowsAsTheyAre,
  type Shelf,
  saveOfStored,
  type Trouble,
  throwAway,
} from '../../storage';
import { moment } from '../base/dates';
import { inBackground, remember } from '../base/faults';
import { load } from '../base/load';
import { loadGame } from '../base/load-game';
import { marksOf } from '../base/record-marks';
import { exportRequest } from '../transfer/export-request';
import { compareStores } from '../transfer/recovery';
import { shareFile } from '../transfer/share-file';
import { theDisk } from '../transfer/the-disk';
import { emptyBin } from './empty-bin';

const nothing: Shelf = { campaigns: [], deleted: [], damaged: [] };

const shelf = signal<Shelf>(nothing);
/** Second copies that this version cannot follow. */
const refused = signal<readonly Refusal[]>([]);
const spoken = signal<ReadonlyMap<string, GameWords>>(new Map());

/** Why nothing is kept here, or why the shelf cannot be read; null where all is well. */
export const shelfTrouble = signal<{ readonly forgetful: boolean; readonly why: Trouble } | null>(null);

/** The campaign deleted a moment ago, one tap from coming back. */
export const justRemoved = signal<CampaignCard | null>(null);

export async function readShelf(): Promise<void> {
  const disk = await theDisk();
  const [found, copies] = await Promise.all([list(disk), refusals(disk)]);
  shelf.value = found.ok ? found.value : nothing;
  refused.value = copies.ok ? copies.value : [];
  const why = found.ok ? disk.trouble : found.reason;
  shelfTrouble.value = why && { forgetful: disk.kind === 'memory', why };
  if (found.ok) inBackground(emptyBin(disk, found.value.deleted));
  compareStores();
}

/** One at a time and kept by whoever shows it: a thousand would fill the memory. */
export async function readPicture(campaign: string): Promise<string | null> {
  const found = await picture(await theDisk(), campaign);
  return found.ok ? found.value : null;
}

const keyOf = (game: string, tongue: Language) => `${game}/${tongue}`;

/** Fetches what the games on the shelf call their scenarios and phases; their code is needed next anyway. */
export async function readNames(): Promise<void> {
  const tongue = language();
  const { campaigns, deleted } = shelf.peek();
  for (const id of new Set([...campaigns, ...deleted].map(({ game }) => game))) {
    if (spoken.peek().has(keyOf(id, tongue))) continue;
    try {
      const game = await loadGame(id);
      const said = game && (await load(game.books.words[tongue]));
      if (said) spoken.value = new Map([...spoken.peek(), [keyOf(id, tongue), said]]);
    } catch (error) {
      remember(error); // the shelf says less; opening the campaign says why
    }
  }
}

function cardOf(campaign: Campaign): CampaignCard[] {
  const game = coverOf(campaign.game);
  if (!game) return [];
  const t = words().saves.shelf;
  const said = spoken.value.get(keyOf(game.id, language()));
  const { id, turn, phase, result, updated, scenario, seats } = campaign;
  const seated = Object.entries(seats);
  const standing = said && !result ? ` · ${said.phase(phase).name}` : '';
  return [
    {
      id,
      game,
      status: `${t.turn({ turn })}${standing}`,
      scenario: said?.scenarios[scenario]?.name ?? '',
      seats: said && seated.length > 1 ? seated.map((one) => seatRow(said, one)) : [],
      when: moment(updated),
      result: result && (said?.result(result).name ?? ''),
      marks: marksOf(campaign),
      aside: campaign.aside !== undefined,
    },
  ];
}

function seatRow({ sides }: GameWords, [side, seat]: readonly [string, Seat]): string {
  const t = words().seats;
  return t.row({ side: sides[side] ?? side, seat: t[seat] });
}

export const unfinished = computed(() => shelf.value.campaigns.filter(({ result }) => !result).flatMap(cardOf));
export const finished = computed(() => shelf.value.campaigns.filter(({ result }) => result).flatMap(cardOf));
export const deleted = computed(() => shelf.value.deleted.flatMap(cardOf));
/** Stored, but nothing that this version can show. */
export const unreadable = computed((): readonly UnreadableRow[] => {
  const { campaigns, damaged } = shelf.value;
  const t = words();
  const ofOtherGames = campaigns.filter(({ game }) => !coverOf(game));
  const rows = [...damaged, ...ofOtherGames.map(({ id }) => id)];
  return [
    ...rows.map((id) => ({ id, said: t.safety.shelf.row({ id }) })),
    ...refused.value.map(({ id, game, reason }) => {
      const cover = coverOf(game ?? '');
      const name = cover ? textsOn(cover).name : t.safety.shelf.row({ id });
      return { id, said: `${name}. ${t.saves.reasons[reason]}` };
    }),
  ];
});

const refusalOf = (id: string) => refused.peek().find((one) => one.id === id);

/** As it lies there: whoever can read it some day needs all of it. */
export async function exportUnreadable(id: string): Promise<void> {
  const disk = await theDisk();
  const refusal = refusalOf(id);
  if (refusal) return shareFile(await refusedText(disk, refusal), fileNameOfRows(id));
  const found = await rowsAsTheyAre(disk, id);
  if (found.ok) await shareFile(found.value, fileNameOfRows(id));
}

export async function removeUnreadable(id: string): Promise<void> {
  const disk = await theDisk();
  await (refusalOf(id) ? removeRefused(disk, id) : remove(disk, id));
  await readShelf();
}

export async function removeCampaign(card: CampaignCard): Promise<void> {
  const gone = await throwAway(await theDisk(), card.id);
  if (gone.ok) justRemoved.value = card;
  await readShelf();
}

export async function restoreCampaign(id: string): Promise<void> {
  await bringBack(await theDisk(), id);
  if (justRemoved.peek()?.id === id) justRemoved.value = null;
  await readShelf();
}

export async function sendCampaign(card: CampaignCard): Promise<void> {
  const found = await loadCampaign(await theDisk(), card.id);
  const name = textsOn(card.game).name;
  exportRequest.value = found.ok
    ? { name, turn: found.value.campaign.turn, save: saveOfStored(found.value) }
    : { name, turn: 0, save: null };
}
