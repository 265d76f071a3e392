/** What is laughed at in the games without a list of positions of their own: one position a kind, and one beside it. */
import { describe, expect, test } from 'vitest';
import type { ValleyPrompt } from '../../src/games/lost-valley/choices';
import { crIds } from '../../src/games/lost-valley/data/map';
import { isFrench, isFront } from '../../src/games/lost-valley/rules/centres';
import { garrison } from '../../src/games/lost-valley/rules/units';
import { blunders as ofValley } from '../../src/games/lost-valley/trial/blunders';
import { freeGround } from '../../src/games/vallee/bot/rash';
import type { ValleePrompt } from '../../src/games/vallee/choices';
import type { AreaId } from '../../src/games/vallee/data/areas';
import { roundsATurn } from '../../src/games/vallee/data/constants';
import { scenarios } from '../../src/games/vallee/data/scenarios';
import type { UnitId } from '../../src/games/vallee/data/units';
import { assaultStep } from '../../src/games/vallee/rules/assault';
import { areaId, beside, isCompound } from '../../src/games/vallee/rules/ground';
import { FRENCH } from '../../src/games/vallee/state';
import { blunders as ofVallee } from '../../src/games/vallee/trial/blunders';
import { held, valley } from './lost-valley/kit';
import { bare, put, scenario, u } from './vallee/kit';

test('Vallée 11.0 walk-off: the last battalion leaves a strongpoint with the enemy beside it', () => {
  const v = bare();
  const poor = (area: number) => beside(area).find((next) => !isCompound[next.area]);
  const home = isCompound.findIndex((one, area) => one && beside(area).length > 1 && poor(area));
  const far = poor(home);
  const near = beside(home).find((next) => next !== far);
  put(v, areaId(home) as AreaId, 'fr-2t');
  const leave = { do: 'move', unit: 'fr-2t', to: areaId(far?.area ?? 0) } as const;
  const prompt: ValleePrompt = { side: 'french', ask: 'assault-move', rule: '11.0', choices: [leave, { do: 'done' }] };
  expect(ofVallee.of(v, prompt, leave)).toEqual([]);
  put(v, areaId(near?.area ?? 0) as AreaId, 'vm-1-36');
  expect(ofVallee.of(v, prompt, leave)).toEqual(['walk-off']);
});

describe('Vallée 12.2 hopeless', () => {
  /** One battalion, or a regiment of three, before a garrison: the force is named and the lead is asked for. */
  const storm = (...force: UnitId[]) => {
    const v = bare({ active: 'viet-minh' });
    const home = isCompound.findIndex((one, area) => one && beside(area).length > 1);
    const near = areaId(beside(home)[0]?.area ?? 0) as AreaId;
    put(v, areaId(home) as AreaId, 'fr-2t');
    put(v, near, ...force);
    const rules = assaultStep(v);
    rules.next();
    let asked = rules.next({ do: 'assault', area: areaId(home) });
    for (const unit of force) asked = rules.next({ do: 'pick', unit });
    if (asked.done) throw new Error('nothing is asked');
    return { v, prompt: asked.value, go: { do: 'lead', unit: force[0] ?? 'vm-1-36' } as const };
  };

  test('a worn battalion alone against a whole one; three whole ones are another matter', () => {
    const alone = storm('vm-1-36');
    alone.v.steps[u('vm-1-36')] = 1;
    expect(ofVallee.of(alone.v, alone.prompt, alone.go)).toEqual(['hopeless']);
    const three = storm('vm-1-36', 'vm-2-36', 'vm-3-36');
    expect(ofVallee.of(three.v, three.prompt, three.go)).toEqual([]);
  });
});

