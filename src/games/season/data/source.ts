/** Why a figure the rulebook does not print is what it is. A closed list, so that each language must word all of them. */
export const reasons = [
  // Map
  'only two of the jungle zones are placed by the rules',
  'lie of the land around the camp',
  'one alphabet for the outer ring satisfies every letter the rules name',
  'two centres share a zone, so that a centre of one PA can be encircled',
  'a centre of the west bank that neither list names joins the camp',
  'number of PAs in each centre, so that they are 44',
  'neighbouring positions are joined',
  'approach by ground',
  'drawing: true to the valley, bent for touch',
  // Units
  'order of battle of the garrison; steps by rule, values by calibration',
  'five sections of two tanks; values by calibration',
  'two platoons of quadruple machine-guns; values by calibration',
  'order of battle of the besiegers; steps by rule, values by calibration',
  // Tables
  'codes and fixed strengths are stated; cells by calibration',
  'codes and modifiers are stated; cells by calibration',
  'structure, places and penalties are stated; numbers by calibration',
  'rates are stated; size of a level, limits and shifts by calibration',
  'dates, rain and arrivals of the siege',
  'the rules are silent; what serves as cover there',
  // Scenarios
  'set-up from the order of battle of March 1954',
  'set-up from the situation of 27 to 30 March 1954',
] as const;

export type OriginReason = (typeof reasons)[number];

export interface Stated {
  /** Number of the rule that states it. */
  readonly stated: string;
}

export interface Reconstructed {
  readonly reconstructed: OriginReason;
}

/** Where a figure comes from: the rulebook, our reconstruction, or a stated part completed by us. */
export type Source = Stated | Reconstructed | (Stated & Reconstructed);
