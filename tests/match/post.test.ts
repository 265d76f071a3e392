import { describe, expect, test } from 'vitest';
import { keepFirst, takeSecond } from '../../src/match/conflict';
import type { Move } from '../../src/match/letter';
import { accepted, lastOf, stateOf } from '../../src/match/match';
import { settled } from '../../src/match/settle';
import { askBack, draw, grantBack, resign } from '../../src/match/verdict';
import { againFrom, asking, letterOf } from '../../src/match/writing';
import { backup, hand, newest, type Phone, play, playedTo, two } from './kit';

const state = ({ desk }: Phone) => stateOf(desk.match);
const last = ({ desk }: Phone) => lastOf(desk.match);
const journal = ({ desk }: Phone) => desk.table?.journal().choices;

/** Lan, who has gone back to where letter 3 was answered, has written another letter 4. */
function torn() {
  const { lan, minh } = playedTo(3);
  const before = backup(lan);
  const first = play(lan);
  hand(minh, first);
  const again = before();
  return { lan: again, minh, first, second: play(again, 1) };
}

describe('offered', () => {
  test('own letter: it is to be sent on', () => {
    const { lan } = two();
    expect(state(lan)).toBe('offered');
    expect(hand(lan, newest(lan))).toMatchObject({ says: 'own', reply: { is: 'invite' }, lines: null });
  });

  test('accept: the dice are open, and whoever invited writes letter 2', () => {
    const { lan, minh } = two();
    expect(hand(lan, newest(minh)).says).toBe('accepted');
    expect([state(lan), lan.desk.match.names]).toEqual(['turn', ['Lan', 'Minh']]);
    expect(play(lan).m).toBe(2);
    expect(state(lan)).toBe('sent');
  });

  test('an accept whose token is not of its chain is refused', () => {
    const { lan, minh } = two();
    const letter = newest(minh);
    expect(hand(lan, { ...letter, token: '00'.repeat(16) } as typeof letter).says).toBe('altered');
    expect(state(lan)).toBe('offered');
  });

  test('move, ask: the invitation once more, or what is missing', () => {
    const { lan } = two();
    const { minh, lan: later } = playedTo(3);
    const ask = asking(minh.desk);
    expect(hand(lan, { ...ask, m: 1 }).reply).toMatchObject({ is: expect.stringMatching(/invite|ask/) });
    expect(later.desk.match.id).toBe(lan.desk.match.id);
    expect(hand(lan, letterOf(minh.desk, 3)).reply).toMatchObject({ is: 'ask', m: 0 });
  });
});

describe('opening', () => {
  test('own letter, invite again: the answer once more', () => {
    const { lan, minh } = two();
    expect(state(minh)).toBe('opening');
    expect(hand(minh, newest(minh))).toMatchObject({ says: 'own', reply: { is: 'accept' } });
    expect(hand(minh, newest(lan))).toMatchObject({ says: 'known', reply: { is: 'accept' } });
  });

  test('letter 2: the battle begins, with the same position on both phones', () => {
    const { lan, minh } = playedTo(2);
    expect(minh.heard.at(-1)?.says).toBe('opened');
    expect([state(lan), state(minh)]).toEqual(['sent', 'turn']);
    expect(minh.desk.table?.hash()).toBe(lan.desk.table?.hash());
    expect(journal(minh)).toEqual(journal(lan));
  });

  test('ask: the answer once more; somebody else had accepted first: over', () => {
    const { lan, minh } = two();
    const ask = { ...asking(lan.desk) };
    expect(hand(minh, ask).reply).toMatchObject({ is: 'accept' });
    const other = two();
    const invite = newest(lan);
    if (invite.is !== 'invite') throw new Error('no invitation');
    other.minh.desk = { ...other.minh.desk, match: accepted(invite, 'ab'.repeat(16), 'Binh') };
    hand(lan, newest(minh));
    const said = hand(lan, newest(other.minh));
    expect(said).toMatchObject({ says: 'taken', reply: { what: 'taken' } });
    if (!said.reply) throw new Error('no word');
    expect(hand(minh, said.reply).says).toBe('known');
    expect(hand(other.minh, said.reply).says).toBe('taken');
    expect([state(minh), state(other.minh)]).toEqual(['opening', 'over']);
  });
});

