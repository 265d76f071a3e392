import { describe, expect, test } from 'vitest';
import { trials } from '../../src/cli/games';
import { below, seeded } from '../../src/kernel/chance';
import { add, type Draft, draftOn, drop, endingOf, fill, press } from '../../src/kernel/draft';
import { replay, Table } from '../../src/kernel/table';

/** A question is looked at so often, and so many of its answers. */
const EVERY = 3;
const TICKS = 6;
const MOST = 240;

const scenarios = trials.flatMap(({ game }) => game.scenarios.map((scenario) => [game.id, scenario, game] as const));
const written = ({ table, made }: Draft) => made.map(({ choice }) => table.write(choice));

describe.each(scenarios)('what is meant in %s, %s', (_id, scenario, game) => {
  test('lies on a fork: each drop leads back to the same position, a press makes all of it and one undo takes it back', () => {
    const dice = seeded(`draft ${scenario}`);
    const setup = { scenario, options: game.options, seed: `draft ${scenario}` };
    const table: Table = new Table(game, setup);
    let meant = 0;
    while (table.prompt && table.entries.length < MOST) {
      if (table.entries.length % EVERY === 0) meant += checked(table.fork());
      const { choices } = table.prompt;
      table.choose(choices[below(dice, choices.length)] ?? { do: 'none' });
    }
    expect(meant).toBeGreaterThan(0);

    /** How many choices were put into the draft of this question. */
    function checked(on: Table): number {
      const before = { hash: on.hash(), journal: on.journal() };
      let draft = draftOn(on);
      const drafts = [draft];
      const hashes = [before.hash];
      for (let i = 0; i < TICKS && draft.table.prompt; i++) {
        const { choices } = draft.table.prompt;
        const choice = choices[below(dice, choices.length)];
        if (!choice) break;
        const isFree = endingOf(draft, choice) === 'free';
        const next = add(draft, choice);
        expect(next.made.length).toBe(draft.made.length + (isFree ? 1 : 0));
        if (!isFree) break;
        draft = next;
        drafts.push(draft);
        hashes.push(draft.table.hash());
      }
      expect(on.hash()).toBe(before.hash);
      expect(on.journal()).toEqual(before.journal);
      for (let at = draft.made.length - 1, less = draft; at >= 0; at--) {
        less = drop(less, at);
        expect(less.table.hash()).toBe(hashes[at]);
        expect(written(less)).toEqual(written(draft).slice(0, at));
      }
      const others = draft.made.slice(1).map(({ choice }) => choice);
      expect(drop(draft, 0).table.hash()).toBe(fill(draftOn(on), others).table.hash());
      const filled = fill(
        draftOn(on),
        draft.made.map(({ choice }) => choice),
      );
      expect(filled.table.hash()).toBe(draft.table.hash());
      if (draft.made.length === 0) return 0;
      expect(press(draft)).toBe(true);
      expect(on.hash()).toBe(draft.table.hash());
      expect(on.undo()).toBe(true);
      expect(on.hash()).toBe(before.hash);
      expect(on.redo()).toBe(true);
      expect(on.hash()).toBe(draft.table.hash());
      return draft.made.length;
    }
  });

  test('a journal knows its presses: what was one before it was read back is one undo after it', () => {
    const dice = seeded(`press ${scenario}`);
    const setup = { scenario, options: game.options, seed: `press ${scenario}` };
    const table: Table = new Table(game, setup);
    const begun: number[] = [];
    while (table.prompt && table.entries.length < MOST / 2) {
      begun.push(table.entries.length);
      table.press(() => {
        for (let n = 1 + below(dice, 3); n > 0 && table.prompt; n--) {
          const { choices } = table.prompt;
          table.choose(choices[below(dice, choices.length)] ?? { do: 'none' });
        }
      });
    }
    const again = replay(game, JSON.parse(JSON.stringify(table.journal())));
    expect(again.journal()).toEqual(table.journal());
    const starts = new Set<number>();
    for (let at = again.entries.length; at > 0; at--) starts.add(again.pressBefore(at));
    expect([...starts].reverse()).toEqual(begun);
    const last = begun.at(-1) ?? 0;
    expect(again.undo()).toBe(table.undoable >= table.entries.length - last);
    if (again.entries.length < table.entries.length) expect(again.entries.length).toBe(last);
  });
});
