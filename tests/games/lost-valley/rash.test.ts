import { expect, test } from 'vitest';
import { lostValley } from '../../../src/games/lost-valley';
import { isRash } from '../../../src/games/lost-valley/bot/rash';
import { frenchAssaultPhase } from '../../../src/games/lost-valley/rules/french-assault';
import type { Game } from '../../../src/kernel/game';
import { Table } from '../../../src/kernel/table';
import { decide } from '../../opponents/kit';
import { firstPrompt, garrisonOf, held, neutral, valley } from './kit';

const anyValley: Game = lostValley;

/** Béatrice lost to a division of so much Strength, with Dominique beside it. */
function lostBeatrice(strength: number) {
  const v = valley({ ...neutral, turn: 3, ap: 2, phase: 'assault-french' });
  held(v, 'beatrice', '312');
  v.divisions['312'].strength = strength;
  garrisonOf(v, 'dominique', '8-bpc', '1-bep', '5-bpvn');
  return v;
}

test.each([
  [15, true],
  [3, false],
])('15.1.1 against Strength %i it is rash to think of a counter-attack: %s', (strength, rash) => {
  const v = lostBeatrice(strength);
  const prompt = firstPrompt(frenchAssaultPhase(v));
  const assault = prompt?.choices.find((choice) => choice.do === 'assault' && choice.cr === 'beatrice');
  expect(prompt && assault && isRash(v, prompt, assault)).toBe(rash);
});

/** Here looking ahead thought of Gabrielle, and everybody who could go for her gave one in six. */
const gabrielle =
  'ration 0,done,boost 3,land 5-bpvn huguette,raise dominique,move 5-bpvn dominique,move 1-bep pc-gono,move peloton-carette eliane,move bt-3 epervier-opera,move 8-bpc eliane,move 1-gaaceo dominique,done,done,engineer pc-gono,done,done,sead 1,sead 1,sead 1,ration 0,done,boost 3,done,stand,done,done,land 6-bpc huguette,move 1-2-rei dominique,move bt-3 dominique,done'.split(
    ',',
  );

test('15.1.2 a counter-attack that nobody would make is not thought of and called off for ever', () => {
  const seed = 'sfc32:1-40';
  const table = new Table(anyValley, { scenario: 'campaign', options: [], seed });
  expect(table.follow(gabrielle)).toBe(gabrielle.length);
  expect(table.prompt?.ask).toBe('assault');
  const made: string[] = [];
  for (let { prompt } = table; prompt?.ask.startsWith('assault') && made.length < 12; { prompt } = table) {
    const { choice } = decide(table, 'thorough', seed);
    made.push(`${prompt.ask} ${choice.do}`);
    table.choose(choice);
  }
  expect(made).not.toContain('assault-force done');
});
