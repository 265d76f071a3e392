import { describe, expect, test } from 'vitest';
import type { ValleeChoice, ValleePrompt } from '../../../src/games/vallee/choices';
import type { ScenarioId } from '../../../src/games/vallee/data/options';
import { witness } from '../../../src/games/vallee/face/witness';
import { play } from '../../../src/games/vallee/play';
import { airPhase, cargoOf } from '../../../src/games/vallee/rules/air';
import { areaOf } from '../../../src/games/vallee/rules/ground';
import { mineTargets } from '../../../src/games/vallee/rules/mine';
import {
  ABOARD,
  MINING,
  NO_CARGO,
  REPLACEMENT_CARGO,
  type Side,
  SUPPLY_CARGO,
  type Vallee,
  WAITING,
} from '../../../src/games/vallee/state';
import { below, copyChance, seeded } from '../../../src/kernel/chance';
import { written } from '../../../src/kernel/journal';
import { sorted } from '../../../src/kernel/tale';
import { bare, done, fly, put, run, scenario, u } from './kit';
import { playGame, randomly } from './runner';

const write = (choice: ValleeChoice) => written(play.writes, choice);

interface Twin {
  readonly state: Vallee;
  readonly rules: ReturnType<typeof play.rules>;
  prompt: ValleePrompt | undefined;
}

function open(state: Vallee): Twin {
  const rules = play.rules(state);
  const prompt = rules.next().value ?? undefined;
  state.events = [];
  return { state, rules, prompt };
}

/** Plays on with the same choices in both until something is thrown; a side must be asked the same in both. */
function compare(from: Vallee, side: Side, seed: string): number {
  const hidden = play.copy(from);
  play.redeal(hidden, side, seed);
  play.check(hidden);
  hidden.chance = copyChance(from.chance);
  const [truth, other] = [open(play.copy(from)), open(hidden)];
  const lot = seeded(seed);
  let compared = 0;
  while (truth.prompt && other.prompt && compared < 8) {
    expect(other.prompt.side).toBe(truth.prompt.side);
    if (truth.prompt.side === side) {
      expect(other.prompt.ask).toBe(truth.prompt.ask);
      expect(other.prompt.choices.map(write)).toEqual(truth.prompt.choices.map(write));
      expect(other.prompt.about).toEqual(truth.prompt.about);
      compared++;
    }
    const known = new Map(other.prompt.choices.map((choice) => [write(choice), choice]));
    const shared = truth.prompt.choices.filter((choice) => known.has(write(choice)));
    const choice = shared[below(lot, shared.length)];
    const twin = choice && known.get(write(choice));
    if (!choice || !twin) break;
    truth.prompt = truth.rules.next(choice).value ?? undefined;
    other.prompt = other.rules.next(twin).value ?? undefined;
    if (truth.state.chance.revealed !== from.chance.revealed) break;
    const told = ({ state }: Twin) => JSON.stringify(sorted(state.events).events.map((event) => witness(event, side)));
    expect(told(other)).toBe(told(truth));
    truth.state.events = [];
    other.state.events = [];
  }
  return compared;
}

test.each(['campaign', 'huguettes'] as const)(
  '%s: positions that differ only in what a side cannot know ask it the same',
  (id: ScenarioId) => {
    let compared = 0;
    let looked = 0;
    playGame(id, 'hidden 1', randomly('hidden 1'), {
      asked: (state) => {
        const secret = state.cargo.some((item) => item !== NO_CARGO) || state.mine.stage === 'digging';
        if (!secret || looked++ % 3 !== 0) return;
        for (const side of ['french', 'viet-minh'] as const) compared += compare(state, side, `${looked}`);
      },
    });
    expect(compared).toBeGreaterThan(20);
  },
);

