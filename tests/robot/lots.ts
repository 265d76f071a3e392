/** The robot's own dice, apart from the game's. */
export interface Dice {
  below(limit: number): number;
  chance(part: number): boolean;
  pick<T>(list: readonly T[]): T | undefined;
}

export function dice(seed: string): Dice {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, chance: (part) => next() < part, pick: (list) => list[below(list.length)] };
}
