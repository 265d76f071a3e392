import { describe, expect, test } from 'vitest';
import type { ValleeChoice, ValleePrompt } from '../../../src/games/vallee/choices';
import { scenarioIds } from '../../../src/games/vallee/data/options';
import { offer } from '../../../src/games/vallee/face/offer';
import { preview } from '../../../src/games/vallee/face/preview';
import { plans } from '../../../src/games/vallee/plans';
import { play } from '../../../src/games/vallee/play';
import { airOf } from '../../../src/games/vallee/rules/air';
import { assaultStep } from '../../../src/games/vallee/rules/assault';
import { vietMinhGuns } from '../../../src/games/vallee/rules/bombardment';
import { crisisPicks } from '../../../src/games/vallee/rules/crisis';
import { fireStep } from '../../../src/games/vallee/rules/fire';
import { areaOf } from '../../../src/games/vallee/rules/ground';
import { missionPhase } from '../../../src/games/vallee/rules/missions';
import { attritionOdds, moraleLossOdds } from '../../../src/games/vallee/rules/odds';
import { recoveryPhase } from '../../../src/games/vallee/rules/recovery';
import { reinforcementPhase } from '../../../src/games/vallee/rules/reinforcements';
import { movementPhase } from '../../../src/games/vallee/rules/strategic-movement';
import { stepsToName, supplyPhase } from '../../../src/games/vallee/rules/supply';
import { commitSupport } from '../../../src/games/vallee/rules/support';
import { moraleOf, numberOf } from '../../../src/games/vallee/rules/units';
import { OTHA, SUPPLY_CARGO, type Vallee } from '../../../src/games/vallee/state';
import { written } from '../../../src/kernel/journal';
import { mean } from '../../../src/kernel/odds';
import { bare, dice, fly, put, scenario, u, until } from './kit';
import { playGame, randomly } from './runner';

const text = (choice: ValleeChoice) => written(play.writes, choice);
const offered = (prompt: ValleePrompt, choice: ValleeChoice) =>
  prompt.choices.find((one) => one === choice || text(one) === text(choice));

/** Questions in which a die falls between the choices, so that a later one may have lost its target. */
const diced = /^(bombard|fire|final|retreat|opportunity|strategic|crisis|unpaid)/;

