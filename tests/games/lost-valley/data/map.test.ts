import { expect, test } from 'vitest';
import { positions } from '../../../../src/games/lost-valley/data/layout';
import type * as mapData from '../../../../src/games/lost-valley/data/map';
import {
  airstrip,
  blackLines,
  type CrId,
  crIds,
  crs,
  divisionIds,
  divisions,
  dzIds,
  dzs,
  subsectorAdjacency,
} from '../../../../src/games/lost-valley/data/map';
import { scenarioIds, scenarios } from '../../../../src/games/lost-valley/data/scenarios';
import { fortification } from '../../../../src/games/lost-valley/data/tracks';

const neighbours = (cr: CrId): CrId[] =>
  blackLines.flatMap(({ ends: [a, b] }) => (a === cr ? [b] : b === cr ? [a] : []));

test('2.2.1 twelve centres, three drop zones, four divisions, each under its own id', () => {
  expect(crIds.length).toBe(12);
  expect(dzIds.length).toBe(3);
  for (const id of crIds) expect(crs[id].id).toBe(id);
  for (const id of dzIds) expect(dzs[id].id).toBe(id);
  for (const id of divisionIds) expect(divisions[id].id).toBe(id);
  expect(new Set(crIds.map((id) => crs[id].code)).size).toBe(12);
});

test('every place lies on the map both ways, no two on the same spot', () => {
  const places = [...crIds, ...dzIds, ...divisionIds];
  for (const way of ['portrait', 'landscape'] as const) {
    const points = places.map((id) => positions[id][way]);
    for (const [u, v] of points) expect(u > 0 && u < 1 && v > 0 && v < 1).toBe(true);
    expect(new Set(points.map(String)).size).toBe(places.length);
  }
});

test('2.2.1.4 printed Fortifications Levels are within 0 and 4 and those of the campaign', () => {
  expect([fortification.min, fortification.max]).toEqual([0, 4]);
  for (const id of crIds) {
    expect(crs[id].fort).toBe(scenarios.campaign.garrisons[id].fort);
    for (const scenario of scenarioIds) {
      const { fort } = scenarios[scenario].garrisons[id];
      expect(fort >= fortification.min && fort <= fortification.max).toBe(true);
    }
  }
});

test('2.2.1.5 the airstrip is in Huguette', () => expect(airstrip.cr).toBe('huguette'));

test('2.2.2 Béatrice is adjacent to Dominique but not to Gabrielle', () => {
  expect(neighbours('beatrice')).toContain('dominique');
  expect(neighbours('beatrice')).not.toContain('gabrielle');
});

test('2.2.2 no black line twice, none from a centre to itself, every centre joined to PC GONO', () => {
  expect(blackLines.length).toBe(18);
  expect(new Set(blackLines.map(({ ends }) => [...ends].sort().join())).size).toBe(18);
  for (const { ends } of blackLines) expect(ends[0]).not.toBe(ends[1]);
  const reached: CrId[] = ['pc-gono'];
  for (const cr of reached) for (const next of neighbours(cr)) if (!reached.includes(next)) reached.push(next);
  expect(reached.length).toBe(12);
});

test('2.2.3 colours of the divisions; Gabrielle in the area of 308, Béatrice in that of 312', () => {
  expect(divisionIds.map((id) => divisions[id].color)).toEqual(['blue', 'green', 'red', 'gold']);
  expect(divisions['308'].taor).toContainEqual(['box', 'gabrielle']);
  expect(divisions['312'].taor).toContainEqual(['box', 'beatrice']);
});

test('2.2.3 every line of a TAOR hangs together with its starting box, and every TAOR reaches PC GONO', () => {
  for (const id of divisionIds) {
    const { taor } = divisions[id];
    const reached: mapData.TaorEnd[] = ['box'];
    for (const end of reached) {
      for (const [a, b] of taor) {
        const other = a === end ? b : b === end ? a : end;
        if (!reached.includes(other)) reached.push(other);
      }
    }
    expect(reached).toContain('pc-gono');
    expect(new Set(reached)).toEqual(new Set(taor.flat()));
    expect(new Set(taor.map((ends) => [...ends].sort().join())).size).toBe(taor.length);
  }
});

test('2.2.3 every centre lies in the area of some division', () => {
  const covered = divisionIds.flatMap((id) => divisions[id].taor.flat());
  for (const id of crIds) expect(covered, id).toContain(id);
});

test('2.2.4.1 Huguette has two stars, PC GONO none, all others one or two', () => {
  expect(crs.huguette.stars).toBe(2);
  for (const id of crIds) expect(crs[id].stars === 0, id).toBe(id === 'pc-gono');
});

test('2.2.4.4 only PC GONO is the headquarters', () => {
  expect(crIds.filter((id) => crs[id].hq)).toEqual(['pc-gono']);
});

test('2.2.5 the three subsectors and who is adjacent to whom', () => {
  const of = (subsector: mapData.SubsectorId) => crIds.filter((id) => crs[id].subsector === subsector);
  expect(of('north')).toEqual(['gabrielle', 'anne-marie']);
  expect(of('south')).toEqual(['isabelle']);
  expect(of('central').length).toBe(9);
  expect(subsectorAdjacency.north.reach).not.toContain('south');
  expect(subsectorAdjacency.south.reach).not.toContain('north');
  expect([...subsectorAdjacency.central.reach].sort()).toEqual(['central', 'north', 'south']);
});

test('8.1 strip icons on Anne-Marie, Béatrice, Françoise and Gabrielle only', () => {
  expect(crIds.filter((id) => crs[id].icons.strip).sort()).toEqual([
    'anne-marie',
    'beatrice',
    'francoise',
    'gabrielle',
  ]);
});

test('12.1 and 12.2 division 308 goes by Gabrielle and Anne-Marie to Françoise and Huguette', () => {
  for (const line of [
    ['gabrielle', 'anne-marie'],
    ['anne-marie', 'francoise'],
    ['anne-marie', 'huguette'],
  ])
    expect(divisions['308'].taor).toContainEqual(line);
});

test('12.2.2 Isabelle can be encircled', () => expect(crs.isabelle.icons.encircled).toBe(true));

test('12.3.2 divisions act in the order 312, 308, 316, 304', () => {
  expect(divisionIds).toEqual(['312', '308', '316', '304']);
  expect(divisionIds.map((id) => divisions[id].order)).toEqual([1, 2, 3, 4]);
});

test('13.2 which centres keep which drop zone French', () => {
  expect([...dzs.natasha.frenchIfAny].sort()).toEqual(['francoise', 'huguette']);
  expect(dzs.octavie.frenchIfAny).toEqual(['claudine']);
  expect([...dzs.simone.frenchIfAny].sort()).toEqual(['eliane', 'isabelle']);
});

test('14.2 Isabelle is joined to Claudine and Éliane only', () => {
  expect(neighbours('isabelle').sort()).toEqual(['claudine', 'eliane']);
});

test('20.2 Françoise is adjacent to Huguette', () => expect(neighbours('huguette')).toContain('francoise'));

test('21.Q8 Éliane is adjacent to Dominique, PC GONO and Isabelle', () => {
  expect(neighbours('eliane')).toEqual(expect.arrayContaining(['dominique', 'pc-gono', 'isabelle']));
});