describe('turn', () => {
  test('own letter, invite, accept, known letter: nothing changes', () => {
    const { lan, minh } = playedTo(3);
    const before = journal(lan);
    expect(state(lan)).toBe('turn');
    expect(hand(lan, letterOf(lan.desk, 2))).toMatchObject({ says: 'own', reply: { m: 2 } });
    expect(hand(minh, letterOf(lan.desk, 0)).says).toBe('known');
    expect(hand(lan, letterOf(minh.desk, 1)).says).toBe('known');
    expect(hand(lan, letterOf(minh.desk, 3))).toMatchObject({ says: 'known', reply: null });
    expect([journal(lan), state(lan)]).toEqual([before, 'turn']);
  });

  test('the same letter in another version that follows the rules: the player decides', () => {
    const { minh, second } = torn();
    expect(hand(minh, second)).toMatchObject({ says: 'torn', lines: null });
    expect(state(minh)).toBe('torn');
  });

  test('another version that does not: refused', () => {
    const { minh, second } = torn();
    expect(hand(minh, { ...second, run: ['no such choice'] }).says).toBe('altered');
    expect(state(minh)).toBe('turn');
  });

  test('a letter beyond the next: one is missing', () => {
    const { lan, minh } = playedTo(3);
    const later = playedTo(7);
    expect(hand(lan, letterOf(later.minh.desk, 7))).toMatchObject({ says: 'gap', reply: { is: 'ask', m: 3 } });
    expect(last(minh)).toBe(3);
  });

  test('ask: nothing is missing, or what is', () => {
    const { lan, minh } = playedTo(3);
    expect(hand(lan, asking(minh.desk))).toMatchObject({ says: 'nothing-missing', reply: null });
    const old = playedTo(2).minh;
    expect(hand(lan, asking({ ...old.desk }))).toMatchObject({
      says: 'missing-sent',
      reply: { is: 'again', first: 3 },
    });
  });
});

describe('sent', () => {
  test('the next letter is replayed and it is my turn', () => {
    const { lan, minh } = playedTo(2);
    const move = play(minh);
    expect(hand(lan, move)).toMatchObject({ says: 'moved', reply: null });
    expect([state(lan), journal(lan)]).toEqual(['turn', journal(minh)]);
  });

  test('the letter before mine again: mine was lost', () => {
    const { lan, minh } = playedTo(4);
    expect(hand(lan, letterOf(minh.desk, 3))).toMatchObject({ says: 'lost', reply: { m: 4 } });
  });

  test('an earlier letter in another version: his phone had gone back, and is brought forward', () => {
    const { lan, minh } = playedTo(4);
    const gone = playedTo(2).minh;
    const other = play(gone, 1);
    const said = hand(lan, other);
    expect(said).toMatchObject({ says: 'behind', reply: { is: 'again' }, lines: null });
    if (!said.reply) throw new Error('nothing to send');
    // What goes is his own letter: he is asked.
    expect(hand(gone, said.reply).says).toBe('differs');
    const second = takeSecond(gone.desk);
    gone.desk = settled(gone.desk, second.match, second.lines);
    expect([state(gone), journal(gone)]).toEqual(['turn', journal(lan)]);
    expect(journal(minh)).toEqual(journal(lan));
  });

  test('ask: my letter once more, or everything that lacks', () => {
    const { lan, minh } = playedTo(4);
    const old = playedTo(3).minh;
    expect(hand(lan, asking(old.desk))).toMatchObject({ says: 'missing-sent', reply: { is: 'move', m: 4 } });
    expect(hand(lan, asking(minh.desk))).toMatchObject({ says: 'nothing-missing' });
    expect(hand(lan, asking(playedTo(1).minh.desk)).reply).toMatchObject({ is: 'again', first: 1 });
  });

  test('again that reaches further: taken in without a question where nothing of mine goes', () => {
    const { lan, minh } = playedTo(2);
    const ahead = playedTo(5);
    const said = hand(lan, againFrom(ahead.minh.desk, 3));
    expect(said.says).toBe('caught-up');
    expect([last(lan), journal(lan)]).toEqual([5, journal(ahead.minh)]);
    expect(last(minh)).toBe(2);
  });

  test('a run that throws by itself, stops in the midst, goes on too long or is not offered: refused', () => {
    const { lan, minh } = playedTo(2);
    const move = play(minh);
    const forged: readonly Partial<Move>[] = [
      { run: move.run.slice(0, -1) },
      { run: [...move.run, ...move.run] },
      { run: ['strike 9'] },
      { run: [] },
      { declared: true },
      { after: '0'.repeat(16) },
    ];
    for (const part of forged) {
      const said = hand(lan, { ...move, ...part });
      expect(said).toMatchObject({ says: 'not-by-the-rules', reply: { is: 'ask' }, lines: null });
    }
    expect(hand(lan, { ...move, token: '00'.repeat(16) }).says).toBe('altered');
    expect(hand(lan, { ...move, before: '0'.repeat(16) }).says).toBe('gap');
    expect(hand(lan, { ...move, rules: move.rules + 1 }).says).toBe('newer');
    expect(hand(lan, { ...move, rules: 0 }).says).toBe('moved');
  });
});

