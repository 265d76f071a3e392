/** Questions of the French that can be passed by together. The rules know nothing of it. */
import type { Plan, Plans } from '../../../kernel/plans';
import type { ValleyTypes } from '..';
import { done, type ValleyChoice } from '../choices';
import type { AskKey } from '../keys';

/** 13.3 to 16.3 What is left to do once the Viet Minh are done. */
const last: readonly AskKey[] = ['raise', 'move', 'assault', 'raid', 'repair', 'strip'];

const endTurn: Plan<ValleyChoice> = {
  key: 'end-turn',
  choices: last.map(() => done),
  asks: last,
  lasts: 'turn',
  beside: true,
};

export const plans: Plans<ValleyTypes> = {
  of: (_v, { ask, choices }, { place, counter }) =>
    last.includes(ask) && choices.includes(done) && place === undefined && counter === undefined ? [endTurn] : [],
  like: () => null,
  outlook: () => [],
};