describe('questions with many choices of a kind are filled in', () => {
  test.each(scenarioIds)('%s: every default is legal, choice after choice', (scenario) => {
    const pick = randomly(`plans ${scenario}`);
    const seen = new Set<string>();
    const illegal: string[] = [];
    let queue: ValleeChoice[] = [];
    let asks: readonly string[] = [];
    const fill = (v: Vallee, prompt: ValleePrompt) => {
      const [place] = prompt.choices.flatMap((choice) => offer(v, choice).place ?? []);
      const goes = prompt.choices.flatMap((choice) =>
        choice.do === 'move' || choice.do === 'exit' ? [choice.unit] : [],
      );
      const counter = goes[seen.size % 2 === 0 ? 0 : goes.length - 1];
      const touched =
        prompt.ask === 'strategic-move' ? { counter } : /bombard-|support-/.test(prompt.ask) ? { place } : {};
      // Passing for a while is offered beside the question: it fills nothing in.
      const all = plans.of(v, prompt, touched as { counter?: string; place?: string }).filter((one) => !one.beside);
      const plan = all[seen.size % Math.max(1, all.length)];
      if (!plan) return;
      queue = plan.choices.slice();
      asks = [prompt.ask, ...(plan.asks ?? [])];
      seen.add(`${prompt.ask} ${plan.key}`);
      if (plan.choices[0] && !offered(prompt, plan.choices[0])) illegal.push(`${prompt.ask}: ${text(plan.choices[0])}`);
      for (const { figures } of plans.outlook(v, prompt, plan.choices)) {
        for (const [key, figure] of Object.entries(figures)) {
          if (!(Number.isFinite(figure) && figure >= -99)) illegal.push(`${prompt.ask}: ${key} ${figure}`);
        }
      }
    };
    playGame(scenario, `plans ${scenario}`, (v, prompt) => {
      if (queue.length === 0) fill(v, prompt);
      while (asks.includes(prompt.ask) && queue.length > 0) {
        const next = queue.shift();
        const found = next && offered(prompt, next);
        if (found) return found;
        if (next && !diced.test(prompt.ask)) illegal.push(`${prompt.ask}: ${text(next)}`);
      }
      queue = [];
      return pick(v, prompt);
    });
    expect(illegal).toEqual([]);
    expect(seen.size).toBeGreaterThan(2);
  });

  test('5.5.2 every touch of a mission leads to missions that can all be flown, and shares of a load add up to all of it', () => {
    const pick = randomly('sorties');
    const wrong: string[] = [];
    const touched = new Set<string>();
    let queue: ValleeChoice[] = [];
    playGame('campaign', 'sorties', (v, prompt) => {
      if (prompt.ask !== 'air-missions') return pick(v, prompt);
      const next = queue.shift();
      const found = next && offered(prompt, next);
      if (next && !found) wrong.push(text(next));
      if (found) return found;
      if (v.missions.length > 0) return { do: 'done' };
      let plan: readonly ValleeChoice[] = plans.of(v, prompt, {})[0]?.choices ?? [];
      for (let i = 0; i < 12; i++) {
        const tasks = plans.tasks?.(v, prompt, plan) ?? [];
        for (const { parts } of tasks.flatMap(({ shares }) => shares)) {
          const sum = parts.reduce((all, { chance }) => all + chance, 0);
          if (Math.abs(sum - 1) > 1e-9) wrong.push(`shares ${sum}`);
        }
        const touches = tasks.flatMap(({ on, more, ways }) => [
          ...on.map(({ less }) => ['less', less] as const),
          ['more', more] as const,
          ...ways.filter((way) => !way.on).map((way) => [way.key, way.plan] as const),
        ]);
        const open = touches.filter(([, after]) => after !== null);
        const [kind, after] = open[(v.turn * 7 + i * 5) % Math.max(1, open.length)] ?? [];
        if (kind !== undefined) touched.add(kind);
        plan = after ?? plan;
      }
      queue = [...plan.filter((choice) => choice.do !== 'done')];
      return queue.shift() ?? { do: 'done' };
    });
    expect(wrong).toEqual([]);
    expect([...touched].sort()).toEqual(['high', 'less', 'low', 'more']);
  });

  test('6.1.2, 9.4 overcast bars low drops, and whoever suppresses flies low: the other altitude has no plan', () => {
    const v = bare();
    put(v, 'ne', 'vm-37-1');
    v.weather = 'overcast';
    v.air[0] = 'ready';
    const c47 = airOf('c47-1');
    v.air[c47] = 'ready';
    v.cargo[c47 * 2] = SUPPLY_CARGO;
    const prompt = until(missionPhase(v), 'air-missions');
    const flown: ValleeChoice[] = [
      { do: 'drop', air: 'c47-1', at: 'high' },
      { do: 'suppress', air: 'F6F', target: 'vm-37-1' },
    ];
    const [drop, suppress] = plans.tasks?.(v, prompt, flown) ?? [];
    const barred = (task: typeof drop) => task?.ways.filter(({ plan }) => plan === null).map(({ key }) => key);
    expect([drop?.choice?.do, barred(drop)]).toEqual(['drop', ['low']]);
    expect([suppress?.choice?.do, barred(suppress)]).toEqual(['suppress', ['high']]);
    // T18's 37 mm at a high aircraft: 1 in 6 damaged, of which half turn back, and 1 in 6 shot down.
    const [, under] = drop?.shares ?? [];
    expect(under?.key).toBe('one-37');
    expect(under?.parts.find(({ key }) => key === 'down')?.chance).toBeCloseTo(1 / 6);
    expect(under?.parts.find(({ key }) => key === 'home')?.chance).toBeCloseTo(1 / 12);
  });

  test('9.3 where no gun is left a touched place is struck by every aircraft that is ready, each at what it does most to', () => {
    const v = bare();
    put(v, 'c2', 'fr-8c');
    put(v, 'octavie', 'vm-1-36', 'vm-37-1');
    for (const id of ['f6f-1', 'f8f-1', 'f8f-2']) v.air[airOf(id)] = 'ready';
    v.active = 'french';
    const prompt = until(commitSupport(v, 'french'), 'support-active');
    const [plan] = plans.of(v, prompt, { place: 'octavie' });
    const strike = (air: string) => ({ do: 'strike', air, target: 'vm-1-36', at: 'low' });
    expect(plan?.choices).toEqual([strike('F6F'), strike('F8F'), strike('F8F')]);
  });

  test('7.3, 7.5 unpaid go no more divisions than points are missing, those first that attrition costs least', () => {
    const v = bare({ turn: 2, phase: 'supply', step: 'begin' });
    put(v, 'cf', 'fr-8c');
    put(v, 'se', 'vm-1-57', 'vm-2-57');
    put(v, 'ne', 'vm-1-141');
    put(v, 'nw', 'vm-1-102', 'vm-1-36');
    v.supply['viet-minh'] = 2;
    const prompt = until(supplyPhase(v), 'unpaid-vm');
    const [plan] = plans.of(v, prompt, {});
    expect(plan?.choices).toEqual([{ do: 'unpaid', what: '308' }]);
    expect(plan?.others).toHaveLength(2);
    // Two units of better morale lose less than the single one of the 312th.
    const risk = 2 * mean(attritionOdds(v, u('vm-1-102')), (lost) => lost);
    expect(risk).toBeLessThan(mean(attritionOdds(v, u('vm-1-141')), (lost) => lost));
    const [line] = plans.outlook(v, prompt, plan?.choices ?? []);
    expect(line?.figures.steps).toBeCloseTo(risk, 9);
    expect(preview(v, prompt, plan?.choices[0] ?? null)?.outcomes[0]?.value).toBeCloseTo(risk, 9);
  });

  test('7.5 French units are named until twenty steps for each missing point go without, and no more', () => {
    const v = scenario('campaign', { turn: 2, phase: 'supply', step: 'begin' });
    v.supply = { french: 2, 'viet-minh': 20 };
    const prompt = until(supplyPhase(v), 'unpaid-french');
    const [plan] = plans.of(v, prompt, {});
    const named = (plan?.choices ?? []).map((choice) => (choice.do === 'unpaid' ? numberOf(choice.what) : -1));
    expect(stepsToName(v)).toBe(20);
    expect(stepsToName(v, named)).toBeLessThanOrEqual(0);
    expect(stepsToName(v, named.slice(0, -1))).toBeGreaterThan(0);
  });

  test('6.2 those named in a morale crisis are shown with the steps they lose on average', () => {
    const v = bare();
    v.quota = 1;
    put(v, 'e2', 'fr-2t', 'fr-8c');
    const prompt = until(crisisPicks(v, 'french'), 'crisis');
    const [plan] = plans.of(v, prompt, {});
    expect(plan?.choices).toEqual([{ do: 'pick', unit: 'fr-2t' }]);
    const loss = mean(moraleLossOdds(v, u('fr-2t')), (lost) => lost);
    expect(plans.outlook(v, prompt, plan?.choices ?? [])).toEqual([{ key: 'crisis', figures: { steps: loss } }]);
    expect(preview(v, prompt, { do: 'pick', unit: 'fr-2t' })?.outcomes[0]?.value).toBeCloseTo(loss, 9);
  });

  test('14.4.1 digging is shown by how many areas come to one entrenchment, and to two', () => {
    const v = bare({ phase: 'recovery', step: 'dig' });
    put(v, 'baldy', 'vm-151-1');
    put(v, 'e2', 'fr-2t');
    v.trench[areaOf('baldy')] = 1;
    const prompt = until(recoveryPhase(v), 'dig');
    const dig = (area: string) => ({ do: 'dig', unit: 'vm-151-1', area });
    const [line] = plans.outlook(v, prompt, [dig('baldy'), dig('phony')]);
    expect(line).toEqual({ key: 'dug', figures: { one: 1, two: 1 } });
  });

  test('14.4.2 the mine is shown with what it does to those above it', () => {
    const v = bare({ phase: 'vm-guns' });
    put(v, 'e2', 'fr-2t', 'fr-tk-conti');
    put(v, 'baldy', 'vm-1-98');
    v.mine = { stage: 'set', area: areaOf('e2'), ready: v.turn };
    const prompt = until(vietMinhGuns(v), 'bombard-vm');
    const [hurt, steps] = preview(v, prompt, { do: 'detonate' })?.outcomes ?? [];
    // A tank is hurt by any die above 1; the Tai hold at a morale of 3.
    expect(moraleOf(v, u('fr-2t'))).toBe(3);
    expect(hurt?.value).toBeCloseTo((5 / 6 + 3 / 6) / 2, 9);
    expect(steps?.value).toBeCloseTo((1 + 2 + 3) / 6, 9);
  });

  test('8.1 what the 148th would cost stands beside what sets out, as long as it can come', () => {
    const v = scenario('campaign', { turn: 4, phase: 'reinforcement', step: 'begin' });
    const prompt = until(reinforcementPhase(v), 'otha-enter');
    const line = plans.outlook(v, prompt, []).find(({ key }) => key === 'regiment-148');
    expect(line?.figures).toEqual({ least: 8, most: 13 });
  });

  test('8.1.2, 11.1 a unit of the transport area is led by a valley to its goal, the cheapest way, and stops there', () => {
    const v = bare();
    put(v, 'cf', 'fr-8c');
    v.at[u('vm-1-102')] = OTHA;
    const prompt = until(movementPhase(v), 'strategic-move');
    const ways = plans.of(v, prompt, { counter: 'vm-1-102' });
    const to = (place: string) => ways.find((plan) => plan.to?.place === place);
    expect(to('nw')?.choices).toEqual([{ do: 'exit', unit: 'vm-1-102', to: 'nw' }, { do: 'stop' }]);
    expect(to('natasha')?.choices).toEqual([
      { do: 'exit', unit: 'vm-1-102', to: 'nw' },
      { do: 'to', area: 'natasha' },
      { do: 'stop' },
    ]);
    expect(['nw', 'ne', 'se', 'sw'].map((valley) => to(valley)?.to?.cost)).toEqual([0, 0, 0, 0]);
    expect(ways.every(({ choices: [first] }) => first && offered(prompt, first))).toBe(true);
  });

  test('R75 a half in which nothing was done can be passed until the other side is done, no other', () => {
    const pick = randomly('passes');
    const halves = { whole: 0, begun: 0 };
    playGame('gabrielle', 'passes', (v, prompt) => {
      if (prompt.ask !== 'assault-move') return pick(v, prompt);
      const keys = plans.of(v, prompt, {}).map(({ key, beside }) => [key, beside]);
      expect(keys).toEqual(v.begun ? [] : [['until-done', true]]);
      halves[v.begun ? 'begun' : 'whole']++;
      return prompt.choices.find(({ do: kind }) => kind === 'move') ?? pick(v, prompt);
    });
    expect(halves.whole).toBeGreaterThan(1);
    expect(halves.begun).toBeGreaterThan(1);
  });

  test('12.2, R13 lost steps: spread evenly, or unit after unit; never more than are owed', () => {
    const v = bare({ active: 'viet-minh' });
    put(v, 'e2', 'fr-2t');
    put(v, 'baldy', 'vm-1-98', 'vm-2-98', 'vm-3-98');
    dice(v, 1);
    const prompt = until(
      assaultStep(v),
      'loss',
      { do: 'assault', area: 'e2' },
      { do: 'all' },
      { do: 'lead' },
      { do: 'done' },
    );
    const owed = v.fight?.owed['viet-minh'] ?? 0;
    const [spread, one] = plans.of(v, prompt, {});
    expect([spread?.key, one?.key]).toEqual(['spread', 'one-unit']);
    for (const plan of [spread, one]) {
      expect(plan?.choices).toHaveLength(owed);
      expect(plan?.most).toBe(owed);
      expect(plan?.choices[0] && offered(prompt, plan.choices[0])).toBeDefined();
    }
    const hurt = (choices: readonly ValleeChoice[] = []) =>
      new Set(choices.map((choice) => JSON.stringify(choice))).size;
    expect(hurt(one?.choices)).toBe(1);
    expect(hurt(spread?.choices)).toBeGreaterThan(1);
    const units = ['vm-1-98', 'vm-2-98', 'vm-3-98'];
    const shares = units.map(
      (unit) => spread?.choices.filter((one) => one.do === 'lose' && one.unit === unit).length ?? 0,
    );
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(2);
  });
});

