import { expect, test } from 'vitest';
import { edgeSigns, SIGN } from '../../../src/panels/dock/edge';

const room = { x: 0, y: 0, width: 390, height: 500 };
const spot = (x: number, y: number) => ({ x: x - 20, y: y - 10, width: 40, height: 20 });
const signs = (...places: readonly (readonly [id: string, x: number, y: number])[]) =>
  edgeSigns(new Map(places.map(([id, x, y]) => [id, spot(x, y)])), room);

test('a place in the window has no sign', () => {
  expect(signs(['a', 10, 10], ['b', 380, 490])).toEqual([]);
});

test('one below the window is pointed at from the lower edge, straight down', () => {
  const [sign] = signs(['isabelle', 200, 700]);
  expect(sign).toMatchObject({ place: 'isabelle', more: 0, x: 200, degrees: 90 });
  expect(sign?.y).toBe(room.height - SIGN.height / 2 - SIGN.edge);
});

test('what lies under a sheet is off the window too', () => {
  const free = { ...room, height: 300 };
  expect(edgeSigns(new Map([['a', spot(200, 400)]]), free).map(({ place }) => place)).toEqual(['a']);
});

test('a sign goes aside along its edge for what is lit in sight', () => {
  const [sign] = signs(['off', 200, 700], ['seen', 200, 480]);
  expect(sign?.place).toBe('off');
  expect(Math.abs((sign?.x ?? 200) - 200)).toBeGreaterThanOrEqual(SIGN.width / 2 + 20);
  expect(sign?.degrees).not.toBe(90);
});

test('a sign goes aside for the buttons on the map', () => {
  const tools = { x: 6, y: 6, width: 100, height: 94 };
  const spots = new Map([['up', spot(40, -200)]]);
  const [before] = edgeSigns(spots, room);
  const [sign] = edgeSigns(spots, room, () => [tools]);
  expect((before?.x ?? 0) - SIGN.width / 2).toBeLessThan(tools.x + tools.width);
  expect((sign?.x ?? 0) - SIGN.width / 2).toBeGreaterThanOrEqual(tools.x + tools.width);
});

test('where lit places leave no room a sign still lies over no button', () => {
  const tools = { x: 6, y: 6, width: 100, height: 94 };
  const lit = [...Array(13).keys()].map((i) => [`lit ${i}`, spot(i * 30, 30)] as const);
  const [sign] = edgeSigns(new Map([['up', spot(40, -200)], ...lit]), room, () => [tools]);
  expect((sign?.x ?? 0) - SIGN.width / 2).toBeGreaterThanOrEqual(tools.x + tools.width);
});

test('those that would meet are one sign, which names the nearest', () => {
  const found = signs(['far', 200, 900], ['near', 210, 560], ['left', -80, 200]);
  expect(found.map(({ place, more }) => [place, more])).toEqual([
    ['near', 1],
    ['left', 0],
  ]);
});

test('every place off the window is in a sign, and every sign is whole in the window', () => {
  const places = Array.from({ length: 40 }, (_, i) => [`p${i}`, Math.cos(i) * 900, Math.sin(i) * 900] as const);
  const found = signs(...places);
  const off = places.filter(([, x, y]) => x < 0 || y < 0 || x > room.width || y > room.height).length;
  expect(found.reduce((sum, { more }) => sum + 1 + more, 0)).toBe(off);
  for (const { x, y } of found) {
    expect(x - SIGN.width / 2).toBeGreaterThanOrEqual(0);
    expect(x + SIGN.width / 2).toBeLessThanOrEqual(room.width);
    expect(y - SIGN.height / 2).toBeGreaterThanOrEqual(0);
    expect(y + SIGN.height / 2).toBeLessThanOrEqual(room.height);
  }
});
