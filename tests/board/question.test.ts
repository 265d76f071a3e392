/** The map under a question, in every kind of question that a bot meets in its games: laws of what is lit, drawn and touched. */
import { describe, expect, test } from 'vitest';
import { labelled, pointedOut } from '../../src/app/table/lit-labels';
import { type Layout, layOut } from '../../src/board/areas/layout';
import { overlap } from '../../src/board/areas/place-plates';
import { depths, showing } from '../../src/board/areas/showing';
import { about, tagSpots } from '../../src/board/areas/tag-spots';
import { strokeOf } from '../../src/board/art/state-line';
import { inside, outlineDistance, type Point, type Rect } from '../../src/board/base/geometry';
import { hit, reaches } from '../../src/board/base/hit';
import { palettes } from '../../src/board/base/palette';
import { type Lights, noLights } from '../../src/board/base/types';
import { lostValley } from '../../src/games/lost-valley';
import { season } from '../../src/games/season';
import { storm } from '../../src/games/storm';
import { vallee } from '../../src/games/vallee';
import type { Game, GameState, Prompt } from '../../src/kernel/game';
import { Table } from '../../src/kernel/table';
import type { View } from '../../src/kernel/view';
import type { GameWords } from '../../src/kernel/words';
import { speak } from '../../src/locale';
import { lit } from '../../src/panels/asking/offers';
import { type Met, phones, stand } from './standing';

await speak('en');

const games: readonly Game[] = [lostValley, storm, season, vallee];
const levels = ['far', 'middle'] as const;

interface Asked {
  readonly ask: string;
  readonly view: View;
  readonly lights: Lights;
}

/** Each kind of question a few times: with empty hands, and with the first and the last counter that can be taken. */
function questions(game: Game, choices: number, each: number): Asked[] {
  const found: Asked[] = [];
  const met = new Map<string, number>();
  for (const scenario of game.scenarios) {
    const table = new Table(game, { scenario, options: [], seed: `question ${scenario}` });
    for (let i = 0; table.prompt && i < choices; i++) {
      const { state, prompt } = table;
      const times = met.get(prompt.ask) ?? 0;
      if (times < each) {
        met.set(prompt.ask, times + 1);
        found.push(...askedBy(game, state, prompt));
      }
      table.choose(game.mind.bot(state, prompt).choice);
    }
  }
  return found;
}

function askedBy(game: Game, state: GameState, prompt: Prompt): Asked[] {
  const view = game.face.view(state, prompt.side, prompt);
  const offers = prompt.choices.map((choice, i) => ({ choice, key: `${i}`, offer: game.face.offer(state, choice) }));
  const movers = [...new Set(offers.flatMap(({ offer: { counter, place } }) => (place ? (counter ?? []) : [])))];
  const hands = [null, ...movers.slice(0, 1), ...movers.slice(1).slice(-1)];
  return hands.flatMap((chosen): Asked[] => {
    // Chances come from dice that are asked of the game one by one: here every fight has some.
    const { counters, targets } = lit(offers, chosen, {
      chanceOf: ({ offer, key }) => (offer.fight ? ((Number(key) * 37) % 100) / 100 : null),
    });
    if (targets === null) return [];
    const lights = {
      ...noLights,
      counters,
      chosen: new Set(chosen === null ? [] : [chosen]),
      targets: labelled(targets, true),
    };
    return [{ ask: prompt.ask, view, lights }];
  });
}

/** Points of a drawn shape, close together. */
function pointsOf({ thing }: Met): Point[] {
  const { outline, at, rx, ry } = thing;
  const xs = outline ? outline.map(([x]) => x) : [at[0] - rx + 0.5, at[0] + rx - 0.5];
  const ys = outline ? outline.map(([, y]) => y) : [at[1] - ry + 0.5, at[1] + ry - 0.5];
  const points: Point[] = [];
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += 9)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += 9)
      if (!outline || inside(x, y, outline)) points.push([x, y]);
  return points;
}

const far = (met: Met, [x, y]: Point) => Math.hypot(x - met.thing.at[0], y - met.thing.at[1]);

