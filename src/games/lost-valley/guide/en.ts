/** The guided campaign and the tips in English. */
import { makeGuide } from './lessons';

export const guide = makeGuide({
  briefing: [
    'You command the French garrison: twelve centres of resistance in a valley. The game plays the Viet Minh divisions around it.',
    'You lose at once if camp morale or resources fall below 1, or if PC GONO, the command post, is taken.',
    'A card is drawn. Read it, then decide: play it, or keep it in hand.',
  ],
  lessons: {
    card: {
      text: 'Each turn you draw a card and gain its action points; this one is a reserve card worth +3 on one assault: keep it.',
      tip: 'Each turn you draw a card and gain its action points. A reserve card may be kept in hand for later; you gain its points either way.',
      well: 'It is in your hand, and you still gain its action point.',
      other: 'Played now, it can still help in one assault this turn; you gain its action point either way.',
    },
    supplies: {
      text: 'A roll now decides what the aircraft bring in; each point of camp morale given up adds 1 to it, but your stores are full: keep full rations.',
      tip: 'A roll now decides what the aircraft bring in. Each point of camp morale given up adds 1 to it.',
      well: 'With stores this high, morale is worth more.',
      other: 'Morale buys a better roll: expensive, but it can save a starving camp.',
    },
    assault: {
      text: 'The chance to hold is exact: select a row to commit it, watch the figure change, remove it again if you like, then resolve the assault.',
      well: 'Committed. You can remove it again until you resolve the assault.',
      other: 'Resolved without support: what you saved is there for the next assault.',
    },
    reinforcements: {
      text: 'A parachute battalion jumps in: Huguette is safe; on a drop zone it must move off in this turn’s movement or it is lost.',
      well: 'It is in Huguette, ready for action.',
      other: 'It is on a drop zone: spend an action point on movement and move it off this turn.',
    },
    movement: {
      text: 'One action point lets every unit move once: select a highlighted unit, then a highlighted centre, or use the list of all choices; end movement when you are done.',
      well: 'Moved. You can undo it, and other units may move at no extra cost.',
      other:
        'No unit moves and the action point is not spent: with a good situation report one is saved for next turn.',
    },
    air: {
      text: 'Use air points to suppress flak (it reduces air support and supplies), to strike a division, or save them for the assaults: send one point against the flak.',
      tip: 'Use air points to suppress flak (it reduces air support and supplies), to strike a division, or save them for the assaults.',
      well: 'Every roll against the flak may lower it by 1.',
      other: 'That works too: points you keep can still support a defence.',
    },
  },
  end: 'That completes the tutorial. Anything new will be explained once, in a tip like this.',
  tips: {
    danger: 'Camp morale or resources are nearly gone: below 1 you lose at once.',
    'drop-zone': 'Units on a drop zone must leave it in this turn’s movement, or they are lost.',
    hand: 'You may hold one reserve card for every four French centres. Discard what is over the limit; you may discard more.',
    delay: 'A delayed reinforcement makes room for supplies: +1 on this roll, and the unit arrives a turn later.',
    boost:
      'Resources buy camp morale, one for one. Morale falls when centres are lost, and high morale helps most rolls.',
    reserve: 'A card in your hand can be played now. It works once: now, or at a better time.',
    lose: 'Each step is taken from the infantry with the best morale at that moment; if several are equal, you choose.',
    retreat: 'Units that fail their check retreat to an adjacent French centre. Choose one with room.',
    stacking: 'Each centre has a limit of infantry steps and of assets. Whatever is over the limit must be removed.',
    reroll: 'A special unit there allows one reroll. The new result stands, better or worse.',
    raise:
      'The remnants of a destroyed battalion can form a Bataillon de Marche: weak, but free, and it can hold a centre.',
    assault:
      'Infantry and armour adjacent to a lost centre may retake it. Nothing is spent until you launch the assault.',
    occupy: 'The centre is clear. Move a unit in, or it stays No Man’s Land.',
    raid: 'Raids clear the trenches at the front and raise Fortifications. They are not movement, but the raiders are used.',
    repair: 'Behind the front 1 resource point raises Fortifications by 1, with the engineers by 2.',
    strip: 'A damaged airstrip means −2 on every supply roll. One die decides whether it is repaired.',
    control: 'A lost centre costs camp morale, 1 for each star, and its gun or flak sites now serve the Viet Minh.',
    encircled:
      'An Encircled centre is cut off: nobody gets in or out, and units that retreat are lost. A raid can free it.',
    sapping: 'Sapping lowers Fortifications, and each level counts in the assault that follows. Raids win levels back.',
    airstrip: 'The airstrip is shelled every turn: interdicted means −1 on supplies, damaged or destroyed −2.',
    disrupted: 'A disrupted unit has −1 on all its factors. At the end of the turn a morale check may restore it.',
  },
});