test('Vallée 11.0 leave-free: a strongpoint that nobody defends is left alone', () => {
  const v = bare();
  const home = isCompound.findIndex((one, area) => one && beside(area).length > 1);
  const near = beside(home)[0]?.area ?? 0;
  v.control[home] = FRENCH;
  put(v, areaId(near) as AreaId, 'vm-1-36');
  const walk = { do: 'move', unit: 'vm-1-36', to: areaId(home) } as const;
  const prompt: ValleePrompt = {
    side: 'viet-minh',
    ask: 'assault-move',
    rule: '11.0',
    choices: [walk, { do: 'done' }],
  };
  expect(ofVallee.of(v, prompt, { do: 'done' })).toEqual(['leave-free']);
  expect(ofVallee.of(v, prompt, walk)).toEqual([]);
  const gun: ValleePrompt = { ...prompt, choices: [{ ...walk, unit: 'vm-37-2' }, { do: 'done' }] };
  expect(ofVallee.of(v, gun, { do: 'done' }), 'nobody sends guns against aircraft').toEqual([]);
  put(v, areaId(home) as AreaId, 'fr-2t');
  expect(ofVallee.of(v, prompt, { do: 'done' })).toEqual([]);
});

test('Vallée 11.0 leave-free: who would bare as much, or stand before the enemy with time to be thrown out, may stay', () => {
  const v = bare();
  const home = isCompound.findIndex((one, area) => one && beside(area).length > 2);
  const [near, far] = beside(home).map(({ area }) => area);
  const foe = beside(home).find(({ area }) => area !== near && area !== far)?.area ?? 0;
  const done = { do: 'done' } as const;
  const walk = { do: 'move', unit: 'vm-1-36', to: areaId(home) } as const;
  const prompt: ValleePrompt = { side: 'viet-minh', ask: 'assault-move', rule: '11.0', choices: [walk, done] };
  v.control[home] = FRENCH;
  put(v, areaId(near ?? 0) as AreaId, 'vm-1-36');
  expect(ofVallee.of(v, prompt, done)).toEqual(['leave-free']);
  put(v, areaId(foe) as AreaId, 'fr-2t');
  expect(ofVallee.of(v, prompt, done)).toEqual([]);
  Object.assign(v, { turn: scenarios.campaign.lastTurn, round: roundsATurn });
  expect(ofVallee.of(v, prompt, done), 'nobody throws him out after the last round').toEqual(['leave-free']);
  const other = isCompound.findIndex((one, area) => one && area !== home && area !== foe);
  put(v, areaId(other) as AreaId, 'vm-1-36');
  put(v, areaId(beside(other)[0]?.area ?? 0) as AreaId, 'fr-3-3al');
  expect(ofVallee.of(v, prompt, done), 'he is alone on ground that counts, with the enemy before it').toEqual([]);
});

test('Vallée 17.2 leave-free: the rest of the camp, empty while one hill is fought for, is nothing to walk into', () => {
  expect(freeGround(scenario('gabrielle'), 'viet-minh')).toEqual([]);
});

test('The Lost Valley 15.1 hopeless: one battalion against a whole division; against what is left of one it may', () => {
  const v = valley({ turn: 6, phase: 'assault-french', ap: 1, cm: 3, rp: 2 });
  held(v, 'beatrice', '312');
  held(v, 'dominique', '312');
  v.sortie = { cr: 'dominique', units: ['8-bpc'], air: 0, guns: [], cards: [] };
  const go = { do: 'go' } as const;
  const prompt: ValleyPrompt = { side: 'french', ask: 'assault-force', rule: '15.1', choices: [go, { do: 'done' }] };
  const chances = [1, 8].map((strength) => {
    v.divisions['312'].strength = strength;
    return ofValley.of(v, prompt, go);
  });
  expect(chances).toEqual([[], ['hopeless']]);
});

test('The Lost Valley 14.3 walk-off: the last of a garrison leaves a centre at the front', () => {
  const v = valley();
  const cr = crIds.find((one) => isFrench(v, one) && isFront(v, one)) ?? 'eliane';
  const [first, ...others] = garrison(v, cr);
  if (!first) throw new Error('nobody is there');
  const leave = { do: 'move', unit: first.id, to: 'pc-gono' } as const;
  const prompt: ValleyPrompt = { side: 'french', ask: 'move', rule: '14.1', choices: [leave, { do: 'done' }] };
  expect(ofValley.of(v, prompt, leave)).toEqual(others.length === 0 ? ['walk-off'] : []);
  for (const unit of others) unit.at = 'aside';
  expect(ofValley.of(v, prompt, leave)).toEqual(['walk-off']);
});
