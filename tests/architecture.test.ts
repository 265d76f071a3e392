import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { covers, loadGame } from '../src/games';

/** What a room may import beside itself. `types` are rooms it knows by their types alone. */
interface Room {
  readonly imports: readonly string[];
  readonly types?: readonly string[];
  /** Packages from outside; none where nothing is said. */
  readonly packages?: readonly RegExp[];
  /** A room that runs without a browser: it must not name one. */
  readonly headless?: boolean;
}

const ui = [/^preact(\/.*)?$/, /^@preact\/signals$/];

const rooms: Readonly<Record<string, Room>> = {
  kernel: { imports: [], headless: true },
  games: { imports: ['kernel'], headless: true },
  opponents: { imports: ['kernel', 'games'] },
  /** Of storage it knows how text is packed, and nothing else. */
  match: { imports: ['kernel', 'storage'], headless: true },
  cli: {
    imports: ['kernel', 'games', 'opponents', 'match', 'storage'],
    packages: [/^node:/, /^vite$/],
    headless: true,
  },
  board: { imports: [], types: ['kernel'], packages: [/^pixi\.js/] },
  panels: { imports: ['kernel', 'locale'], packages: ui },
  shelf: { imports: ['kernel', 'locale'], packages: ui },
  storage: { imports: ['kernel'], packages: [/^idb$/, /^uqr$/] },
  locale: { imports: ['kernel'], packages: [/^@preact\/signals$/] },
  styles: { imports: [] },
  sw: { imports: [], packages: [/^workbox-/] },
  app: {
    imports: ['kernel', 'games', 'opponents', 'match', 'board', 'panels', 'shelf', 'storage', 'locale', 'styles'],
    packages: [...ui, /^workbox-window$/],
  },
};

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !name.endsWith('.d.ts'));

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

