/** What the French commander has to fight with, one thing at a time, so that a trial can forbid it. */
import type { Means } from '../../../kernel/trial';
import type { ValleyTypes } from '..';

export const means: Means<ValleyTypes> = {
  // 12.3.5.1, 15.1.3
  guns: (choice) => choice.do === 'support',
  // 7.2, 15.1.4
  air: (choice) => choice.do === 'air' || choice.do === 'das' || choice.do === 'sead',
  // 16.1
  raids: (choice) => choice.do === 'raid',
  // 15.0
  assaults: (choice) => choice.do === 'assault',
  // 16.2
  'rear-repairs': (choice) => choice.do === 'repair' || choice.do === 'engineer',
  // 16.3
  'airstrip-repairs': (choice) => choice.do === 'strip',
  // 5.0, 6.0
  cards: (choice) => choice.do === 'play' || choice.do === 'card',
  // 9.1.1
  rations: (choice) => choice.do === 'ration' && choice.cm > 0,
};
