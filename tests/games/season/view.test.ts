import { describe, expect, test } from 'vitest';
import { map, view } from '../../../src/games/season/face/view';
import { numberOf } from '../../../src/games/season/rules/pieces';
import { boxOf, copySeason, type Season } from '../../../src/games/season/state';
import type { View } from '../../../src/kernel/view';
import { engage, field, held, put, shaken, start, steps, tired, trench } from './kit';
import { eager, random } from './runner';

const placeIn = (seen: View, id: string) => {
  const found = seen.places.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const countersAt = (seen: View, at: string) => seen.counters.filter((counter) => counter.at === at);
const figure = (seen: View, id: string, icon: string) =>
  placeIn(seen, id).figures.find((one) => one.icon === icon)?.value ?? 0;

describe('the map', () => {
  test('0.1, 0.2 27 zones and 44 posts, 65 lines, every point inside the sheet', () => {
    expect(map.places.filter(({ shape }) => shape === 'area')).toHaveLength(27);
    expect(map.places.filter(({ shape }) => shape === 'post')).toHaveLength(44);
    expect(map.links).toHaveLength(65);
    const points = map.places.flatMap(({ portrait, outline = [] }) => [portrait, ...outline]);
    expect(points.filter(([u, v]) => !(u >= 0 && u <= 1 && v >= 0 && v <= 1))).toEqual([]);
  });

  test('8 the five strategic hills carry a star', () => {
    const stars = map.places.filter(({ printed }) => printed.includes('star')).map(({ id }) => id);
    expect(stars).toEqual(['D1', 'D2', 'E1', 'E2', 'E4']);
  });
});

describe('hidden pieces', () => {
  test('1.2 French and public eyes see counts alone, by place and slot', () => {
    const v = field();
    put(v, 'J2', 'V11', 'V16', 'X1');
    for (const side of ['french', null]) {
      const seen = view(v, side, null);
      expect(countersAt(seen, 'J2').map(({ id, label }) => [id, label])).toEqual([
        ['hidden-J2-1', '?'],
        ['hidden-J2-2', '?'],
        ['hidden-J2-3', '?'],
      ]);
      expect(figure(seen, 'J2', 'unknown')).toBe(3);
      expect(figure(seen, 'J2', 'battalions')).toBe(0);
    }
  });

  test('1.2 a dummy and a battalion look alike', () => {
    const [real, bluff] = [field(), field()];
    put(real, 'J2', 'V11');
    put(bluff, 'J2', 'X1');
    // What has yet to arrive is known by name: the piece that is here is told apart by that alone.
    const seen = (v: typeof real) => view(v, 'french', null).counters.filter(({ at }) => at === 'J2');
    expect(seen(real)).toEqual(seen(bluff));
  });

  test('1.2 their owner sees them, and that they are hidden', () => {
    const v = field();
    put(v, 'J2', 'V11', 'X1');
    const [battalion, dummy] = countersAt(view(v, 'viet-minh', null), 'J2');
    expect([battalion?.id, battalion?.factors, battalion?.states]).toEqual(['V11', [4, 7, 4], ['concealed']]);
    expect([dummy?.id, dummy?.states]).toEqual(['X1', ['dummy', 'concealed']]);
  });

  test('5.1 engaged battalions show to everybody, with their losses', () => {
    const v = field();
    engage(v, 'ZD', 'V11');
    steps(v, 'V11', 2);
    const [counter] = countersAt(view(v, null, null), 'ZD');
    expect([counter?.id, counter?.states]).toEqual(['V11', ['engaged', 'one-loss']]);
  });

  test('5.1 who is chosen to be engaged has not moved; who has gone somewhere has', () => {
    const v = field();
    const [unit = 0] = put(v, 'ZF', 'V80');
    v.moved[unit] = 1;
    const tray = () => view(v, 'viet-minh', null).counters.find(({ id }) => id === 'V80')?.tray;
    v.step = 'move';
    expect(tray()).toBe('moved');
    v.step = 'engage';
    expect(tray()).toBe('ready');
  });

  test('3.1 a box shows backs; one destroyed in sight is named until it has a step again', () => {
    const v = field();
    for (const id of ['V11', 'V16']) v.at[numberOf(id)] = boxOf(4);
    steps(v, 'V11', 2);
    steps(v, 'V16', 0);
    const ids = countersAt(view(v, 'french', null), 'turn-4').map(({ id }) => id);
    expect(ids).toContain('V16');
    expect(ids).toContain('hidden-turn-4-1');
    expect(ids).not.toContain('V11');
  });
});

describe('places', () => {
  test('3.1 a zone with a trench is the Viet Minh’s, without one nobody’s, a centre French to its last post', () => {
    const v = trench(field(), 1, 'ZD');
    const holders = () => ['J1', 'ZD', 'ZC', 'ZO'].map((id) => placeIn(view(v, null, null), id).holder);
    expect(holders()).toEqual(['viet-minh', 'viet-minh', 'nobody', 'french']);
    held(v, 'viet-minh', 'AM1', 'AM2');
    expect(holders()[3]).toBe('viet-minh');
  });

  test('5.3 a post is threatened through a base with a trench and a piece behind it, dummies too', () => {
    const v = field();
    put(v, 'E1', '4RTM1-1');
    trench(v, 1, 'ZF');
    const threats = () => (placeIn(view(v, 'french', null), 'E1').bases ?? []).filter(({ threatens }) => threatens);
    expect(threats()).toEqual([]);
    put(v, 'ZF', 'X1');
    expect(threats().map(({ from }) => from)).toEqual(['ZF']);
    expect(placeIn(view(v, 'french', null), 'E1').marks).toContain('threatened');
  });

  test('8 what will cost a step is marked: an occupied hill, not an empty one; a closed ring', () => {
    const v = held(field(), 'viet-minh', 'D1', 'E4');
    put(v, 'D1', 'X1');
    trench(v, 3, 'H7');
    const costs = view(v, 'french', null).places.filter(({ marks }) => marks.includes('costs-step'));
    expect(costs.map(({ id }) => id)).toEqual(['H7', 'D1']);
  });

  test('0.3 figures count what is halved', () => {
    const v = field();
    put(v, 'E1', '4RTM1-1', 'T1');
    shaken(v, '4RTM1-1');
    const seen = view(v, 'viet-minh', null);
    expect([figure(seen, 'E1', 'companies'), figure(seen, 'E1', 'tanks')]).toEqual([1, 1]);
    expect(figure(seen, 'E1', 'hand-french')).toBe(3);
  });
});

test.each([
  ['initial-assault', 1],
  ['five-hills', 4],
  ['full-battle', 8],
])('9.0 %s counts its weeks to %i', (scenario, last) => {
  const turn = view(start(scenario), null, null).tracks.find(({ id }) => id === 'turn');
  expect(turn?.max).toBe(last);
});

test('1.1 a small counter names a company, a Thai company and a section of tanks by a number', () => {
  const { counters } = view(start('full-battle'), 'french', null);
  const company = (id: string) => counters.find((one) => one.id === id)?.company;
  expect(['13DBLE3-9', 'CSLT-431', 'T3', 'Q1'].map(company)).toEqual(['9', '431', 'T3', '1']);
});

describe('tracks', () => {
  const track = (scenario: string, id: string) => view(start(scenario), null, null).tracks.find((one) => one.id === id);

  test('9 each scenario shows what decides it', () => {
    expect(track('initial-assault', 'posts')).toMatchObject({ value: 0, goal: 10 });
    expect(track('initial-assault', 'losses')).toMatchObject({ value: 0, goal: 20 });
    expect(track('five-hills', 'goals')).toMatchObject({ value: 1, goal: 6 });
    expect(track('five-hills', 'losses')).toMatchObject({ value: 10, goal: 50 });
    expect(track('full-battle', 'posts')).toMatchObject({ goal: 33, max: 44 });
    expect(track('full-battle', 'losses')).toMatchObject({ goal: 86 });
  });

  test('0.4 munitions show their level’s shift', () => {
    expect(track('full-battle', 'guns-french')).toMatchObject({ value: 12, max: 16, modifier: 0 });
    expect(track('five-hills', 'guns-french')).toMatchObject({ value: 4, modifier: -1 });
  });
});

describe('1.3 every marker of the box can be seen', () => {
  test('turn, round and impulse, munitions of both, replacement points, steps lost', () => {
    const v = field({ turn: 4, round: 2, impulse: 3, replacements: 5, losses: 31 });
    v.munitions = { french: 3, 'viet-minh': 14 };
    const tracks = new Map(view(v, null, null).tracks.map(({ id, value }) => [id, value]));
    expect(
      ['turn', 'round', 'impulse', 'guns-french', 'guns-viet-minh', 'replacements', 'losses'].map((id) =>
        tracks.get(id),
      ),
    ).toEqual([4, 2, 3, 3, 14, 5, 31]);
  });

  test('on battalions their losses, disorder and fatigue; on places their trenches and who holds them', () => {
    const v = held(trench(field(), 2, 'ZD'), 'viet-minh', 'B3');
    engage(v, 'ZD', 'V11', 'V16', 'V428');
    steps(v, 'V16', 2);
    steps(v, 'V428', 1);
    shaken(v, 'V11');
    tired(v, 'V16');
    const seen = view(v, null, null);
    const states = (id: string) => seen.counters.find((one) => one.id === id)?.states ?? [];
    expect(states('V11')).toContain('disorganized');
    expect(states('V16')).toEqual(expect.arrayContaining(['fatigued', 'one-loss']));
    expect(states('V428')).toContain('two-losses');
    expect(placeIn(seen, 'ZD').pips).toEqual({ value: 2, of: 3 });
    expect(placeIn(seen, 'B3').holder).toBe('viet-minh');
  });
});

test.each([
  ['vm-movement', 'start', undefined],
  ['assault', 'engage', 'engagement'],
  ['assault', 'barrage', 'barrages'],
  ['assault', 'declare', 'hand-to-hand'],
  ['operation', 'declare', 'approach'],
  ['operation', 'guns', 'defensive-fire'],
  ['operation', 'break-off', 'defensive-movement'],
  ['assault', 'go-on', undefined],
] as const)('5.0, 6.2 the view tells the step of the impulse: %s, %s', (phase, step, told) => {
  const v = field();
  v.phase = phase;
  v.step = step;
  expect(view(v, null, null).step).toBe(told);
});

describe('places that look as they did', () => {
  test.each(['french', 'viet-minh'])('to %s eyes a place never depends on what was seen before', (side) => {
    const positions: Season[] = [];
    const keep = ({ v }: { v: Season }, n: number) => n % 3 === 0 && positions.push(copySeason(v));
    random('five-hills', 'sfc32:looks', keep, eager);
    const seen = (list: readonly Season[]) => list.map((v) => JSON.stringify(view(v, side, null).places));
    expect(positions.length).toBeGreaterThan(100);
    expect(seen([...positions].reverse()).reverse()).toEqual(seen(positions));
  });
});