describe('torn', () => {
  test('the first stays: the game goes on, and the other phone is brought to it', () => {
    const { lan, minh, second } = torn();
    hand(minh, second);
    minh.desk = { ...minh.desk, match: keepFirst(minh.desk) };
    expect(state(minh)).toBe('turn');
    const said = hand(lan, play(minh));
    expect(said).toMatchObject({ says: 'gap', reply: { is: 'ask' } });
    if (!said.reply) throw new Error('nothing asked');
    const all = hand(minh, said.reply);
    if (!all.reply) throw new Error('nothing sent');
    expect(hand(lan, all.reply).says).toBe('differs');
    const taken = takeSecond(lan.desk);
    lan.desk = settled(lan.desk, taken.match, taken.lines);
    expect(journal(lan)).toEqual(journal(minh));
  });

  test('the second is taken: it stands as if it had come alone, with the same dice', () => {
    const { lan, minh, second } = torn();
    hand(minh, second);
    const taken = takeSecond(minh.desk);
    minh.desk = settled(minh.desk, taken.match, taken.lines);
    expect([state(minh), journal(minh)]).toEqual(['turn', journal(lan)]);
    expect(hand(lan, play(minh)).says).toBe('moved');
  });

  test('known letters change nothing, an ask is answered with the own version', () => {
    const { minh, lan, first, second } = torn();
    hand(minh, second);
    for (const letter of [first, second]) hand(minh, letter);
    expect(state(minh)).toBe('torn');
    expect(hand(minh, asking(lan.desk)).reply).toMatchObject({ is: 'again', after: first.after });
  });
});

describe('over', () => {
  const ended = () => {
    const both = playedTo(1);
    for (let m = 2; ; m++) {
      const [writer, reader] = m % 2 === 0 ? [both.lan, both.minh] : [both.minh, both.lan];
      const letter = play(writer);
      if (state(writer) === 'over') return { ...both, writer, reader, letter, m };
      hand(reader, letter);
    }
  };

  test('whoever makes the last choice knows it at once, the other with the letter', () => {
    const { writer, reader, letter, m } = ended();
    expect([state(writer), state(reader)]).toEqual(['over', 'sent']);
    expect(hand(reader, letter).says).toBe('moved');
    expect(state(reader)).toBe('over');
    expect(journal(writer)).toEqual(journal(reader));
    expect(hand(writer, letterOf(reader.desk, m - 1))).toMatchObject({ says: 'over', reply: { m } });
  });

  test('a rule ends it, whatever word has crossed: resigning counts for nothing then', () => {
    const { writer, reader, letter } = ended();
    const word = resign(reader.desk);
    reader.desk = settled(reader.desk, word.match, null);
    hand(reader, letter);
    if (word.reply) hand(writer, word.reply);
    expect([reader.desk.match.ended, writer.desk.match.ended]).toEqual([null, null]);
    expect([state(writer), state(reader)]).toEqual(['over', 'over']);
  });
});

