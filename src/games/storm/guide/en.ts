/** The guided battles and the tips in English. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  french: {
    briefing: [
      'You command the French garrison: 25 areas around a runway. The computer leads the Viet Minh, who move first.',
      'You lose if the Viet Minh hold six of the ten victory areas when turn 8 is over. Until then nothing is lost for good.',
      'Now the Viet Minh strike. Whenever they assault, you are asked whether you answer with a card.',
    ],
    lessons: {
      answer: {
        text: 'Before an assault is rolled you may answer it, one card at a time: your guns and mines hit the attackers, and flares take away their night, so play one.',
        well: 'You see what it did before you choose the next; decline when that will do.',
        other: 'Saved for later: every card is also time, because it can keep the turn going.',
      },
      bear: {
        text: 'Every point of damage falls on a unit of your choice, so turn fresh units to their spent side first: as long as one unit stays, the area holds.',
        well: 'Spent units still defend; only the last points cost retreats and losses.',
        other: 'That is allowed too: but whoever has left cannot hold the hill any more.',
      },
      shoot: {
        text: 'In your impulse the units of one area act together, so pick a strongpoint with Viet Minh next to it and fire.',
        well: 'Now choose who fires; a Fire marker will take the shelter of the ground away from them this turn.',
        other: 'A good use of an impulse as well: fire is there again in the next one.',
      },
      volley: {
        text: 'Let as many join as you like and watch the chances change: firepower and two dice stand against the best defence and the ground.',
        well: 'Whoever joins is spent afterwards; the others stay fresh.',
        other: 'The card is added; now let units join the fire.',
      },
      reserve: {
        text: 'The turn ends when the Viet Minh pass and you give up no card, so use impulses while there are any: move a company towards a hill that is in danger.',
        well: 'Up to nine units stand in an area; tanks need a bridge.',
        other: 'Sound too: reserves can follow while impulses last.',
      },
      road: {
        text: 'Whoever joins moves together, as fast as the slowest, and is spent at the end of the way, so leave somebody behind to hold the area.',
        well: 'Now step by step: each costs a point, and one more into danger or over the river.',
        other: 'Choose who goes along, then where to.',
      },
    },
    end: 'Those were the lessons; the camp is yours. Whatever is new will be told once, in a line like this.',
  },
  'viet-minh': {
    briefing: [
      'You command the Viet Minh around the camp. The computer leads the French garrison.',
      'You win if you hold six of the ten victory areas when turn 8 is over. If you hold fewer, you lose.',
      'Now it is your impulse: choose an area, and what its units do.',
    ],
    lessons: {
      storm: {
        text: 'In this turn alone an assault needs no trenches, so choose an area of yours next to Gabrielle or Béatrice and assault while it is cheap.',
        tip: 'In your impulse the units of one area do one thing together: move, fire, dig or assault; or you play a card, or you pass.',
        well: 'The ground does not protect the garrison against an assault.',
        other: 'That weakens them too: but from turn 2 on every assault has to be dug for.',
      },
      force: {
        text: 'Let the fresh companies join one by one or all together, add cards such as Night Assault, and watch the chance to empty the area.',
        well: 'All who join are spent afterwards, whether they get in or not.',
        other: 'The card counts for this assault; now let the companies join.',
      },
      price: {
        text: 'Every assault costs a company, won or lost, and you choose which, so give up one with little firepower.',
        well: 'Replacements come from turn 2 on, up to three at the end of a turn.',
        other: 'It is gone; replacements come from turn 2 on.',
      },
      guns: {
        text: 'A card can be your whole impulse, so play an Artillery Barrage at a garrison that you mean to assault next: spent units can take less.',
        well: 'The French assign the damage; watch who is spent.',
        other: 'Keep the card for a better moment, or for its Trench Value.',
      },
      spade: {
        text: 'From the next turn on assaults start only from trench level 3, so let units that have nothing else to do dig next to a French area.',
        well: 'Two fresh units dig one level.',
        other: 'There is time: but each level dug now is one you need not dig later.',
      },
      work: {
        text: 'Two fresh units dig one level, six dig three; or give up one card for its Trench Value and turn nobody, so choose units that are idle anyway.',
        well: 'Confirm as soon as the number is even.',
        other: 'Quick, and nobody was turned: but the card is gone.',
      },
    },
    end: 'Those were the lessons; the siege is yours. Whatever is new will be told once, in a line like this.',
  },
  tips: {
    'go-on': 'The Viet Minh have passed. A card given up unplayed buys you an impulse; without it the turn ends.',
    'hand-limit': 'Your hand is larger than the track allows. Sets of areas that you hold completely make it larger.',
    step: 'A step costs 1 point, 1 more into danger or over the river, 1 more out of it. You may stop at any step.',
    fire: 'Improved Defences double the ground, Counter-Battery takes the mortars away. You are asked even without them.',
    barrage:
      'Guns are firing at one of your areas. Counter-Battery cancels it, Improved Defences make the ground count double.',
    entry: 'They are about to walk into an area without a garrison. Mines hit them before they are in.',
    works: 'Bangalore Torpedoes clear what the French have just played, and bar more of it in this action.',
    air: 'Heavy Flak stops an aircraft card, from turn 4 on Monsoon Rains too. The card is lost to the French.',
    giap: 'The dice have fallen. Giap Demands Success rolls again and keeps the best, for one company each time.',
    'fall-back':
      'The unit goes to an adjacent area of its side with room and the fewest enemies; here several are equal.',
    counter: 'Counter Attack joins units of several areas: fire at one target together, or move into it together.',
    advance: 'The area is clear. Any of those that fired may move in at once, without paying for it.',
    infiltrate:
      'Units that slip in are spent and take nothing away, but from inside they fire at the garrison without its ground.',
    discard: 'What you keep counts towards your next hand. Discards come back when the deck runs short.',
    supply: 'Rats and rain make the supply roll worse for the French: from 9 on one area goes hungry, from 16 on two.',
    marker: 'French units in this area stay spent in the next turn. Choose where many good ones are spent.',
    drop: 'A Night Parachute Drop saves one area from hunger.',
    'changed-hands': 'An area changes hands as soon as its owner has nobody left in it and the enemy has.',
    'fire-marker': 'Whoever fired out of this area has no shelter in it until the end of the turn.',
    trench: 'Each trench level adds 1 to the ground, and level 3 opens an assault.',
    contested: 'Both sides are in one area. Its owner keeps it as long as one of his units stays.',
    arrival:
      'Place each unit in an area of your side with room; it is fresh and acts from the next turn on. The hills in the east come next.',
  },
});
