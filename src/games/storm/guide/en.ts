/** The guided battles and the tips in English. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  french: {
    briefing: [
      'You command the French garrison: 25 areas around a runway. The computer leads the Viet Minh, who move first.',
      'You lose if the Viet Minh hold six of the ten victory areas when turn 8 is over. Until then nothing is lost for good.',
      'The Viet Minh strike first. Whenever they assault, you may react with a card.',
    ],
    lessons: {
      answer: {
        text: 'Before an assault is rolled you may react, one card at a time: guns and Mines hit the attackers, and Flares cancel Night Assault; play one now.',
        well: 'You see its effect before you choose the next card; decline when you have done enough.',
        other: 'Saved for later. A card in hand can also be discarded to extend the turn.',
      },
      bear: {
        text: 'You choose which units take the damage: assign it to fresh units first (they become spent), because the area holds as long as one unit remains.',
        well: 'Spent units still defend; only further points force retreats and losses.',
        other: 'That is allowed too, but a unit that has left no longer holds the area.',
      },
      shoot: {
        text: 'In your impulse the units of one area act together: choose a strongpoint adjacent to Viet Minh units and fire.',
        well: 'Now choose which units fire; a Fire marker will cancel their terrain bonus this turn.',
        other: 'A good use of an impulse too; you can fire in the next one.',
      },
      volley: {
        text: 'Add units and watch the odds: 2d6 + firepower against the best defence + terrain.',
        well: 'Units that join are spent afterwards; the others stay fresh.',
        other: 'The card is added; now add units.',
      },
      reserve: {
        text: 'The turn ends when the Viet Minh pass and you do not discard a card, so use your impulses while you can: move a company towards a threatened hill.',
        well: 'At most nine units of a side in an area; tanks need a bridge to cross the river.',
        other: 'That works too; reserves can follow while impulses last.',
      },
      road: {
        text: 'Units move together at the speed of the slowest and are then spent: leave one behind to hold the area.',
        well: 'Now move step by step: each step costs 1 point, and 1 more to enter an enemy-held area or cross the river.',
        other: 'Choose the units, then the destination.',
      },
    },
    end: 'That completes the tutorial. Anything new will be explained once, in a tip like this.',
  },
  'viet-minh': {
    briefing: [
      'You command the Viet Minh around the camp. The computer leads the French garrison.',
      'You win if you hold six of the ten victory areas when turn 8 is over. If you hold fewer, you lose.',
      'It is your impulse: choose an area, then what its units do.',
    ],
    lessons: {
      storm: {
        text: 'On turn 1 only, an assault needs no trenches: choose one of your areas adjacent to Gabrielle or Béatrice and assault now.',
        tip: 'In your impulse the units of one area do one thing together: move, fire, sap or assault; or you play a card, or you pass.',
        well: 'Terrain does not protect the garrison against an assault.',
        other: 'That weakens them too, but from turn 2 every assault needs trenches first.',
      },
      force: {
        text: 'Add fresh companies one by one or all together, add cards such as Night Assault, and watch the chance to clear the area.',
        well: 'All units that join are spent afterwards, whether they get in or not.',
        other: 'The card counts for this assault; now add companies.',
      },
      price: {
        text: 'Every assault costs one company, won or lost, and you choose which: give up one with low firepower.',
        well: 'Replacements arrive from turn 2, up to three at the end of a turn.',
        other: 'It is lost; replacements arrive from turn 2.',
      },
      guns: {
        text: 'A card can be your whole impulse: play an Artillery Barrage at a garrison you plan to assault next, because spent units absorb less damage.',
        well: 'The French assign the damage; watch which units are spent.',
        other: 'Keep the card for a better moment, or for its Trench Value.',
      },
      spade: {
        text: 'From the next turn an assault needs trench level 3: let units that have nothing else to do sap next to a French area.',
        well: 'Two fresh units sap one level.',
        other: 'There is time, but each level sapped now is one you will not need later.',
      },
      work: {
        text: 'Two fresh units sap one level, six sap three; or discard one card for its Trench Value without spending units: choose units that are idle anyway.',
        well: 'Confirm as soon as the number is even.',
        other: 'Quick, and no unit was spent, but the card is gone.',
      },
    },
    end: 'That completes the tutorial. Anything new will be explained once, in a tip like this.',
  },
  tips: {
    'go-on': 'The Viet Minh have passed. Discard a card to take an impulse; otherwise the turn ends.',
    'hand-limit':
      'Your hand is over the limit on the turn track. Each bonus set of areas you hold raises the limit by one.',
    step: 'A step costs 1 point, 1 more to enter an enemy-held area or cross the river, and 1 more to leave an enemy-held area. You may stop after any step.',
    fire: 'Improved Defences double the terrain, Counter-Battery cancels Mortar Support. You are asked even if you hold neither.',
    barrage:
      'Artillery is firing at one of your areas. Counter-Battery cancels it, Improved Defences make terrain count double.',
    entry: 'They are about to enter an area without a garrison. Mines hit them before they are in.',
    works: 'Bangalore Torpedoes cancel what the French have just played and prevent more of it in this action.',
    air: 'Heavy Flak cancels an air card; from turn 4 Monsoon Rains does too. The French lose the card.',
    giap: 'The dice are rolled. Giap Demands Success lets you reroll and keep the best roll, at the cost of one company each time.',
    'fall-back':
      'The unit must retreat to the adjacent friendly area with room and the fewest enemy units; here several are equal.',
    counter: 'Counter Attack lets units from several areas act together: all fire at one target, or all move into it.',
    advance: 'The area is clear. Any units that fired may move in at once, at no cost.',
    infiltrate:
      'Units that infiltrate are spent and do not take control, but from inside they fire at the garrison without its terrain.',
    discard: 'Cards you keep count towards your next hand. The discard pile is reshuffled when the deck runs short.',
    supply:
      'Rats of the Nam Yum and Monsoon Rains make the supply roll worse: on 9 or more one area is out of supply, on 16 or more two.',
    marker: 'French units in this area stay spent in the next turn. Choose an area with many good spent units.',
    drop: 'A Night Parachute Drop removes one Out of Supply marker.',
    'changed-hands': 'Control of an area changes as soon as its owner has no unit in it and the enemy has one.',
    'fire-marker': 'Units here lose their terrain bonus until the end of the turn because they fired at another area.',
    trench: 'Each trench level adds 1 to the terrain, and at level 3 an assault can start.',
    contested: 'Both sides have units in this area. Its owner keeps control as long as one of its units remains.',
    arrival:
      'Place each unit in an area you control that has room; it is fresh and can act from the next turn. The eastern hills are the next battleground.',
  },
});
