/** The map of a game by itself, for tests in a real browser. */
import '../../../src/styles/tokens.css';
import '../../../src/styles/fonts.css';
import { palettes } from '../../../src/board/base/palette';
import { allLayers, type BoardLook, type Lights, noLights } from '../../../src/board/base/types';
import { type Board, createBoard } from '../../../src/board/board';
import type { BoardMap, View } from '../../../src/kernel/view';
import * as season from '../../board/season-map';
import * as vallee from '../../board/vallee-map';

interface Shown {
  readonly map: BoardMap;
  readonly view: View;
  readonly words: BoardLook['words'];
}

const tables: Readonly<Record<string, () => Shown>> = {
  'season french': () => ({ map: season.map, view: season.view('start', 'french'), words: season.words }),
  'vallee start': () => ({ map: vallee.map, view: vallee.view('start'), words: vallee.words }),
  'vallee week 4': () => ({ map: vallee.map, view: vallee.view('week-4'), words: vallee.words }),
};

export interface Sight {
  readonly table: string;
  /** Places that may be chosen. */
  readonly targets?: readonly string[];
}

let board: Board | null = null;
const touched: string[] = [];

/** Draws a table and answers once its ground is baked and nothing moves. */
async function show({ table, targets }: Sight): Promise<void> {
  const host = document.getElementById('host');
  const made = tables[table]?.();
  if (!host || !made) throw new Error(`no table ${table}`);
  board?.dispose();
  delete host.dataset.ground;
  const look: BoardLook = {
    palette: palettes.day,
    words: made.words,
    motion: { speed: Number.POSITIVE_INFINITY, reduced: true },
    layers: allLayers,
    inset: { top: 0, right: 0, bottom: 0, left: 0 },
    text: 1,
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
  };
  board.show(made.view, lights);
  while (host.dataset.ground !== 'drawn') await new Promise(requestAnimationFrame);
  await rest();
}

/** Frames in which nothing may be drawn before the map is believed to be at rest. By the clock a starved page seems to rest. */
const STILL = 12;

async function rest(): Promise<void> {
  const frames = () => board?.drawing.frames;
  for (let [still, before] = [0, frames()]; still < STILL; still = frames() === before ? still + 1 : 0) {
    before = frames();
    await new Promise(requestAnimationFrame);
  }
}

export const page = { show, rest, touched };

declare global {
  interface Window {
    boardPage: typeof page;
  }
}
window.boardPage = page;
