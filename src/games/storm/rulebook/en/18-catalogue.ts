import { cards } from '../../words/en/cards';
import { list, rebuilt, text } from '../blocks';
import { catalogueOf } from '../catalogue';

export const catalogue = catalogueOf(
  {
    title: 'All cards',
    short: 'In short',
    body: [
      text('Each deck has 27 cards: fourteen kinds, most of them in several copies.'),
      list('18.1 to 18.14 ([[18.1]]) are French;', '18.15 to 18.28 ([[18.15]]) are Viet Minh.'),
      rebuilt(
        'The rulebook prints few cards. Where it names or describes one, the card keeps to it; the others were made from the events of the siege. Each card says which it is.',
      ),
    ],
    readings: {
      'counter-attack':
        'One unit of one area is enough. Firing units are adjacent to the target or inside it; the terrain is ignored only if all of them are inside. Advancing ignores movement points, but not the river for tanks, red areas or the limit of nine. Moving units are adjacent to the target and pay for the step. The Viet Minh have no reaction to either.',
      debouchez:
        'Damage goes to the assaulting units alone and what is over is lost. A second copy aims at those still fresh and taking part. Mines that were cancelled still exclude this card.',
      flares: 'One is enough for all Night Assaults; a second has nothing to cancel and cannot be played.',
      'improved-defenses':
        'Where the terrain does not count the card does nothing and cannot be played: in an assault, inside the area, with a French Fire marker there, at value 0. Each copy can be cancelled by Bangalore Torpedoes.',
      mines:
        'Against a move only in a Move action: entry after a won assault, Infiltration, a mine shaft and arrivals do not set them off. Retreats start from where the units stand. Bangalore Torpedoes can cancel them before the roll.',
      'mortar-support': 'Added when the fire is declared, also with Counter Attack.',
      'fighter-bombers':
        'Played before the action is chosen, also in the impulse that a discard has bought. The Viet Minh assign the damage. Heavy Flak or Monsoon Rains can cancel each copy.',
      'b-26':
        'The French assign the damage, the Viet Minh choose where units retreat to. If flak or rain cancel the card, the impulse is used.',
      'night-drop': 'Monsoon Rains can cancel it; Heavy Flak cannot.',
      column: 'In any turn in which the condition holds; better early than late.',
      volunteers: 'Also on turn 8, and also when no reinforcements are due.',
      'trench-raid': 'No unit moves and no Fire marker is left.',
      'langlais-bigeard': 'Viet Minh units in the area do not matter.',
      'counter-battery': 'If several Mortar Supports were played, it cancels one of them.',
      'surprise-assault':
        'Everything else is as in any assault, with Night Assault, Mortar Support and Giap Demands Success.',
      'artillery-barrage':
        'Any area with French units will do, wherever it lies. The French assign the damage. The French can react with Counter-Battery or Improved Defences.',
      'vm-mortar-support': 'Added when fire or assault is declared. Not for attacks made by a card.',
      giap: 'With seven units there are six rerolls at most; all seven would then be lost, and the area could still be taken. Only units still assaulting count.',
      'heavy-flak':
        'For supply it works also on a roll that gives no marker. It cannot be played on a card that has been cancelled already.',
      'emergency-replacements':
        'Not on turn 1, when there is no roll to give up. The companies are placed at once, by the rules for reinforcements; an empty French area may change hands in the middle of the turn.',
      'mine-shaft':
        'The following assault is a normal one, with all its cards and reactions, except Surprise Assault. Units that move into the empty area are spent, none is lost, and Mines do not apply. Both may be declined.',
      propaganda: 'If all Tai units there are spent already, a 1 or a 2 does nothing.',
      rats: 'Who controls the area does not matter, as long as it touches the river.',
      infiltration:
        'Neither movement points nor the river nor Mines hinder it. It provides a case that several rules imply: Viet Minh units inside a French-controlled area.',
      'dan-cong': 'The units may act again in this turn.',
      bangalore:
        'Asked for after each Mines and each Improved Defences. Earlier rolls stand. Débouchez à Zéro! is not touched.',
      monsoon: 'It may be used on any air card of the French; one cancel is enough.',
      'night-assault':
        'All copies are declared with the assault; none can be added after the French have begun to react.',
    },
  },
  cards,
);