describe('words', () => {
  test('resign: both know it; who writes on hears it again; both at once is a draw', () => {
    const { lan, minh } = playedTo(3);
    const word = resign(lan.desk);
    lan.desk = settled(lan.desk, word.match, null);
    expect(hand(lan, asking(minh.desk))).toMatchObject({ says: 'over', reply: { what: 'resign' } });
    if (!word.reply) throw new Error('no word');
    expect(hand(minh, word.reply).says).toBe('resigned');
    expect(minh.desk.match.ended).toEqual({ how: 'resigned', by: 0 });

    const both = playedTo(3);
    const [one, other] = [resign(both.lan.desk), resign(both.minh.desk)];
    both.lan.desk = settled(both.lan.desk, one.match, null);
    both.minh.desk = settled(both.minh.desk, other.match, null);
    if (one.reply) hand(both.minh, one.reply);
    if (other.reply) hand(both.lan, other.reply);
    expect([both.lan.desk.match.ended, both.minh.desk.match.ended]).toEqual([{ how: 'drawn' }, { how: 'drawn' }]);
  });

  test('draw: offered with the own last letter alone, agreed with a word, declined by any letter', () => {
    const { lan, minh } = playedTo(4);
    expect(draw(minh.desk)).toBeNull();
    const offer = draw(lan.desk);
    if (!offer?.reply) throw new Error('no offer');
    lan.desk = settled(lan.desk, offer.match, null);
    expect(hand(minh, offer.reply).says).toBe('draw-offered');
    const declined = { ...minh.desk };
    const agreed = draw(minh.desk);
    if (!agreed?.reply) throw new Error('not agreed');
    expect(hand(lan, agreed.reply).says).toBe('drawn');
    expect(stateOf(agreed.match)).toBe('over');
    minh.desk = declined;
    play(minh);
    expect(minh.desk.match.draws).toEqual([false, false]);
  });

  test('take back: with consent only, the same letter anew with the same dice', () => {
    const { lan, minh } = playedTo(4);
    const [stirred] = journal(lan)?.slice(lan.desk.match.letters[3]?.count) ?? [];
    const wish = askBack(lan.desk);
    if (!wish) throw new Error('nothing to take back');
    expect(hand(minh, wish).says).toBe('back-asked');
    const granted = grantBack(minh.desk);
    minh.desk = settled(minh.desk, granted.match, granted.lines);
    if (!granted.reply) throw new Error('no word');
    expect(hand(lan, granted.reply).says).toBe('back-granted');
    expect([state(lan), last(lan), state(minh)]).toEqual(['turn', 3, 'sent']);
    const anew = play(lan, 1);
    expect([anew.m, anew.edition]).toEqual([4, 1]);
    expect(journal(lan)?.[lan.desk.match.letters[3]?.count ?? 0]?.slice(0, 33)).toBe(stirred?.slice(0, 33));
    expect(hand(minh, anew).says).toBe('moved');
  });

  test('take back too late: the answer is on its way; an old letter after it: the phone is brought forward', () => {
    const { lan, minh } = playedTo(4);
    const wish = askBack(lan.desk);
    if (!wish) throw new Error('nothing to take back');
    play(minh);
    expect(hand(minh, wish)).toMatchObject({ says: 'late', reply: { m: 5 } });

    const both = playedTo(4);
    const old = letterOf(both.lan.desk, 4);
    const granted = grantBack(both.minh.desk);
    both.minh.desk = settled(both.minh.desk, granted.match, granted.lines);
    const said = hand(both.minh, old);
    expect(said).toMatchObject({ says: 'behind', reply: { is: 'again', edition: 1 } });
    if (said.reply) hand(both.lan, said.reply);
    expect(both.lan.desk.match.rival ?? both.lan.desk.match.edition).not.toBe(0);
  });
});

test('sealed dice: the other phone makes every throw, and nobody’s run throws by itself', () => {
  const { lan, minh } = playedTo(9, { sealed: true });
  // Whose turn it is has made the throw that was declared.
  expect(journal(lan)?.slice(0, -1)).toEqual(journal(minh));
  expect(lan.desk.match.letters.some(({ declared }) => declared !== null)).toBe(true);
  const open = playedTo(2, { sealed: true });
  const move = play(open.minh);
  expect(hand(open.lan, { ...move, sealed: false }).says).toBe('not-by-the-rules');
});