/** Each point of what is lit, and those within half a finger of its middle, find it or a nearer lit place. */
function unanswered(met: readonly Met[]): string[] {
  const things = met.map(({ thing }) => thing);
  const byId = new Map(met.map((one) => [one.id, one]));
  return met.flatMap((one) => {
    if (!one.thing.lit) return [];
    const [x, y] = one.thing.at;
    const about = [0, 1, 2, 3, 4, 5].map((i): Point => [x + Math.cos(i) * 21, y + Math.sin(i) * 21]);
    return [...pointsOf(one), one.thing.at, ...about].flatMap((point) => {
      const found = byId.get(hit(things, point)?.id ?? '');
      const ok = found === one || (found?.thing.lit && far(found, point) <= far(one, point) + 0.01);
      return ok ? [] : [`${one.id} at ${point.map(Math.round)} is ${found?.id}`];
    });
  });
}

/** The middle of what is not lit opens it, unless it lies where something lit answers. */
function closed(met: readonly Met[]): string[] {
  const things = met.map(({ thing }) => thing);
  const asked = things.filter(({ lit }) => lit);
  return met.flatMap(({ id, thing, boxes }) => {
    // An area without a plate has no middle that is drawn.
    if (thing.lit || boxes.length === 0 || asked.some((one) => reaches(one, thing.at))) return [];
    const found = hit(things, thing.at)?.id;
    return found === id ? [] : [`${id} is ${found}`];
  });
}

/** Where the figures and prices of areas stand. */
function tagsOn({ lights, view }: Asked, game: Game, met: readonly Met[], layout: Layout, zoom: number) {
  const shown = showing(game.face.map, view, lights, []);
  const outlines = new Map(
    [...layout.net.outlines].map(([id, line]) => [id, line.map(([x, y]): Point => [x * zoom, y * zoom])]),
  );
  const size = { width: 26, height: 16 };
  const wanted = met.flatMap(({ id, boxes }) => {
    const outline = outlines.get(id);
    const { figure, cost } = shown.get(id) ?? {};
    return outline && (figure ?? cost) !== undefined ? [{ id, outline, plate: boxes, size, stays: false }] : [];
  });
  const standing = met.flatMap(({ boxes }) => boxes);
  const sheet = { width: layout.sheet.width * zoom, height: layout.sheet.height * zoom };
  const spots = tagSpots(wanted, standing, sheet);
  const boxes = [...spots].map(([id, spot]) => ({ id, box: about(spot, size) }));
  return { boxes, standing, outlines, sheet };
}

const meet = (a: Rect, b: Rect) => {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const tall = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.min(wide, tall) > 1 && overlap(a, b) > 0;
};

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const all = questions(game, 250, 3);
  let words: GameWords;
  const walk = async (check: (asked: Asked, met: readonly Met[], layout: Layout, zoom: number) => void) => {
    words ??= await game.books.words.en();
    expect(all.length).toBeGreaterThan(5);
    all.forEach((asked, i) => {
      const layout = layOut(game.face.map, phones[i % 2] ?? phones[0]);
      const level = levels[Math.floor(i / 2) % 2] ?? 'far';
      const least = layout.minZoom ?? 1;
      const met = stand(game, asked.view, words, layout, level, new Set(asked.lights.targets?.keys()));
      check(asked, met, layout, Math.max(least, level === 'far' ? least : layout.middleFrom));
    });
  };

  test('what is lit answers where it is drawn, grown to a finger; what is not can still be looked at', () =>
    walk(({ ask }, met) => {
      expect(unanswered(met), ask).toEqual([]);
      expect(closed(met), ask).toEqual([]);
    }));

  test('no figure or price covers a plate, a name or another, and each lies in its area', () =>
    walk((asked, met, layout, zoom) => {
      const { boxes, standing, outlines, sheet } = tagsOn(asked, game, met, layout, zoom);
      boxes.forEach(({ id, box }, i) => {
        const others = [...standing, ...boxes.slice(i + 1).map((other) => other.box)];
        expect(
          others.filter((other) => meet(box, other)),
          `${asked.ask} ${id}`,
        ).toEqual([]);
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= sheet.width && box.y + box.height <= sheet.height).toBe(
          true,
        );
        const outline = outlines.get(id) ?? [];
        for (const x of [box.x, box.x + box.width])
          for (const y of [box.y, box.y + box.height])
            expect(inside(x, y, outline) || outlineDistance(x, y, outline) <= 4, `${asked.ask} ${id}`).toBe(true);
      });
    }));

  test('only the kind that is asked about pales, and nothing that is asked for does', () => {
    const kindOf = (id: string) => {
      const place = game.face.map.places.find((one) => one.id === id);
      return place?.shape === 'post' ? 'post' : place?.outline ? 'ground' : 'point';
    };
    for (const { view, lights, ask } of all) {
      const shown = showing(game.face.map, view, lights, []);
      const asked = new Set([...(lights.targets?.keys() ?? [])].map(kindOf));
      for (const [id, { is }] of shown) {
        if (is === 'out') expect([...asked], `${ask} ${id}`).toContain(kindOf(id));
        if (lights.targets?.has(id)) expect(['go', 'fight', 'over'], `${ask} ${id}`).toContain(is);
      }
    }
  });

  test('a figure on the map is a chance or too many of so many', () => {
    for (const { lights } of all) {
      for (const { figure } of lights.targets?.values() ?? [])
        if (figure) expect(figure.text).toMatch(/%$|^\d+ of \d+$/);
    }
  });
});

