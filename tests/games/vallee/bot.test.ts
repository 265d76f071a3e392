import { describe, expect, test } from 'vitest';
import { vallee } from '../../../src/games/vallee';
import { bot } from '../../../src/games/vallee/bot';
import { fieldOf, stormOn } from '../../../src/games/vallee/bot/field';
import { changeBy, dares } from '../../../src/games/vallee/bot/nerve';
import { isRash } from '../../../src/games/vallee/bot/rash';
import { weigh } from '../../../src/games/vallee/bot/weigh';
import { leadOf, worth } from '../../../src/games/vallee/bot/worth';
import type { ValleePrompt } from '../../../src/games/vallee/choices';
import type { AreaId } from '../../../src/games/vallee/data/areas';
import { scenarioIds } from '../../../src/games/vallee/data/options';
import { scenarios } from '../../../src/games/vallee/data/scenarios';
import { whyKeys } from '../../../src/games/vallee/keys';
import { play } from '../../../src/games/vallee/play';
import { airPhase } from '../../../src/games/vallee/rules/air';
import { assaultStep } from '../../../src/games/vallee/rules/assault';
import { areaId, areaOf, beside } from '../../../src/games/vallee/rules/ground';
import { missionPhase } from '../../../src/games/vallee/rules/missions';
import { reinforcementPhase } from '../../../src/games/vallee/rules/reinforcements';
import { movementPhase } from '../../../src/games/vallee/rules/strategic-movement';
import { unitsIn } from '../../../src/games/vallee/rules/units';
import { ABSENT, FRENCH, SUPPLY_CARGO, type Vallee, VIET_MINH } from '../../../src/games/vallee/state';
import { bytesOf } from '../../../src/kernel/hash';
import { Table } from '../../../src/kernel/table';
import { bare, dice, fly, put, scenario, shake, u, until } from './kit';
import { playGame, randomly } from './runner';

const chosen = (v: Vallee, prompt: ValleePrompt) => bot(v, prompt).choice;

describe.each(scenarioIds)('%s', (id) => {
  test('the bot answers every question of both sides with what is offered, gives a reason and changes nothing', () => {
    let n = 0;
    const random = randomly('bot');
    playGame(id, 'bot', (v, prompt) => {
      const before = n++ % 9 === 0 ? bytesOf(v) : null;
      const { choice, why } = bot(v, prompt);
      expect(prompt.choices).toContain(choice);
      expect(whyKeys).toContain(why);
      if (before !== null) expect(bytesOf(v)).toBe(before);
      // Now and then something else, so that it also sees positions it would not bring about.
      return n % 13 === 0 ? random(v, prompt) : choice;
    });
    expect(n).toBeGreaterThan(10);
  });
});

