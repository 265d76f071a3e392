/** Where the questions of chapter 21 arise: at which question of the table, and at which rule. */
import type { AskKey } from '../keys';

export const faqNumbers = ['21.Q1', '21.Q2', '21.Q3', '21.Q4', '21.Q5', '21.Q6', '21.Q7', '21.Q8', '21.Q9'] as const;
export type FaqNumber = (typeof faqNumbers)[number];

export const faqAt: Readonly<Record<AskKey, readonly FaqNumber[]>> = {
  event: ['21.Q2'],
  reserve: ['21.Q2'],
  discard: ['21.Q2'],
  missions: ['21.Q5'],
  ration: ['21.Q1'],
  delay: [],
  boost: ['21.Q1'],
  weaken: [],
  restore: [],
  recover: ['21.Q3'],
  place: [],
  hasten: [],
  support: ['21.Q3', '21.Q1'],
  lose: ['21.Q4'],
  retreat: ['21.Q1'],
  stacking: [],
  reroll: [],
  land: [],
  raise: ['21.Q4'],
  move: ['21.Q3', '21.Q8'],
  assault: ['21.Q8'],
  'assault-force': ['21.Q8', '21.Q3'],
  occupy: ['21.Q8'],
  raid: ['21.Q7'],
  'raid-force': ['21.Q7', '21.Q3'],
  repair: [],
  strip: [],
};

/** Every one of them is about some rule. */
export const faqOn: Readonly<Record<string, readonly FaqNumber[]>> = {
  '1.1': ['21.Q9'],
  '2.2.8.2': ['21.Q1'],
  '2.3.1.3': ['21.Q3'],
  '2.3.2.2': ['21.Q3'],
  '2.5.2': ['21.Q1'],
  '2.5.3': ['21.Q1'],
  '3.2': ['21.Q6'],
  '5.2': ['21.Q2'],
  '5.5': ['21.Q2'],
  '7.2.1': ['21.Q5'],
  '12.1': ['21.Q3'],
  '12.2.1': ['21.Q8'],
  '12.3.5.2': ['21.Q4'],
  '14.2': ['21.Q7'],
  '15.0': ['21.Q8'],
  '15.1.5': ['21.Q4'],
  '16.1': ['21.Q7'],
  '17.2': ['21.Q9'],
  '19.0': ['21.Q9'],
};
