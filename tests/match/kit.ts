import type { Game } from '../../src/kernel/game';
import type { Accept, Letter, Move } from '../../src/match/letter';
import { accepted, type Desk, invited, type Match } from '../../src/match/match';
import { receive } from '../../src/match/post';
import type { Reception } from '../../src/match/reception';
import { goOn, isRunOver, seal, takeTurn, throws } from '../../src/match/run';
import { reopened, settled } from '../../src/match/settle';
import { ownNewest } from '../../src/match/writing';
import { duel } from '../kernel/duel';

const secrets = ['0f'.repeat(16), 'f0'.repeat(16)] as const;

/** One of two phones, as a test holds it. */
export interface Phone {
  desk: Desk;
  /** All that it was told, the newest last. */
  readonly heard: Reception[];
}

export interface Two {
  readonly lan: Phone;
  readonly minh: Phone;
}

/** Lan has invited; Minh has accepted, and the answer is on its way. */
export function two({ sealed = false, second = false, game = duel as Game } = {}): Two {
  const terms = { game: game.id, scenario: game.scenarios[0] ?? '', options: [], second, sealed, rematch: null };
  const lan: Phone = { desk: { match: invited(game, terms, secrets[0], 'Lan'), game, table: null }, heard: [] };
  const invite = ownNewest(lan.desk);
  if (invite.is !== 'invite') throw new Error('no invitation');
  const minh: Phone = { desk: { match: accepted(invite, secrets[1], 'Minh'), game, table: null }, heard: [] };
  return { lan, minh };
}

/** A letter arrives. */
export function hand(phone: Phone, letter: Letter): Reception {
  const said = receive(phone.desk, letter);
  phone.heard.push(said);
  phone.desk = settled(phone.desk, said.match, said.lines);
  return said;
}

export const newest = ({ desk }: Phone): Letter => ownNewest(desk);

/** Decides by lot-free habit, the choice of this number each time, until the run is over; answers the letter. */
export function play(phone: Phone, pick = 0): Move {
  const { desk } = phone;
  const { match, table } = desk;
  if (!table) throw new Error('no table');
  takeTurn(match, table);
  for (;;) {
    const declared = goOn(desk, table);
    if (declared !== null || isRunOver(desk, table)) return sealed(phone, declared);
    const choices = table.prompt?.choices ?? [];
    const choice = choices[Math.min(pick, choices.length - 1)];
    if (!choice) throw new Error('nobody is asked');
    if (match.terms.sealed && throws(table, choice)) return sealed(phone, table.write(choice));
    table.choose(choice);
  }
}

function sealed(phone: Phone, declared: string | null): Move {
  const match = seal(phone.desk, declared);
  if (!match) throw new Error('the run is not at its end');
  phone.desk = settled(phone.desk, match, null);
  const letter = newest(phone);
  if (letter.is !== 'move') throw new Error('no move');
  return letter;
}

/** Both have opened the dice and so many letters from 2 on have come. */
export function playedTo(last: number, options: Parameters<typeof two>[0] = {}): Two {
  const both = two(options);
  hand(both.lan, newest(both.minh) as Accept);
  for (let m = 2; m <= last; m++) {
    const [writer, reader] = m % 2 === 0 ? [both.lan, both.minh] : [both.minh, both.lan];
    hand(reader, play(writer));
  }
  return both;
}

/** The phone as it was at this moment, for going back to it. */
export function backup({ desk }: Phone): () => Phone {
  const match: Match = structuredClone(desk.match);
  const choices = desk.table?.journal().choices ?? [];
  return () => ({ desk: reopened(desk, match, choices), heard: [] });
}
