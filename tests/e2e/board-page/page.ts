/** The map of any game by itself, for pictures and for tests in a real browser. */
import '../../../src/styles/tokens.css';
import '../../../src/styles/fonts.css';
import { boardWords } from '../../../src/app/table/board-words';
import { palettes, type Theme } from '../../../src/board/base/palette';
import { allLayers, type BoardLook, type Lights, noLights } from '../../../src/board/base/types';
import { type Board, createBoard } from '../../../src/board/board';
import { lostValley } from '../../../src/games/lost-valley';
import { storm } from '../../../src/games/storm';
import type { Game } from '../../../src/kernel/game';
import { Table } from '../../../src/kernel/table';
import type { BoardMap, View } from '../../../src/kernel/view';
import { speak } from '../../../src/locale';
import * as season from '../../board/season-map';
import * as vallee from '../../board/vallee-map';

interface Shown {
  readonly map: BoardMap;
  readonly view: View;
  readonly words: BoardLook['words'];
}

/** A game played by its own advice to a number of choices. */
async function played(game: Game, choices: number): Promise<Shown> {
  await speak('en');
  const table = new Table(game, { scenario: game.scenarios[0] ?? '', options: [], seed: 'sfc32:board' });
  for (let i = 0; i < choices && table.prompt; i++) table.choose(game.mind.bot(table.state, table.prompt).choice);
  const formations = new Set(game.face.map.places.filter(({ shape }) => shape === 'pennant').map(({ id }) => id));
  return {
    map: game.face.map,
    view: game.face.view(table.state, game.sides[0] ?? '', table.prompt),
    words: boardWords(await game.books.words.en(), formations),
  };
}

const tables: Readonly<Record<string, () => Promise<Shown>>> = {
  'lost-valley 0': () => played(lostValley, 0),
  'lost-valley 60': () => played(lostValley, 60),
  'lost-valley 400': () => played(lostValley, 400),
  'storm 0': () => played(storm, 0),
  'storm 500': () => played(storm, 500),
  'season french': async () => ({ map: season.map, view: season.view('start', 'french'), words: season.words }),
  'season viet-minh': async () => ({ map: season.map, view: season.view('start', 'viet-minh'), words: season.words }),
  'season week 3': async () => ({ map: season.map, view: season.view('week-3', 'french'), words: season.words }),
  'vallee start': async () => ({ map: vallee.map, view: vallee.view('start'), words: vallee.words }),
  'vallee week 4': async () => ({ map: vallee.map, view: vallee.view('week-4'), words: vallee.words }),
};

export interface Sight {
  readonly table: string;
  readonly theme?: Theme;
  readonly text?: number;
  readonly at?: { readonly zoom: number; readonly x: number; readonly y: number };
  /** Places that may be chosen, and the one spoken of. */
  readonly targets?: readonly string[];
  readonly place?: string;
}

let board: Board | null = null;
const touched: string[] = [];

/** Draws a table and answers once its ground is baked and nothing moves. */
async function show({ table, theme = 'day', text = 1, at, targets, place }: Sight): Promise<void> {
  const host = document.getElementById('host');
  const made = await tables[table]?.();
  if (!host || !made) throw new Error(`no table ${table}`);
  board?.dispose();
  delete host.dataset.ground;
  const look: BoardLook = {
    palette: palettes[theme],
    words: made.words,
    motion: { speed: Number.POSITIVE_INFINITY, reduced: true },
    layers: allLayers,
    inset: { top: 0, right: 0, bottom: 0, left: 0 },
    text,
  };
  const note = (what: string) => (id?: string) => void touched.push(`${what} ${id ?? ''}`.trim());
  board = await createBoard({
    host,
    map: made.map,
    look,
    on: {
      tapPlace: note('place'),
      tapCounter: note('counter'),
      tapGround: note('ground'),
      openPlace: note('open'),
      pick: note('pick'),
      over: note('over'),
      drop: note('drop'),
    },
  });
  const lights: Lights = {
    ...noLights,
    targets: targets ? new Map(targets.map((id, i) => [id, i % 2 === 0 ? { cost: 1 } : { fight: true }])) : null,
    place: place ?? null,
  };
  board.show(made.view, lights);
  if (at) board.lookAt(at);
  while (host.dataset.ground !== 'drawn') await new Promise((wait) => setTimeout(wait, 50));
  await new Promise((wait) => setTimeout(wait, at ? 1500 : 400));
}

export const page = { show, touched, frames: () => board?.drawing.frames ?? 0 };

declare global {
  interface Window {
    boardPage: typeof page;
  }
}
window.boardPage = page;