test('planned stands out from offered, offered from what is out of reach, and a plan is never veiled', () => {
  for (const palette of Object.values(palettes)) {
    const width = (is: 'planned' | 'asked' | 'go' | 'fight') => strokeOf(is, palette).width;
    expect(width('planned')).toBeGreaterThan(width('asked'));
    expect(width('asked')).toBeGreaterThan(width('go'));
    expect(strokeOf('go', palette).colour).toBe(palette.legal);
    expect(strokeOf('fight', palette).colour).toBe(palette.laterite);
  }
  const map = season.face.map;
  const view = season.face.view(
    new Table(season, { scenario: season.scenarios[0] ?? '', options: [], seed: 'x' }).state,
    'french',
    null,
  );
  const lights = {
    ...noLights,
    targets: new Map([['B1', { fight: true }]]),
    planned: new Map([
      ['B2', {}],
      ['B1', { count: 2 }],
    ]),
  };
  const shown = showing(map, view, lights, []);
  expect([shown.get('B1'), shown.get('B2')?.is, shown.get('B3')?.is]).toEqual([
    { is: 'planned', tab: '2' },
    'planned',
    'out',
  ]);
});

test('nobody is pointed out where more than half may act', () => {
  const own = new Map([
    ['a', 3],
    ['b', 2],
  ]);
  expect(pointedOut(new Map([['a', 3]]), own).size).toBe(0);
  expect([...pointedOut(new Map([['a', 2]]), own)]).toEqual([['a', 2]]);
  // A place that acts itself.
  expect(pointedOut(new Map([['a', 0]]), own).size).toBe(0);
  expect(pointedOut(new Map([['b', 0]]), own).size).toBe(1);
});

test('three prices or fewer have a depth each; more are cut in three by the dearest', () => {
  const of = (...costs: number[]) => costs.map(depths(costs));
  expect(of(1)).toEqual([0]);
  expect(of(2, 5, 8)).toEqual([0, 1, 2]);
  expect(of(1, 2, 3, 4, 5, 6)).toEqual([0, 0, 1, 1, 2, 2]);
  expect(depths([])(undefined)).toBe(0);
});

/** WCAG. */
function contrast(a: string, b: string): number {
  const light = (hex: string) => {
    const [r = 0, g = 0, bl = 0] = [1, 3, 5].map((i) => {
      const v = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
      return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
  };
  const [x, y] = [light(a), light(b)].sort((m, n) => n - m);
  return ((x ?? 0) + 0.05) / ((y ?? 0) + 0.05);
}

test('figures, and names out of reach, keep their contrast to the paper under them, by day and by night', () => {
  for (const { paper, ink, ink2, monsoon, warn } of Object.values(palettes))
    for (const colour of [ink, ink2, monsoon, warn]) expect(contrast(colour, paper)).toBeGreaterThanOrEqual(4.5);
});
