/** The rules as the kernel plays them. */
import { shuffle } from '../../../kernel/chance';
import type { Side } from '../../../kernel/game';
import { unknownDice } from '../../../kernel/table';
import { writes } from '../choices';
import { play as rules } from '../rules/sequence';
import { copyValley, type Valley } from '../state';
import { check } from './check';
import { setUp } from './setup';

/** The dice and the deck: nothing else is unknown. */
function redeal(v: Valley, _side: Side, seed: string): void {
  unknownDice(v, seed);
  shuffle(v.chance, v.deck);
}

export const play = { setup: setUp, rules, copy: copyValley, redeal, check, writes } as const;
