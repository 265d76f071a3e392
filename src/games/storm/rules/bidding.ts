/** 15.0 Sides by bidding: who bids more victory areas plays the Viet Minh and needs that many. */
import { below, d6 } from '../../../kernel/chance';
import type { Rules, StormChoice } from '../choices';
import { bids } from '../data/constants';
import type { Side, Storm } from '../state';

/** The first bidder sits on the French side, the second on the Viet Minh side; bids are sealed until both are in. */
const seats: readonly Side[] = ['french', 'viet-minh'];

/** 15.0 Both bid; the higher bid takes the Viet Minh and sets the number needed. */
export function* biddingPhase(v: Storm): Rules {
  for (const side of seats) {
    const choices = bids.map((areas): StormChoice => ({ do: 'bid', areas }));
    const choice = yield { side, ask: 'bid', rule: '15.0', choices };
    if (choice.do === 'bid') v.bids.push(choice.areas);
  }
  const [first = 0, second = 0] = v.bids;
  v.swapped = first === second ? firstWinsRoll(v) : first > second;
  v.needed = Math.max(first, second);
  v.events.push({ is: 'bids', first, second, swapped: v.swapped });
}

/** Equal bids: each rolls two dice, again on a tie. */
function firstWinsRoll(v: Storm): boolean {
  for (;;) {
    const rolls = [d6(v.chance), d6(v.chance), d6(v.chance), d6(v.chance)];
    const [a = 0, b = 0, c = 0, d = 0] = rolls;
    const modifiers = [] as const;
    const throws = { french: [a, b], 'viet-minh': [c, d] } as const;
    for (const side of seats) {
      const dice = throws[side];
      const total = dice[0] + dice[1];
      v.events.push({ is: 'rolled', side, roll: { name: 'sides', rule: '15.0', dice, modifiers, total } });
    }
    if (a + b !== c + d) return a + b > c + d;
  }
}

/** 15.0 A sealed bid that a side cannot know is any bid. */
export function resealBid(v: Storm): void {
  if (v.phase === 'bidding' && v.bids.length === 1) v.bids = [bids[below(v.chance, bids.length)] ?? 1];
}