describe('R83 cargo', () => {
  const loaded = () => {
    const v = bare({ phase: 'missions', step: 'assign' });
    put(v, 'cf', 'fr-8c');
    fly(v, 'c47-1', 'c47-2', 'c119-1', 'c47-3');
    v.pool = 6;
    v.at[u('fr-6c')] = ABOARD;
    v.steps[u('fr-6c')] = 2;
    for (const [place, item] of [
      [15 * 2, SUPPLY_CARGO],
      [16 * 2, u('fr-6c')],
      [25 * 2, u('fr-6c')],
      [25 * 2 + 1, REPLACEMENT_CARGO],
    ] as const) {
      v.cargo[place] = item;
    }
    return v;
  };

  test('a redeal for the Viet Minh keeps which transports are loaded, who is aboard and what the pool held in all', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const v = loaded();
      play.redeal(v, 'viet-minh', `${n}`);
      play.check(v);
      expect([15, 16, 17, 25].map((air) => cargoOf(v, air).length)).toEqual([1, 1, 0, 2]);
      expect(v.cargo.filter((item) => item === u('fr-6c'))).toHaveLength(2);
      expect(v.pool + v.cargo.filter((item) => item === REPLACEMENT_CARGO).length).toBe(7);
      seen.add(v.cargo.join());
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  test('9.5 loading is told in one when it is over: nothing says which transport carries a parachute unit', () => {
    const v = bare({ phase: 'air', step: 'load', turn: 4 });
    v.at[u('fr-6c')] = WAITING;
    fly(v, 'c47-1', 'c47-2', 'c47-3', 'c47-4', 'c119-1');
    const told = () =>
      sorted(v.events)
        .events.map((event) => witness(event, 'viet-minh'))
        .filter((event) => event !== null);
    const para = { do: 'load', cargo: 'fr-6c' } as const;
    const quiet = (prompt: ValleePrompt, cargo: string) => {
      expect(told()).toEqual([]);
      expect([v.points.french, v.at[u('fr-6c')]]).toEqual([0, WAITING]);
      return prompt.choices.find((choice) => choice.do === 'load' && choice.cargo === cargo);
    };
    const load = (cargo: string) => (prompt: ValleePrompt) => quiet(prompt, cargo);
    run(airPhase(v), load('supply'), para, load('fr-6c'), load('fr-6c'), load('fr-6c'), done);
    expect(told()).toMatchObject([
      { is: 'loads', aircraft: 5, steps: 5 },
      { is: 'committed', unit: 'fr-6c', cost: 9 },
      { is: 'points', side: 'french', now: -9 },
    ]);
    expect(v.at[u('fr-6c')]).toBe(ABOARD);
  });

  test('a redeal for the French leaves their own cargo alone', () => {
    const v = loaded();
    const before = v.cargo.join();
    play.redeal(v, 'french', 'x');
    expect(v.cargo.join()).toBe(before);
  });
});

describe('R49 the mine', () => {
  test('its target is dealt anew for the French among areas that could be mined, and stays for its owner', () => {
    const v = scenario('campaign', { turn: 4, phase: 'french-guns' });
    put(v, 'route41', 'vm-1-141');
    put(v, 'baldy', 'vm-1-98');
    const targets = mineTargets(v);
    v.at[u('vm-151-1')] = MINING;
    v.at[u('vm-151-2')] = MINING;
    v.mine = { stage: 'digging', area: areaOf('e2'), ready: 5 };
    const seen = new Set<number>();
    for (let n = 0; n < 40; n++) {
      const copy = play.copy(v);
      play.redeal(copy, 'french', `${n}`);
      seen.add(copy.mine.area);
    }
    expect([...seen].every((area) => targets.includes(area))).toBe(true);
    expect(seen.size).toBeGreaterThan(1);
    play.redeal(v, 'viet-minh', 'x');
    expect(v.mine.area).toBe(areaOf('e2'));
  });
});

describe('what a side is told', () => {
  test('cargo as it is loaded or brought home is the French player’s alone, what lands or is lost is shown', () => {
    const loaded = { is: 'loaded', air: 'c47-1', cargo: 'supply' } as const;
    expect(witness(loaded, 'french')).toEqual(loaded);
    for (const side of ['viet-minh', null]) expect(witness(loaded, side)).toBeNull();
    const loads = { is: 'loads', aircraft: 2, steps: 3 } as const;
    expect([witness(loads, 'viet-minh'), witness(loads, null), witness(loads, 'french')]).toEqual([loads, loads, null]);
    const home = { is: 'dropped', air: 'c47-1', cargo: ['supply'], result: 'home', fight: '1' } as const;
    expect(witness(home, 'viet-minh')).toEqual({ ...home, cargo: null });
    const landed = { ...home, result: 'landed' } as const;
    expect(witness(landed, null)).toEqual(landed);
  });

  test('the mine: that it is dug is announced, where it is not', () => {
    const dug = { is: 'mine', stage: 'announced', area: 'e2', ready: 5 } as const;
    expect(witness(dug, 'french')).toEqual({ ...dug, area: null });
    expect(witness(dug, 'viet-minh')).toEqual(dug);
    expect(witness({ ...dug, stage: 'shown' }, 'french')).toEqual({ ...dug, stage: 'shown' });
  });
});
