import { describe, expect, test } from 'vitest';
import { setUp } from '../../../src/games/storm/play/setup';
import { biddingPhase, resealBid } from '../../../src/games/storm/rules/bidding';
import { play as playGame } from '../../../src/games/storm/rules/sequence';
import { eventsOf, pass, until } from './kit';

describe('15.0 bidding', () => {
  const bidding = () => setUp({ scenario: 'battle', options: ['15.0'], seed: 'x' });
  const bid = (areas: number) => ({ do: 'bid', areas }) as const;

  test('15.0 the higher bid plays the Viet Minh and needs that many', () => {
    const v = bidding();
    until(playGame(v), 'impulse', bid(7), bid(5));
    expect([v.needed, v.swapped]).toEqual([7, true]);
    const w = bidding();
    until(playGame(w), 'impulse', bid(4), bid(5));
    expect([w.needed, w.swapped]).toEqual([5, false]);
  });

  test('15.0 equal bids are decided by dice, again on a tie', () => {
    const v = bidding();
    v.chance.forced = [1, 2, 2, 1, 6, 6, 1, 1];
    until(playGame(v), 'impulse', bid(6), bid(6));
    expect([v.needed, v.swapped, eventsOf(v, 'rolled').length]).toEqual([6, true, 4]);
  });
});

test('15.0 any number of the ten victory areas may be bid, and a bid is sealed until both are in', () => {
  const v = setUp({ scenario: 'battle', options: ['15.0'], seed: 'x' });
  const rules = playGame(v);
  const first = rules.next().value;
  expect(first?.choices.map((choice) => (choice.do === 'bid' ? choice.areas : 0))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  const second = rules.next({ do: 'bid', areas: 9 }).value;
  expect([first?.side, second?.side, second?.about]).toEqual(['french', 'viet-minh', undefined]);
  expect(v.events.some(({ is }) => is === 'bids')).toBe(false);
});

test('15.0 to the second bidder the first bid is any bid, and only while it is sealed', () => {
  const v = setUp({ scenario: 'battle', options: ['15.0'], seed: 'x' });
  resealBid(v);
  expect(v.bids).toEqual([]);
  const seen = new Set<number>();
  for (let i = 0; i < 60; i++) {
    v.bids = [9];
    resealBid(v);
    for (const bid of v.bids) seen.add(bid);
  }
  expect([Math.min(...seen), Math.max(...seen), seen.size]).toEqual([1, 10, 10]);
  v.phase = 'draw';
  v.bids = [9];
  resealBid(v);
  expect(v.bids).toEqual([9]);
});

test('15.0 what is no bid leaves the number of the other', () => {
  const v = setUp({ scenario: 'battle', options: ['15.0'], seed: 'x' });
  const rules = biddingPhase(v);
  rules.next();
  rules.next(pass);
  rules.next({ do: 'bid', areas: 4 });
  expect(v.needed).toBe(4);
});