function importsOf(file: string): Import[] {
  const code = withoutComments(readFileSync(file, 'utf8'));
  const statements = /^(?:import|export)\b(?:[^;'"]*?\bfrom)?\s*['"]([^'"]+)['"]/gm;
  // Workers are named by a URL beside the file.
  const dynamic = /\b(?:import\(|new URL\((?=['"][^'"]+\.tsx?['"]))\s*['"]([^'"]+)['"]/g;
  return [
    ...[...code.matchAll(statements)].map(([statement, to = '']) => ({
      from: file,
      to,
      typeOnly: /^(import|export)\s+type\b/.test(statement),
    })),
    ...[...code.matchAll(dynamic)].map(([, to = '']) => ({ from: file, to, typeOnly: false })),
  ];
}

const roomOf = (file: string) => file.split(/[\\/]/)[1] ?? '';
const isLocal = ({ to }: Import) => to.startsWith('.');
const target = ({ from, to }: Import) => normalize(join(dirname(from), to));
const arrow = ({ from, to, typeOnly }: Import) => `${from} imports ${typeOnly ? 'types of ' : ''}${to}`;

const all = sources.flatMap(importsOf);

test('every file stands in a room of the plan', () => {
  expect([...new Set(sources.map(roomOf))].filter((room) => !(room in rooms))).toEqual([]);
  expect(sources.length).toBeGreaterThan(0);
});

test('a room imports only the rooms it may know', () => {
  const wrong = all.filter(isLocal).filter((line) => {
    const [from, to] = [roomOf(line.from), roomOf(target(line))];
    const room = rooms[from];
    if (from === to || !room) return false;
    return !room.imports.includes(to) && !(line.typeOnly && room.types?.includes(to));
  });
  expect(wrong.map(arrow)).toEqual([]);
});

test('a match between two phones knows of storage how text is packed, and nothing of who stores it', () => {
  const known = all.filter(
    (line) => roomOf(line.from) === 'match' && isLocal(line) && roomOf(target(line)) === 'storage',
  );
  expect([...new Set(known.map((line) => target(line)))]).toEqual([join('src', 'storage', 'packing')]);
});

test('from outside, a game is known by its index alone', () => {
  const gameOf = (file: string) => file.split(/[\\/]/)[2];
  const wrong = all.filter(isLocal).filter((line) => {
    const to = target(line);
    if (roomOf(to) !== 'games' || (roomOf(line.from) === 'games' && gameOf(line.from) === gameOf(to))) return false;
    return !/^src[\\/]games([\\/][^\\/]+)?([\\/]index(\.ts)?)?$/.test(to);
  });
  expect(wrong.map(arrow)).toEqual([]);
});

test('outside its folder and the one list of games nobody names a game', () => {
  const ids = covers.map(({ id }) => id).join('|');
  const names = covers.flatMap(({ texts }) => Object.values(texts).map(({ name }) => name)).join('|');
  // A name is one anywhere; an id stands in a literal, an address or a selector, and may be a common word elsewhere.
  const mention = new RegExp(`${names}|["'\`/-](${ids})["'\`/-]`);
  const styles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const wrong = [...sources, ...styles.map((name) => join('src', name))].filter(
    (file) => roomOf(file) !== 'games' && mention.test(withoutComments(readFileSync(file, 'utf8'))),
  );
  expect(wrong).toEqual([]);
  expect(covers.length).toBeGreaterThan(0);
});

/** Words of games that are also words of everybody: the turn track of every game, a sign on the map, what is lost, a part of a turn. */
const common: readonly string[] = ['turn', 'supply', 'round', 'losses', 'air', 'impulse'];
/** Signs on the map and in the strip, headings of a page, points of the compass and a track through the valley. */
const elsewhere: readonly string[] = [
  'flak',
  'weather',
  'digging',
  'pool',
  'h1',
  'h2',
  'nw',
  'ne',
  'se',
  'sw',
  'pavie',
];
/** A strongpoint by its letters and number belongs to the valley itself, whichever game stands in it. */
const STRONGPOINT = /^[A-Z]{1,2}\d{1,2}$/;

test('no unit, track, place, side or formation of one game is known outside the games', async () => {
  const ids = new Set<string>();
  for (const { id } of covers) {
    const game = await loadGame(id);
    if (!game) continue;
    for (const scenario of game.scenarios) {
      const state = game.play.setup({ scenario, options: [], seed: 'ids' });
      for (const side of game.sides) {
        const { places, tracks, counters } = game.face.view(state, side, null);
        for (const { id: one } of [...places, ...tracks, ...counters]) ids.add(one);
      }
    }
    for (const one of [...game.sides, ...Object.keys(game.face.map.liveries)]) ids.add(one);
  }
  // A number of one or two digits is a figure like any other.
  const known = [...common, ...elsewhere];
  const named = [...ids].filter((one) => !/^\d{1,2}$/.test(one) && !STRONGPOINT.test(one) && !known.includes(one));
  const quoted = named.map((one) => one.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  const mention = new RegExp(`['"\`](${quoted})['"\`]`, 'g');
  const styles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const shared = ['kernel', 'board', 'panels', 'app', 'shelf', 'styles'];
  const wrong = [...sources, ...styles.map((name) => join('src', name))].flatMap((file) => {
    if (!shared.includes(roomOf(file))) return [];
    return [...withoutComments(readFileSync(file, 'utf8')).matchAll(mention)].map(([found]) => `${file}: ${found}`);
  });
  expect(wrong).toEqual([]);
  expect(named.length).toBeGreaterThan(100);
});

test('a room uses only the packages it may use', () => {
  const wrong = all.filter((line) => {
    if (isLocal(line)) return false;
    return !rooms[roomOf(line.from)]?.packages?.some((allowed) => allowed.test(line.to));
  });
  expect(wrong.map(arrow)).toEqual([]);
});

test('kernel, games and command line name no browser, no clock and no other chance', () => {
  const wrong = sources.filter((file) => {
    if (!rooms[roomOf(file)]?.headless) return false;
    const code = withoutComments(readFileSync(file, 'utf8'));
    const browser = /\b(document|window|localStorage|navigator)\s*[.[(]/.test(code);
    return browser || (roomOf(file) !== 'cli' && /\bMath\.random\b|\bDate\b|\bperformance\b/.test(code));
  });
  expect(wrong).toEqual([]);
});

/** Rooms in which each folder is either above or below another, its own files of the root above all. */
const layered: readonly string[] = ['app', 'board', 'panels'];

/** Imports between parts that import each other, however far round. */
function roundIn(lines: readonly Import[], partOf: (file: string) => string): readonly string[] {
  const known = new Map<string, Set<string>>();
  const between = lines.filter((line) => partOf(line.from) !== partOf(target(line)));
  for (const line of between) {
    const from = partOf(line.from);
    known.set(from, (known.get(from) ?? new Set()).add(partOf(target(line))));
  }
  expect(known.size).toBeGreaterThan(1);
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of known.get(from) ?? []) if (!seen.has(to)) reach(to, seen.add(to));
    return seen;
  };
  const isRound = (part: string) => reach(part).has(part);
  return between.filter((line) => isRound(partOf(line.from)) && isRound(partOf(target(line)))).map(arrow);
}

test.each(layered)('inside %s no folder imports one that imports it, however far round', (room) => {
  const inside = all.filter((line) => isLocal(line) && roomOf(line.from) === room && roomOf(target(line)) === room);
  expect(roundIn(inside, dirname)).toEqual([]);
});

test.each(covers.map(({ id }) => id))('inside %s no folder imports one that imports it, however far round', (id) => {
  const pathOf = (file: string) => file.split(/[\\/]/).slice(1);
  /** What puts the game together stands above its folders, though it lies beside its foundation. */
  const isAbove = (file: string) => ['index.ts', 'trial.ts'].includes(pathOf(file)[2] ?? '');
  const isInside = (file: string) => pathOf(file)[0] === 'games' && pathOf(file)[1] === id && !isAbove(file);
  const folderOf = (file: string) => (pathOf(file).length > 3 ? (pathOf(file)[2] ?? '') : 'its foundation');
  const inside = all.filter((line) => isLocal(line) && isInside(line.from) && isInside(target(line)));
  expect(roundIn(inside, folderOf)).toEqual([]);
});

test('kernel and games keep nothing from one call to the next: no variable stands at the level of a module', () => {
  const headless = sources.filter((file) => ['kernel', 'games', 'match'].includes(roomOf(file)));
  const wrong = headless.flatMap((file) =>
    [...withoutComments(readFileSync(file, 'utf8')).matchAll(/^(export )?(let|var) .*$/gm)].map(
      ([line]) => `${file}: ${line}`,
    ),
  );
  expect(wrong).toEqual([]);
  expect(headless.length).toBeGreaterThan(100);
});