describe('12.1 shots at most steps', () => {
  test('a shot whose target is gone goes on to the next one', () => {
    const v = bare({ active: 'french', step: 'fire-defender' });
    put(v, 'octavie', 'fr-8c:1', 'fr-6c:1');
    put(v, 'natasha', 'vm-1-88', 'vm-2-88');
    const prompt = until(fireStep(v, 'viet-minh'), 'fire-defender');
    const shots = prompt.choices.filter((choice) => choice.do === 'fire' && choice.unit === 'vm-2-88');
    const [gone, left] = shots;
    expect(shots).toHaveLength(2);
    const without = { ...prompt, choices: prompt.choices.filter((choice) => choice !== gone) };
    expect(gone && plans.like(v, without, gone)).toEqual(left);
    expect(gone && plans.like(v, { ...prompt, choices: [] }, gone)).toBeNull();
  });

  test('T15 the step is not ended where a hit makes a target of one that a unit cannot hit yet', () => {
    const v = bare({ active: 'french', step: 'fire-defender' });
    put(v, 'h2', 'fr-8c');
    put(v, 'h3', 'vm-3-88');
    put(v, 'octavie', 'fr-2t');
    put(v, 'natasha', 'vm-1-88');
    const ends = () => plans.of(v, until(fireStep(v, 'viet-minh'), 'fire-defender'), {})[0]?.choices.at(-1);
    expect(ends()).toMatchObject({ do: 'fire', unit: 'vm-1-88' });
    v.at[u('vm-3-88')] = -1;
    expect(ends()).toEqual({ do: 'done' });
  });
});

