/** How rules could be read otherwise, in English; where the rule itself does not say it, how this game reads them. */
import type { RulebookTexts } from '../texts';

export const readings: RulebookTexts['readings'] = {
  '0.1': {
    how: 'A fatigued defender gives the attacker nothing: the −1 in hand-to-hand is for fatigued attackers.',
    other: 'Fatigue counts in the defence too: +1 for the attacker if any unit there is fatigued.',
  },
  '1.5': { other: 'The bonus is lost on reaching 20 steps.' },
  '2.0': {
    how: 'In a quiet week companies that wait may drop once, after strategic movement.',
    other: 'No company drops in a quiet week: a drop belongs to a week of assaults alone.',
  },
  '3.1': { other: 'A level 3 whose last cover leaves falls to 2 at once, even in the middle of a movement.' },
  '3.2': {
    other: 'A replacement point rebuilds a destroyed unit whole, and companies to be merged may stand anywhere.',
  },
  '4.1': { other: 'French stacking has no limit, so a drop has none either.' },
  '5.1': { other: 'Every unit beside an engaged battalion is hit as well, hidden or not.' },
  '5.2': {
    how: 'The last step that fire spares is that of the place, not of each unit: while others stand there, a unit can be destroyed. Among Viet Minh only those face up count, and an assault base is a place like others.',
    other: 'Fire never takes the last step of any unit; or hidden pieces count among those that are left.',
  },
  '5.4': {
    how: 'Both sides may take a step instead of a D of fire, unit by unit; AD, DD and BD (disorganized in hand-to-hand) cannot be exchanged so. A rout leaves out a jungle zone with French in it, which only Jungle 4 can be.',
    other:
      'AD, DD and BD can be turned into a step too; a rout goes to the nearest jungle zone, whichever units stand there.',
  },
  '5.5': {
    how: 'BD doubled against a single unit disorganizes it once: there are no two defending units.',
    other: 'The single unit bears both, and the second one costs a step or routs it.',
  },
  '5.6': {
    how: 'A post is attacked as soon as the attacker shells it, hand-to-hand or not; fire of the defender attacks nothing.',
    other: 'Only a post that is attacked hand-to-hand is attacked.',
  },
  '5.7': {
    how: 'An assault that the fiftieth step cuts short ends as if the Viet Minh had stopped: engaged battalions may withdraw.',
    other: 'It ends as after the third impulse, and they may not.',
  },
  '6.2.3': { other: 'Sorties start from posts of the central camp only, with two companies of a post at most.' },
  '6.2.7': { other: 'Dummies do not block the way, and French units may stay in a zone if they like.' },
};
