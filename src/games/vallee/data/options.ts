/** The campaign, the five battles and the one optional rule. */
export const scenarioIds = ['campaign', 'beatrice', 'gabrielle', 'flak-raid', 'hills', 'huguettes'] as const;
export type ScenarioId = (typeof scenarioIds)[number];

/** 16.5 French trucks, in the campaign and in 17.4. */
export const optionIds = ['16.5'] as const;
export type OptionId = (typeof optionIds)[number];
