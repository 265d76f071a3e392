/** How rules could be read otherwise, in English; where the rule itself does not say it, how this game reads them. */
import type { RulebookTexts } from '../texts';

export const readings: RulebookTexts['readings'] = {
  '5.4': { other: 'The French decide on parachute units in the reinforcement phase, before the dice for aircraft.' },
  '5.5.3': { other: 'A side that passes has finished: a pass is final.' },
  '5.6': {
    other:
      'The initiative is rolled for every round, and one pass of each in a row ends the phase, even across two rounds.',
  },
  '5.6.4': {
    other:
      'All assaults are named before the first is fought, and other units of the division may assault the same area again.',
  },
  '6.1': { other: 'A maximum effort makes all undamaged aircraft available, those that the weather grounds too.' },
  '6.2': { other: 'Tanks, with morale 1, and units in the transport area may be named in a morale crisis.' },
  '7.2': { other: 'Fractions of 20 steps count in full; below 20 nothing is due; and a player may choose not to pay.' },
  '7.3': { other: 'Tanks out of supply roll as well, with morale 1.' },
  '8.1.2': {
    other:
      'A counter that failed may try again in every later movement step, and a unit that arrives in a round may use its allowance.',
  },
  '9.2': {
    how: 'A unit in a valley is one target for bombs, but a rocket strikes all units of a valley. Two bombers over the transport area may draw the same face-down counter.',
    other: 'Rockets strike one unit of a valley as bombs do, and each bomber draws another counter.',
  },
  '9.4': { other: 'Suppression may be flown in the assault phase too, which the rule does not exclude.' },
  '10.0': {
    how: 'A gun that fired at units assaulting it still has its shot of the turn: that fire is free and does not count.',
    other: 'It has fired, and has no other shot this turn; or rockets and 105 mm do not defend themselves.',
  },
  '10.1': { other: 'Valley areas, which the rule does not name, do not block sight.' },
  '10.2': {
    other: 'The limit of one step is for the phases of bombardment alone, so that opportunity fire may take more.',
  },
  '10.5': { other: 'One die is rolled for each target, however many batteries answer it.' },
  '11.1': { other: 'A unit that moved strategically does not fire in its own defence either.' },
  '11.2': { other: 'A unit moves in one round of a turn only.' },
  '12.2': { other: 'If neither side has to retreat, both stay in the area until one is driven out.' },
  '14.1': { other: 'Several tanks may join one unit, and each shifts the odds by a column.' },
  '14.2': { other: 'Assault engineers, which are battalions too, have the anti-tank shot.' },
  '14.4.2': { other: 'The target of the mine is named openly, or only on the turn when it is ready.' },
  '14.5': { other: 'The roll comes before the final defensive fire, and every fortress area counts as compound.' },
  '14.7': { other: 'Defensive fire and support are bound by it too, and the 148th is a division of its own.' },
  '15.3': { other: 'The French score the 10 points for holding out in every battle that counts points so.' },
};