describe('sensible answers', () => {
  test('17.4 in Hills the battalion of D1 joins the section on D3, once', () => {
    const placed: string[] = [];
    playGame('hills', 'bot', (v, prompt) => {
      const { choice } = bot(v, prompt);
      if (prompt.ask === 'setup-french')
        placed.push(choice.do === 'place' ? `${choice.unit} ${choice.area}` : choice.do);
      return choice;
    });
    expect(placed).toEqual(['fr-3-3al d3', 'done']);
  });

  test('10.1 guns that fire at what nobody will assault say that they hit most there', () => {
    const said = new Set<string>();
    const table = new Table(vallee, { scenario: 'campaign', options: [], seed: 'guns' });
    const { turn } = table.state;
    while (table.prompt && table.state.turn === turn) {
      const { choice, why } = bot(table.state, table.prompt as ValleePrompt);
      if (choice.do === 'bombard') said.add(`${choice.target} ${why}`);
      table.choose(choice);
    }
    expect(said).toContain('gabrielle bombard');
    expect(said).toContain('cf shell');
    expect(said).not.toContain('cf bombard');
  });

  test('it storms a shaken post with everything, engineers first, and leaves a strong one alone', () => {
    const weak = bare({ active: 'viet-minh' });
    put(weak, 'e2', 'fr-2t:2');
    shake(weak, 'fr-2t');
    put(weak, 'baldy', 'vm-1-98', 'vm-2-98', 'vm-3-98', 'vm-151-1');
    const rules = assaultStep(weak);
    const first = rules.next().value;
    expect(first && chosen(weak, first)).toEqual({ do: 'assault', area: 'e2' });
    const strong = bare({ active: 'viet-minh' });
    put(strong, 'e2', 'fr-8c', 'fr-1fl', 'fr-6c', 'fr-tk-conti');
    put(strong, 'baldy', 'vm-1-98');
    expect(chosen(strong, until(assaultStep(strong), 'assault'))).toEqual({ do: 'done' });
  });

  test('17.0 an assault with little hope is for who is behind: who leads sits', () => {
    const v = scenario('hills', { round: 2, active: 'viet-minh' });
    const area = areaOf('d1');
    const [attackers, defenders] = [[u('vm-1-141')], unitsIn(v, area, 'french')];
    const clash = { side: 'viet-minh', area, attackers, from: [0], lead: attackers[0] ?? 0, defenders } as const;
    const outlook = { taken: 0.4, bloodbath: 0, calledOff: 0, attackerGoes: 0, defenderGoes: 0 } as const;
    const gamble = {
      area,
      gain: 1,
      clash: { ...clash, defenceLead: defenders[0] ?? 0 },
      outlook: { ...outlook, attackerLoss: 1.8, defenderLoss: 1 },
    };
    v.round = scenarios.hills.rounds ?? 0;
    v.secondHalf = true;
    const changeWith = (points: number) => {
      v.points['viet-minh'] += points - leadOf(v);
      return changeBy(v, 'viet-minh', gamble);
    };
    expect(changeWith(4)).toBeLessThan(0);
    expect(dares(v, 'viet-minh', gamble)).toBe(false);
    expect(changeWith(-4)).toBeGreaterThan(0);
    expect(dares(v, 'viet-minh', gamble)).toBe(true);
  });

  test('17.0 in a battle nothing is stormed that makes it less likely to win, unless it is lost anyway', () => {
    let stormed = 0;
    playGame('hills', 'storms', (v, prompt) => {
      const { choice } = bot(v, prompt);
      if (choice.do === 'assault') {
        const side = prompt.side === 'french' ? 'french' : 'viet-minh';
        const storm = stormOn(fieldOf(v), side, areaOf(choice.area));
        expect(storm && dares(v, side, storm)).toBe(true);
        stormed++;
      }
      return choice;
    });
    expect(stormed).toBeGreaterThan(0);
  });

  test('the French send supply when they have little, and drop from high under many guns', () => {
    const v = bare({ phase: 'air', step: 'load', turn: 4 });
    put(v, 'cf', 'fr-8c');
    fly(v, 'c47-1');
    v.supply.french = 4;
    v.pool = 5;
    expect(chosen(v, until(airPhase(v), 'air-load'))).toMatchObject({ do: 'load', cargo: 'supply' });
    const sky = bare({ phase: 'missions', step: 'assign' });
    put(sky, 'cf', 'fr-8c');
    put(sky, 'ne', 'vm-37-1', 'vm-37-2', 'vm-37-3', 'vm-mg-1', 'vm-mg-2');
    fly(sky, 'c47-1');
    sky.cargo[15 * 2] = SUPPLY_CARGO;
    expect(chosen(sky, until(missionPhase(sky), 'air-missions'))).toEqual({ do: 'drop', air: 'c47-1', at: 'high' });
  });

  test('17.5.4 the French take back ground that pays and was left, and bare none for it', () => {
    const v = scenario('huguettes', { phase: 'assault', active: 'french' });
    v.at = v.at.map(() => ABSENT);
    const left = areaOf('h7');
    const home = beside(left)[0]?.area ?? 0;
    v.control[left] = VIET_MINH;
    put(v, areaId(home) as AreaId, 'fr-2t', 'fr-3-3al');
    const walk = { do: 'move', unit: 'fr-2t', to: 'h7' } as const;
    const prompt: ValleePrompt = { side: 'french', ask: 'assault-move', rule: '11.0', choices: [walk, { do: 'done' }] };
    expect(bot(v, prompt)).toEqual({ choice: walk, why: 'reinforce' });
    v.control[left] = FRENCH;
    expect(bot(v, prompt).choice).not.toEqual(walk);
  });

  test('17.5 in the last round the weakest that is not wanted walks into empty ground that pays', () => {
    const v = scenario('huguettes', { phase: 'assault', active: 'viet-minh', turn: 7, round: 24 });
    v.at = v.at.map(() => ABSENT);
    v.control[areaOf('juno')] = FRENCH;
    put(v, 'juno-s', 'vm-1-36', 'vm-2-36');
    v.steps[u('vm-2-36')] = 1;
    const walk = (unit: string) => ({ do: 'move', unit, to: 'juno' }) as const;
    const choices = [walk('vm-1-36'), walk('vm-2-36'), { do: 'done' } as const];
    const prompt: ValleePrompt = { side: 'viet-minh', ask: 'assault-move', rule: '11.0', choices };
    expect(chosen(v, prompt)).toEqual(walk('vm-2-36'));
    Object.assign(v, { turn: 5, round: 10 });
    expect(chosen(v, prompt)).not.toEqual(walk('vm-2-36'));
  });

  test('11.1 a regiment that marches stops at last, whatever it is after', () => {
    const v = bare({ phase: 'movement', step: 'begin' });
    put(v, 'isabelle', 'fr-3-3le');
    put(v, 'nw', 'vm-1-88');
    const prompt = until(movementPhase(v), 'strategic-step', { do: 'move', unit: 'vm-1-88', to: 'natasha' });
    expect(chosen(v, prompt)).toMatchObject({ do: 'to' });
    if (v.moving) v.moving = { ...v.moving, spent: 60 };
    expect(chosen(v, prompt)).toEqual({ do: 'stop' });
  });

  test('the Viet Minh bring their regiments on the road before supply', () => {
    const v = scenario('campaign', { phase: 'reinforcement', step: 'begin' });
    dice(v, 3);
    expect(chosen(v, until(reinforcementPhase(v), 'otha-enter'))).toMatchObject({ do: 'enter', what: 'vm-1-36' });
  });
});