describe('10.2, 5.6.2 what is set by itself', () => {
  test('no battery that cannot hurt is set or offered with the others', () => {
    for (const id of scenarioIds) {
      playGame(id, 'harm', randomly('harm'), {
        asked: (v, prompt) => {
          if (!prompt.ask.startsWith('bombard-')) return;
          const places = new Set(prompt.choices.flatMap((choice) => offer(v, choice).place ?? []));
          for (const place of places) {
            const [plan] = plans.of(v, prompt, { place });
            for (const choice of [...(plan?.choices ?? []), ...(plan?.others ?? [])]) {
              const shown = preview(v, prompt, choice)?.outcomes ?? [];
              expect(Math.max(...shown.map(({ value }) => value)), text(choice)).toBeGreaterThan(0.005);
            }
          }
        },
      });
    }
  });

  test('aircraft, which are free, are set in support and guns are not; the most threatened own area comes first', () => {
    const v = bare({ active: 'viet-minh', step: 'other-support' });
    put(v, 'h4', 'fr-8c');
    put(v, 'e2', 'fr-2t:1');
    put(v, 'natasha', 'vm-1-88');
    put(v, 'baldy', 'vm-1-98', 'vm-2-98');
    put(v, 'cf', 'fr-1le-hm');
    fly(v, 'f6f-1', 'f6f-2');
    const prompt = until(commitSupport(v, 'french'), 'support-other');
    const [plan] = plans.of(v, prompt, {});
    expect(plan?.choices.map(({ do: kind }) => kind)).toEqual(['strike', 'strike', 'done']);
    expect(plan?.others?.every(({ do: kind }) => kind === 'support')).toBe(true);
    const [first] = plan?.choices ?? [];
    expect(first && plans.facing?.(v, first)).toBe('e2');
  });
});
