/** Why what the rulebook does not print is what it is. */
import type { ValleeTexts } from '../texts';

export const sources = {
  stated: (rules) => `Stated in the rulebook: ${rules}.`,
  reasons: {
    'lie of the land, enlarged round the command post':
      'Reconstructed: the lie of the land, enlarged around the command post.',
    'ground between the named places, terrain as it lies':
      'Reconstructed: the land between the named places, with its terrain.',
    'shared edge of the rebuilt map; river and bridges as they lie':
      'Reconstructed: areas that share an edge of the map; river and bridges as in the valley.',
    'river halves those who cross it, so that strengths are modified for terrain':
      'Reconstructed: a river halves those who cross it, so that terrain modifies strengths.',
    'movement points by ground': 'Reconstructed: movement points by terrain.',
    'sheltered ground, as the cover of the other tables':
      'Reconstructed: sheltered terrain, as the cover in the other tables.',
    'as jungle, which these valleys are': 'Reconstructed: as jungle, which these valleys are.',
    'size by the men of a point in 4.0, Foreign Legion quality':
      'Reconstructed: based on the men per strength point (4.0), Foreign Legion quality.',
    'size by the men of a point in 4.0, average quality':
      'Reconstructed: based on the men per strength point (4.0), average quality.',
    'size by the men of a point in 4.0, broke on 30 March':
      'Reconstructed: based on the men per strength point (4.0); it broke on 30 March.',
    'local light infantry, weak in a siege': 'Reconstructed: local light infantry, weak in a siege.',
    'one company, one point': 'Reconstructed: one company, one point.',
    'two points, so that doubled fire equals a battalion':
      'Reconstructed: two points, so that doubled fire equals a battalion.',
    'morale as the 1st Colonial': 'Reconstructed: morale as the 1st Colonial.',
    'movement of light troops': 'Reconstructed: movement of light troops.',
    'young battalion, morale one lower': 'Reconstructed: a young battalion, morale one lower.',
    'full battery, shown reduced to one point in 17.3 and 17.4':
      'Reconstructed: a full battery, shown reduced to one point in 17.3 and 17.4.',
    'section or half a dozen tubes, one point': 'Reconstructed: a section or half a dozen tubes, one point.',
    'movement of light tanks': 'Reconstructed: movement of light tanks.',
    'as the 1/88 of the same division': 'Reconstructed: same as 1/88, of the same division.',
    'line division, morale one below the 308th': 'Reconstructed: a line division, morale one below the 308th.',
    'line division, regiment under strength': 'Reconstructed: a line division, a regiment under strength.',
    'heavy weapons of a division': 'Reconstructed: heavy weapons of a division.',
    '24 guns and later increments, dug in': 'Reconstructed: 24 guns and later increments, dug in.',
    'about twenty tubes': 'Reconstructed: about twenty tubes.',
    'a dozen launchers': 'Reconstructed: a dozen launchers.',
    'one point, as the note to the flak raid counts':
      'Reconstructed: one point, as counted in the note to the flak raid.',
    'two points: a full unit gives the whole assault bonus':
      'Reconstructed: two points, so that a full unit gives the whole assault bonus.',
    'serviceable aircraft at six a unit': 'Reconstructed: serviceable aircraft, six a unit.',
    'the heaviest load': 'Reconstructed: it carries the heaviest load.',
    'last reserve of the Legion, dearer than the others':
      'Reconstructed: the last reserve of the Legion, more expensive than the others.',
    'as the 1st Colonial': 'Reconstructed: as the 1st Colonial.',
    'counted back from turn 7, April 4, and turn 11, May 4':
      'Reconstructed: counted back from turn 7, April 4, and turn 11, May 4.',
    'the monsoon closes in by May': 'Reconstructed: the monsoon closes in by May.',
    'eight to ten units shot down in a whole siege, as it was':
      'Reconstructed: eight to ten units shot down in a whole siege, as in 1954.',
    'high drops scatter, low drops are accurate but under fire':
      'Reconstructed: high drops scatter, low drops are accurate but under fire.',
    'drop zone under fire shrinks, with the trigger of 10.3':
      'Reconstructed: a drop zone under fire shrinks, on the condition of 10.3.',
    'column by the strength of the firer; calibrated':
      'Reconstructed: a column for the strength of the firer, calibrated in play.',
    'makes both shots of the example in 12.2 true': 'Reconstructed: makes both shots of the example in 12.2 true.',
    'range; small arms alone do not decide a siege': 'Reconstructed: range; small arms alone do not decide a siege.',
    'deep trenches under mutual cover': 'Reconstructed: deep trenches that cover each other.',
    'a shaken garrison is half out of its trenches': 'Reconstructed: a shaken garrison is half out of its trenches.',
    'captured trenches face the wrong way': 'Reconstructed: captured trenches face the wrong way.',
    'a lone post is under fire from all sides': 'Reconstructed: a lone post is under fire from all sides.',
    'same size as in 9.2, 9.3 and 10.2': 'Reconstructed: the same size as in 9.2, 9.3 and 10.2.',
    'graded results by odds; the row of the example in 12.2 holds; calibrated':
      'Reconstructed: results graded by odds; the row of the example in 12.2 holds; calibrated in play.',
    'French works help only the French, as the example in 12.2 counts':
      'Reconstructed: French works help only the French, as the example in 12.2 counts.',
    'fractions and the ends of the track': 'Reconstructed: fractions and the ends of the track.',
    'one try a turn, to any valley free of the enemy':
      'Reconstructed: one try a turn, to any valley free of the enemy.',
    'a tank has no ordinary morale': 'Reconstructed: a tank has no ordinary morale.',
    'the last to hold it, needed by 17.1 to 17.5': 'Reconstructed: the last side to hold it; 17.1 to 17.5 need it.',
    'bonus only where a surrender is possible': 'Reconstructed: a bonus only where a surrender is possible.',
    'where the set-up leaves the choice': 'Reconstructed: where the set-up leaves the choice.',
  },
} satisfies Partial<ValleeTexts>;