describe('looking ahead', () => {
  test('the choices worth a thought are offered ones, the bot’s own first', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'e2', 'fr-2t');
    put(v, 'e1', 'fr-1-4');
    put(v, 'phony', 'vm-1-98', 'vm-2-98', 'vm-3-98');
    const prompt = until(assaultStep(v), 'assault');
    const list = weigh(v, prompt).map(({ choice }) => choice);
    expect(list[0]).toEqual(chosen(v, prompt));
    expect(list).toHaveLength(3);
    for (const choice of list) expect(prompt.choices).toContain(choice);
  });

  test('11.0 the French reserve is weighed as a whole: into the threatened work, beside it, or not at all', () => {
    const v = scenario('gabrielle', { phase: 'assault', active: 'french' });
    put(v, 'upper-w', 'vm-1-88', 'vm-2-88', 'vm-3-88');
    put(v, 'cf', 'fr-5v', 'fr-1fl');
    const to = (unit: string, area: string) => ({ do: 'move', unit, to: area }) as const;
    const choices = [to('fr-1fl', 'h2'), to('fr-5v', 'pavie'), to('fr-1fl', 'pavie'), { do: 'done' } as const];
    const found = weigh(v, { side: 'french', ask: 'assault-move', rule: '11.0', choices });
    expect(found.map(({ choice }) => choice)).toHaveLength(2);
    const march = found.find(({ choice }) => choice.do === 'move');
    expect([march?.choice, ...(march?.then ?? [])]).toEqual(expect.arrayContaining(choices.slice(1, 3)));
  });

  test('12.2 it is not talked into a worn battalion against a whole one, unless the battle is lost without it', () => {
    const v = scenario('gabrielle', { phase: 'assault', active: 'viet-minh', round: 1 });
    put(v, 'upper-w', 'vm-1-88');
    v.steps[u('vm-1-88')] = 1;
    const storm = { do: 'assault', area: 'gabrielle' } as const;
    const prompt: ValleePrompt = { side: 'viet-minh', ask: 'assault', rule: '12.2', choices: [storm, { do: 'done' }] };
    expect(isRash(v, prompt, storm)).toBe(true);
    v.round = 3;
    expect(isRash(v, prompt, storm), 'nothing is left to lose').toBe(false);
    v.round = 1;
    v.steps[u('vm-1-88')] = 4;
    put(v, 'upper-w', 'vm-2-88', 'vm-3-88', 'vm-1-102', 'vm-2-102');
    shake(v, 'fr-5-7', 'fr-1le-mc');
    expect(isRash(v, prompt, storm)).toBe(false);
  });

  test('17.5 the last unit is not walked off a work that pays; off one that pays nobody it may', () => {
    const v = scenario('huguettes', { phase: 'assault', active: 'french' });
    v.at = v.at.map(() => ABSENT);
    put(v, 'juno', 'fr-q2');
    put(v, 'juno-s', 'vm-1-36');
    v.control[areaOf('juno')] = FRENCH;
    const away = { do: 'move', unit: 'fr-q2', to: 'octavie' } as const;
    const prompt: ValleePrompt = { side: 'french', ask: 'assault-move', rule: '11.0', choices: [away, { do: 'done' }] };
    expect(isRash(v, prompt, away)).toBe(true);
    put(v, 'juno', 'fr-1fl');
    expect(isRash(v, prompt, away)).toBe(false);
    put(v, 'gabrielle', 'fr-q2');
    put(v, 'pavie', 'vm-2-36');
    v.control[areaOf('gabrielle')] = FRENCH;
    expect(isRash(v, prompt, away)).toBe(false);
  });

  test('17.0 a point counts for more the less time is left', () => {
    const gains = [1, 3].map((round) => {
      const v = scenario('gabrielle', { round });
      v.points = { french: 7, 'viet-minh': 7 };
      const before = worth(v, 'viet-minh');
      v.points['viet-minh']++;
      return Math.log(worth(v, 'viet-minh') / worth(v, 'french')) - Math.log(before / (1 - before));
    });
    expect(gains[1]).toBeGreaterThan(gains[0] ?? 1);
  });

  test('prospects of both sides add up to one, and follow points and the end', () => {
    const v = scenario('campaign', { turn: 6 });
    expect(worth(v, 'french') + worth(v, 'viet-minh')).toBeCloseTo(1, 9);
    const before = worth(v, 'viet-minh');
    v.points['viet-minh'] += 20;
    expect(worth(v, 'viet-minh')).toBeGreaterThan(before);
    v.at[u('fr-1fl')] = areaOf('h3');
    v.result = { level: 'french-major', points: -5, cause: 'time' };
    expect([worth(v, 'french'), worth(v, 'viet-minh')]).toEqual([1, 0]);
  });
});

test('bot against bot comes to the same end from the same seed', () => {
  const ends = [0, 1].map(() => bytesOf(playGame('hills', 'same', chosen).state));
  expect(ends[0]).toBe(ends[1]);
  expect(play.writes.done).toEqual([]);
});
