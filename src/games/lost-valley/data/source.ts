/** Why a figure the rulebook does not print is what it is. A closed list, so that each language must word all of them. */
export const reasons = [
  // Map
  'drawn from the valley, spread out for touch',
  'weight of the position for the garrison',
  'heights that overlook the camp',
  'flak sites against the strip and the drop zones',
  'outlying position that can be cut off',
  'size of the position; holds both set-ups and the worked example',
  'state of the works in March 1954',
  'level shown in the worked example on turn 3',
  'isolated northern hill, the best built position',
  'four weak points north-west of the strip',
  'three hills on the north-east road',
  'small western outpost',
  'west side of the strip',
  'between strip and river',
  'north-eastern hills',
  'headquarters of the camp',
  'eastern hills above the bridge',
  'south-western face of the camp',
  'southern gate of the camp',
  'separate southern position',
  'Pavie track, the only way back from the hill',
  'lie of the land in the example of 12.1',
  'north end of the strip',
  'across the strip',
  'western perimeter',
  'from the strip to the command post',
  'bridge to the east bank',
  'centre of the camp',
  'lower ford',
  'southern perimeter',
  'joined to the positions that secure it',
  'side of the valley the division held',
  'north-eastern axis of attack beyond Béatrice',
  'western axis of attack beyond Huguette',
  'historical axis of attack of the division',
  // Tracks and turns
  'bands through the stated levels, with a wide middle',
  'bands through the stated level',
  'highest result of the table plus the cards',
  'dates shared out between the stated first and last day; 30 March opens turn 5',
  // Tables
  'about two points a turn early, one late',
  'calibrated: comfortable until the strip closes, then starving',
  'calibrated: a level every second turn against a strong division',
  'calibrated around the rows of the worked example',
  'calibrated as a mirror of the Viet Minh assault',
  'calibrated: counter-attacks cost a step or two',
  'calibrated: repulsed from 4 up',
  'calibrated: one level for a well backed raid',
  // Units
  'historical garrison; factors by quality of the unit',
  'factors by quality of the unit',
  'assault factor by quality of the unit',
  'assault factor and set-up place by history',
  'morale and set-up place by history',
  'all but defence; morale the highest of its stack',
  'all but defence and morale; dropped on 14 March',
  'all but morale; dropped on 16 March',
  'dropped from 1 to 5 April; factors by quality of the unit',
  'dropped from 9 to 12 April; factors by quality of the unit',
  'full side and turn; dropped from 2 to 5 May',
  // Cards
  'event of the siege',
  'action points, condition and effect',
  'all but its being a reserve card',
  'all but its being a reserve card that brings CMAA',
  'action points, flag and effect',
  'effect of the card',
  'title, flag and effect',
  // Scenarios
  'middle of the track; a better level must be earned',
  'level within the stated band, by calibration',
  'flak regiment already in place',
  'strengths by calibration',
  'levels by calibration',
  'historical garrison of 13 March',
  'historical garrison of 30 March',
  'historical drops of the siege',
  'losses of the first two weeks',
  'divisions rested after the lull of late March',
  'lull of late March',
  'cards on events before 30 March are left out',
] as const;

export type Reason = (typeof reasons)[number];

export interface Stated {
  /** Number of the rule that states it. */
  readonly stated: string;
}

export interface Reconstructed {
  readonly reconstructed: Reason;
}

/** Where a figure comes from: the rulebook, our reconstruction, or a stated part completed by us. */
export type Source = Stated | Reconstructed | (Stated & Reconstructed);
