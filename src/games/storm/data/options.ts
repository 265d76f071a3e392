/** The one game and its one optional rule. */
export const scenarioIds = ['battle'] as const;
export type ScenarioId = (typeof scenarioIds)[number];

/** 15.0 Sides are chosen by bidding victory areas. */
export const optionIds = ['15.0'] as const;
export type OptionId = (typeof optionIds)[number];
