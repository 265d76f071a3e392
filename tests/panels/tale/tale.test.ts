/** What belongs together, held against what the events themselves say: the number or the place of their fight. */
import { describe, expect, test } from 'vitest';
import { trials } from '../../../src/cli/games';
import { trial } from '../../../src/cli/trial';
import type { Game, GameEvent } from '../../../src/kernel/game';
import { Table } from '../../../src/kernel/table';
import { factsIn, type Happened, isChapter, type Part, partsOf } from '../../../src/kernel/tale';
import { isCard, type ToldCard } from '../../../src/panels/tale/telling';
import { isNews } from '../../../src/panels/tale/told-steps';
import { cardsIn, scriptAt, taleAt } from './telling-kit';

function byTheBot(game: Game, scenario: string): Table {
  const table = new Table(game, { scenario, options: [], seed: 'sfc32:tale-1' });
  while (table.prompt) if (!table.choose(game.mind.bot(table.state, table.prompt).choice).ok) break;
  return table;
}

/** The fight that an event names. */
function fightOf(event: GameEvent): string | null {
  return 'fight' in event && typeof event.fight === 'string' ? event.fight : null;
}

const factsOf = ({ steps }: ToldCard): readonly Happened[] => steps.flatMap(({ facts }) => facts);
const isRoll = ({ fact }: Happened, name: string) => fact.roll?.name === name;

describe.each(trials.flatMap((one) => one.game.scenarios.map((scenario) => [one.game.id, scenario, one] as const)))(
  '%s, %s',
  (_id, scenario, tried) => {
    const setup = { scenario, options: [], seed: 'tale' };
    const tables: readonly Table[] = [
      byTheBot(tried.game, scenario),
      trial(tried, setup, { resume: 99, refuse: 99, back: 99 }).table,
    ];

    test('every fact is told once, in order, and by the card or the line of its own part', () => {
      for (const table of tables) {
        const { beats, quiet, happened } = scriptAt(table);
        const told = beats.flatMap((beat) => (isCard(beat) ? factsOf(beat) : beat.step.facts));
        expect(new Set(told).size).toBe(told.length);
        expect(new Set([...told, ...quiet]).size).toBe(told.length + quiet.length);
        const lost = happened.filter((one) => !told.includes(one) && !quiet.includes(one));
        expect(lost.filter(({ fact }) => fact.roll || isNews(fact))).toEqual([]);
        for (const beat of beats) {
          const at = (isCard(beat) ? beat.steps : [beat.step]).map(({ from }) => from);
          expect(at).toEqual([...at].sort((a, b) => a - b));
        }
      }
    });

    test('a card holds one fight, or the shots of one order, and no fight stands on two cards', () => {
      for (const table of tables) {
        const cards = cardsIn(scriptAt(table));
        for (const card of cards) {
          if (card.is !== 'fight') continue;
          const fights = new Set(factsOf(card).flatMap(({ event }) => fightOf(event) ?? []));
          expect([...fights].length, JSON.stringify(factsOf(card).map(({ event }) => event))).toBeLessThan(2);
        }
        const recovered = cards.filter(({ is }) => is === 'fight' || is === 'volley').flatMap(factsOf);
        expect(recovered.filter((one) => isRoll(one, 'recover'))).toEqual([]);
      }
    });

    test('what a shot costs stands on the card of that shot', () => {
      for (const table of tables) {
        for (const card of cardsIn(scriptAt(table))) {
          const facts = factsOf(card);
          const paid = facts.filter(({ event }) => event.is === 'supply' && fightOf(event) !== null);
          const shots = new Set(facts.flatMap(({ event }) => (event.is === 'supply' ? [] : (fightOf(event) ?? []))));
          expect(paid.filter(({ event }) => !shots.has(fightOf(event) ?? ''))).toEqual([]);
        }
      }
    });

    test('a fight, a volley, a flight are over before another phase or impulse begins', () => {
      for (const table of tables) {
        const open = (part: Part): readonly string[] =>
          isChapter(part) ? [...(part.done ? [] : [part.is]), ...part.parts.flatMap(open)] : [];
        const { root } = taleAt(table, null);
        expect(
          open(root).filter((is) => !['tale', 'turn', 'phase', 'ending', 'opening', 'impulse'].includes(is)),
        ).toEqual(table.state.result ? expect.arrayContaining([]) : []);
        const inside = (part: Part): readonly Part[] =>
          isChapter(part) ? [part, ...part.parts.flatMap(inside)] : [part];
        for (const part of inside(root)) {
          if (!isChapter(part) || !['fight', 'volley', 'flight', 'checks', 'answer'].includes(part.is)) continue;
          expect(factsIn(part).filter(({ fact }) => fact.kind === 'turn' || fact.kind === 'phase')).toEqual([]);
        }
      }
    });

    test('a side is told of no part of which it has seen nothing', () => {
      const { sides } = tried.game;
      for (const table of tables) {
        for (const side of [...sides, null]) {
          const inside = (part: Part): readonly Part[] =>
            isChapter(part) ? [part, ...part.parts.flatMap(inside)] : [];
          const blind = inside(taleAt(table, side).root).filter(
            (part) => isChapter(part) && factsIn(part).length === 0,
          );
          expect(blind).toEqual([]);
        }
      }
    });

    test('a place that counts and changes hands is the headline of its own card', () => {
      for (const table of tables) {
        const { root } = taleAt(table, table.game.sides[0] ?? '');
        const taken = partsOf(root, 'moment').filter(({ outcome }) => outcome !== null);
        const cards = cardsIn(scriptAt(table));
        for (const moment of taken) {
          const control = factsIn(moment).find(({ fact }) => fact.now !== undefined);
          const card = cards.find((one) => control && factsOf(one).some(({ event }) => event === control.event));
          expect(card?.place).toBe(moment.head?.place);
          expect(card?.outcome).not.toBeNull();
        }
      }
    });
  },
);
