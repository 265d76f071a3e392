/** The guided campaign and the tips in English. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  briefing: [
    'You command the French garrison: twelve positions in a valley. The game plays the Viet Minh divisions around it.',
    'You lose at once if camp morale or resources fall below 1, or if PC GONO, the command post, is taken.',
    'Now a card is drawn. Read it, and decide: play it, or keep it in hand.',
  ],
  lessons: {
    card: {
      text: 'Every turn brings a card and its action points; this one may also be kept, and it will lift one assault roll by 3, so keep it in hand.',
      tip: 'Every turn brings a card and its action points. A reserve card may also be kept in hand for a better moment: its points come all the same.',
      well: 'It waits in your hand, and its action point is yours all the same.',
      other: 'Played now, it still serves in one assault of this turn; its action point is yours either way.',
    },
    supplies: {
      text: 'A roll now decides what the aircraft bring in; each point of morale given up adds 1 to it, but your stores are full, so keep full rations.',
      tip: 'A roll now decides what the aircraft bring in. Each point of morale given up adds 1 to it.',
      well: 'With stores this high, morale is worth more.',
      other: 'Morale pays for a better roll: dear, but it can save a hungry camp.',
    },
    assault: {
      text: 'The chance to hold is exact: mark a row to commit it, see the figure change, take it away again if you like, then resolve the assault.',
      well: 'Committed; until you resolve the assault you can take it away again.',
      other: 'Resolved without help: what you saved is there for the next one.',
    },
    reinforcements: {
      text: 'A parachute battalion jumps in: Huguette is safe, while from a drop zone it must walk on in this turn’s movement or be lost.',
      well: 'It stands in Huguette, ready to be used.',
      other: 'It is on a drop zone: spend an action point on movement and bring it in this turn.',
    },
    movement: {
      text: 'One action point lets everybody move once: take up a lit unit, then tap a lit position, or use the list of all choices, and end movement when content.',
      well: 'Moved; undo takes it back, and the others may follow at no further cost.',
      other: 'Nobody moves, and the action point stays: with a good situation report one is saved for next turn.',
    },
    air: {
      text: 'Aircraft can hunt the flak, which thins air support and supplies alike, strike a division, or wait for the assaults: send one point against the flak.',
      tip: 'Aircraft can hunt the flak, which thins air support and supplies alike, strike a division, or wait for the assaults.',
      well: 'Every roll against the flak may lower it by 1.',
      other: 'That is sound as well: points that are kept can still support a defense.',
    },
  },
  end: 'Those were the lessons; the camp is yours. Whatever is new will be told once, in a line like this.',
  tips: {
    danger: 'A level is close to its end: camp morale or resources below 1 lose the campaign at once.',
    'drop-zone': 'Units on a drop zone must leave it in this turn’s movement, or they are lost.',
    hand: 'You may hold one reserve card for every four French positions; what is over must go, the rest is yours to keep.',
    delay: 'A reinforcement held back makes room for supplies: +1 on this roll, and the unit comes a turn later.',
    boost: 'Resources buy camp morale, one for one. Morale falls with lost positions, and a high one helps most rolls.',
    reserve: 'A card in your hand fits this moment. It is used once: now, or at a better time.',
    lose: 'Each step falls on the infantry with the best morale at that moment; where several are equal, you choose.',
    retreat: 'Units that fail their check fall back to a French position next door. Choose one with room.',
    stacking: 'Every position has room for so many infantry steps and assets. What is over must be given up.',
    reroll: 'A special unit on the spot may roll again once. The new result stands, better or worse.',
    raise:
      'The remnants of a destroyed battalion can form a Bataillon de Marche: weak, free of charge, and it holds ground.',
    assault: 'Infantry and armor next to a lost position may retake it. Nothing is spent until you launch the assault.',
    occupy: 'The position is open. Move somebody in, or it stays No Man’s Land.',
    raid: 'Raids clear the trenches at the front and raise Fortifications. They are not movement, but the raiders are used.',
    repair: 'Behind the front 1 resource point raises Fortifications by 1, with the engineers by 2.',
    strip: 'A damaged airstrip costs 2 on every supply roll. One die decides whether it is repaired.',
    control: 'A lost position costs camp morale, one for each star, and its guns or flak sites serve the other side.',
    encircled:
      'An Encircled position is closed: nobody gets in or out, and whoever retreats is lost. A raid can open it.',
    sapping:
      'Trenches wear Fortifications down, and each level counts in the assault that follows. Raids win levels back.',
    airstrip: 'The airstrip is shelled every turn: interdicted it costs 1 on supplies, damaged or destroyed 2.',
    disrupted: 'A disrupted unit has 1 less on all its factors. At the end of the turn a morale check may restore it.',
  },
});
