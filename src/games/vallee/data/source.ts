/** Why a figure the rulebook does not print is what it is. A closed list, so that each language must word all of them. */
export const reasons = [
  // Map
  'lie of the land, enlarged round the command post',
  'ground between the named places, terrain as it lies',
  'shared edge of the rebuilt map; river and bridges as they lie',
  'river halves those who cross it, so that strengths are modified for terrain',
  'movement points by ground',
  'sheltered ground, as the cover of the other tables',
  'as jungle, which these valleys are',
  // Units
  'size by the men of a point in 4.0, Foreign Legion quality',
  'size by the men of a point in 4.0, average quality',
  'size by the men of a point in 4.0, broke on 30 March',
  'local light infantry, weak in a siege',
  'one company, one point',
  'two points, so that doubled fire equals a battalion',
  'morale as the 1st Colonial',
  'movement of light troops',
  'young battalion, morale one lower',
  'full battery, shown reduced to one point in 17.3 and 17.4',
  'section or half a dozen tubes, one point',
  'movement of light tanks',
  'as the 1/88 of the same division',
  'line division, morale one below the 308th',
  'line division, regiment under strength',
  'heavy weapons of a division',
  '24 guns and later increments, dug in',
  'about twenty tubes',
  'a dozen launchers',
  'one point, as the note to the flak raid counts',
  'two points: a full unit gives the whole assault bonus',
  // Aircraft
  'serviceable aircraft at six a unit',
  'the heaviest load',
  'last reserve of the Legion, dearer than the others',
  'as the 1st Colonial',
  // Turns and tables
  'counted back from turn 7, April 4, and turn 11, May 4',
  'the monsoon closes in by May',
  'eight to ten units shot down in a whole siege, as it was',
  'high drops scatter, low drops are accurate but under fire',
  'drop zone under fire shrinks, with the trigger of 10.3',
  'column by the strength of the firer; calibrated',
  'makes both shots of the example in 12.2 true',
  'range; small arms alone do not decide a siege',
  'deep trenches under mutual cover',
  'a shaken garrison is half out of its trenches',
  'captured trenches face the wrong way',
  'a lone post is under fire from all sides',
  'same size as in 9.2, 9.3 and 10.2',
  'graded results by odds; the row of the example in 12.2 holds; calibrated',
  'French works help only the French, as the example in 12.2 counts',
  'fractions and the ends of the track',
  'one try a turn, to any valley free of the enemy',
  'a tank has no ordinary morale',
  'the last to hold it, needed by 17.1 to 17.5',
  'bonus only where a surrender is possible',
  'where the set-up leaves the choice',
] as const;

export type Rebuilt = (typeof reasons)[number];

export interface Stated {
  /** Number of the rule that states it. */
  readonly stated: string;
}

export interface Reconstructed {
  readonly reconstructed: Rebuilt;
}

/** Where a figure comes from: the rulebook, our reconstruction, or a stated part completed by us. */
export type Source = Stated | Reconstructed | (Stated & Reconstructed);
