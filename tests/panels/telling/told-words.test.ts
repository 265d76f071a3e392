import { beforeAll, describe, expect, test } from 'vitest';
import { trials } from '../../../src/cli/games';
import { Table } from '../../../src/kernel/table';
import { speak } from '../../../src/locale';
import { isCard } from '../../../src/panels/tale/telling';
import { headOf, stepText, titleOf } from '../../../src/panels/telling/told-words';
import { cardsIn, personsAt, scriptAt } from '../tale/telling-kit';

beforeAll(() => speak('en'));

/** So many choices of the bot hold moves of every kind. */
const CHOICES = 600;

describe.each(trials.map(({ game }) => [game.id, game] as const))('%s', (_id, game) => {
  const setup = { scenario: game.scenarios[0] ?? '', options: [], seed: 'told' };
  const table = new Table(game, setup);
  for (let i = 0; i < CHOICES && table.prompt; i++) table.choose(game.mind.bot(table.state, table.prompt).choice);
  const session = personsAt(table);

  test.each(game.sides)(
    'who moves is told by name or by number, from a place to a place, as %s knows it',
    async (side) => {
      const kit = { model: session, words: await game.books.words.en() };
      const { view } = session.position.value;
      const moves = scriptAt(table, side)
        .beats.flatMap((beat) => (isCard(beat) ? beat.steps : [beat.step]))
        .filter(({ is }) => is === 'moves');
      expect(moves.length).toBeGreaterThan(0);
      // Hidden pieces are told together where they go the same way.
      const hidden = moves.map(({ facts }) => facts.filter(({ fact }) => fact.kind === 'move' && !fact.units).length);
      expect(Math.max(...hidden) > 1).toBe(game.face.hides !== undefined);
      for (const step of moves) {
        const { text, strong } = stepText(kit, step, view);
        const said = `${text}${strong}`;
        expect(said).not.toMatch(/\b0 units|undefined|: *(to|,)|^$/);
        const counts = step.facts.flatMap(({ fact }) => (fact.kind === 'move' ? [fact.units?.length ?? 1] : []));
        const ways = new Set(step.facts.map(({ fact }) => `${fact.from} ${fact.place}`));
        const all = counts.reduce((sum, count) => sum + count, 0);
        if (ways.size === 1 && all > 1 && step.facts[0]?.fact.from !== undefined)
          expect(said).toContain(`${all} units`);
      }
    },
  );

  test.each(game.sides)('sentences of one line stand apart, as %s hears them', async (side) => {
    const kit = { model: session, words: await game.books.words.en() };
    const { view } = session.position.value;
    const steps = scriptAt(table, side).beats.flatMap((beat) => (isCard(beat) ? beat.steps : [beat.step]));
    const said = steps.map((step) => stepText(kit, step, view).text);
    expect(said.filter((text) => /[a-z)]\.[A-Z]/.test(text))).toEqual([]);
  });
});

test('12.4 an assault is headed by its area alone as soon as somebody of it is out of the fight', async () => {
  const game = trials.map((one) => one.game).find(({ id }) => id === 'vallee');
  if (!game) throw new Error('no such game');
  const heads: string[] = [];
  for (const seed of ['a', 'b', 'c']) {
    const table = new Table(game, { scenario: 'campaign', options: [], seed });
    for (let i = 0; i < 900 && table.prompt; i++) table.choose(game.mind.bot(table.state, table.prompt).choice);
    const kit = { model: personsAt(table), words: await game.books.words.en() };
    for (const card of cardsIn(scriptAt(table, 'viet-minh')).filter(
      ({ is, fight }) => is === 'fight' && fight === 'assault',
    )) {
      const declared = headOf(kit, card, []).title;
      expect(declared).toBe(titleOf(kit, card));
      card.steps.forEach((_, i) => {
        const shown = card.steps.slice(0, i + 1);
        const { title, said } = headOf(kit, card, shown);
        const out = shown.some(({ facts }) =>
          facts.some(
            ({ fact }) =>
              fact.harm !== undefined &&
              fact.harm !== 'step' &&
              fact.units?.some((unit) => card.declared[0]?.fact.units?.includes(unit)),
          ),
        );
        expect(title === declared).toBe(!out);
        // Who was announced is a line then.
        expect(said === undefined).toBe(out);
        if (out) heads.push(title);
      });
    }
  }
  expect(heads.length).toBeGreaterThan(0);
  for (const head of heads) expect(head).toMatch(/^Assault on (?!.*led by)/);
});
