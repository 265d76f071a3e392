import type { CardNumber } from './cards';
import type { Source } from './source';
import type { UnitId } from './units';

export const optionIds = ['19.1', '19.2', '19.3', '19.4', '19.5'] as const;
export type OptionId = (typeof optionIds)[number];

/** Operation Vulture, artillery range, artillery movement, reduced 1 BPC, a better start. */
export const options: Readonly<Record<OptionId, { readonly source: Source }>> = {
  '19.1': { source: { stated: '19.1' } },
  '19.2': { source: { stated: '19.2' } },
  '19.3': { source: { stated: '19.3' } },
  '19.4': { source: { stated: '19.4' } },
  '19.5': { source: { stated: '19.5' } },
};

/** 19.1 The card that joins the deck. */
export const vultureCard: CardNumber = 45;

/** 19.4 The reinforcement that arrives on its reduced side. */
export const arrivesReduced: UnitId = '1-bpc';

/** 19.5 So many of these cards, drawn at random, are the opening hand. */
export const betterStart: { readonly hand: number; readonly cards: readonly CardNumber[]; readonly source: Source } = {
  hand: 2,
  cards: [1, 8, 10, 11, 12, 14, 15, 16, 42],
  source: { stated: '19.5' },
};
