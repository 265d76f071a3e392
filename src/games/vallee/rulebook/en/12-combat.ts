import { chapter, example, figure, list, rebuilt, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const combat = chapter(
  '12',
  'Combat',
  section(
    '12.0',
    'Fire and assault',
    text(
      'In the assault phase units fire at adjacent enemies or assault them; in its own half a unit does one of the two. Units that have moved strategically or have bombarded do neither.',
    ),
  ),
  section(
    '12.1',
    'Fire',
    text(
      'An undisrupted infantry-type unit or tank fires at one enemy unit in an adjacent area. If the die is lower than its strength, it hits. To the die are added:',
    ),
    list(
      '1 for the range;',
      '2 if the target is an undisrupted French unit in the compound, 1 if it is disrupted;',
      '1 if the target is Viet Minh in captured works of the compound;',
      '1 in a fortress area outside the compound;',
      '1 on a hill, in jungle or in a valley area;',
      '1 for each entrenchment that covers Viet Minh, two at most.',
    ),
    text('The first hit disrupts the target, each further one takes a step.'),
    example(
      'A full battalion (4) at an adjacent unit: in the open it hits on 1 or 2, on a hill on a 1. It never hits an undisrupted garrison in the compound; a disrupted one it hits on a 1.',
    ),
    ruling(
      'So infantry fire alone does not shake the compound: guns, aircraft and rockets open the way. Infantry fires once in each half of a round, in its own and in the other’s. Tanks are targets like any other unit.',
    ),
    rebuilt(
      'The modifiers of fire were not available, and were rebuilt so that both shots of the rulebook’s example match the printed result.',
    ),
  ),
  section(
    '12.2',
    'Assault',
    text(
      'Undisrupted infantry-type units in supply, with their tanks, assault one adjacent area with enemies in it. They may come from several areas, 24 stacking points in all; the Viet Minh from one division ([[14.7]]). Guns never assault. Then:',
    ),
    list(
      'The attacker names units, area and a lead unit.',
      'Every undisrupted defender but AA fires at one of the attackers ([[12.1]]), guns too and free of cost: this is final fire, with −1 on the die and no other modifier.',
      'If the French attack, the parachute mafia must agree ([[14.5]]).',
      'The attackers that are still undisrupted go in. The defender names a lead unit.',
      'Strengths are compared, the odds rounded in favour of the defender; with an undamaged tank they shift one column for the French ([[14.1]]).',
      'One die is rolled on the table.',
    ),
    table('assault'),
    text('To the die are added:'),
    list(
      'the morale of the attacker’s lead unit less that of the defender’s;',
      '+2 if more than half of the defending strength is disrupted;',
      '+1 for each step of attacking Viet Minh engineers, two at most ([[14.4.3]]);',
      '−1 if the French defend a fortress area;',
      '−1 against a hill, jungle or a valley area;',
      '−1 for each entrenchment of defending Viet Minh, two at most.',
    ),
    text('Results: attacker before the slash, defender after it.'),
    list(
      'AE, DE: all attackers, all defenders are eliminated.',
      '½, ¼, 1: half, a quarter of the steps or one step is lost, fractions dropped, at least one.',
      'R: all units of that side retreat ([[12.3.3]]).',
      'EX: each side loses a step.',
      'BB: a bloodbath. Each side loses a step. Then the weaker side retreats or loses another; if it stays, the stronger side must do the same, and so on, until one retreats or is gone.',
    ),
    text('The first step is lost by the lead unit, the others as the owner likes.'),
    example('39 against 10 is 3-1, and 9 against 10 is 1-2.'),
    example(
      '1 BPC, V/7 RTA and a tank assault H-1. In it are 1/88, disrupted, and an engineer step. The engineers roll a 1: 1 − 1 = 0 is below 1, V/7 RTA is disrupted and stays behind. The mafia agrees. Strength 5 against 5 is 1-1, with the tank 2-1. Morale 5 + 1 against 5 − 1 is +2, and most of the defenders are disrupted: +2. A roll of 3 becomes 7: each side loses a step, and the Viet Minh retreat.',
    ),
    figure(counters('fr-1c', 'fr-5-7', 'fr-tk-conti', 'vm-1-88', 'vm-151-1')),
    example(
      'Twelve steps of Division 312 and an engineer unit of two against BT 2 (3) on E-2: 14 to 3 is 4-1. Morale +1, engineers +2, works −1. A roll of 3 becomes 5: a quarter, three steps, the first from the engineers; BT 2 retreats. With a tank beside BT 2 it would be 3-1, shifted to 2-1, and only +1: the attackers would lose a step and be thrown back.',
    ),
    ruling(
      'Disruption costs morale, not strength. Attackers across the river count half, fractions up, unless there is a bridge. French works help only the French in an assault. Morale is the printed one, −1 at half strength, −1 disrupted, −1 out of supply, +1 with a tank, at least 1; the difference has no limit.',
    ),
    ruling(
      'Odds below 1-3 are fought as 1-3, above 6-1 as 6-1. Half and quarter are taken of the steps present, a tank being one. If both sides stand and nobody must retreat, the attackers go back where they came from, not disrupted. If the defenders are gone, all attackers stay in the area.',
    ),
    ruling(
      'A lead unit lost or disrupted by the final fire is replaced. Any unit may lead a defence; an undamaged tank only alone. Once named, an assault is not called off, except by the parachute mafia; the units named do nothing more in that half. In a bloodbath the side with fewer steps left is the weaker, the attacker if equal. Units that have moved strategically may fire at units that assault them.',
    ),
    rebuilt(
      'The table was not available. This one grades its results by the odds, matches the printed example, and was calibrated in play.',
    ),
  ),
  section('12.3', 'What happens to units', text('Disruption, lost steps, retreat.')),
  section(
    '12.3.1',
    'Disruption',
    text(
      'A disrupted unit neither moves, fires nor assaults, and its morale is one lower. Disrupted again, it loses a step. It recovers by a roll ([[13.3]]), or by itself when the week is over.',
    ),
  ),
  section(
    '12.3.2',
    'Lost steps',
    text(
      'Each step lost lowers the strength by one. At zero the unit is eliminated, and the other side scores ([[15.0]]).',
    ),
  ),
  section(
    '12.3.3',
    'Retreat',
    text(
      'To the nearest area without enemies, through several areas if need be, and disrupted at the end (tanks are not). A unit that must pass an area with enemies rolls a die for it: above its morale it loses the difference in steps. A unit that was disrupted already rolls at the end: above its morale it loses a step. Units with movement 0 cannot retreat and are lost.',
    ),
    example('III/3 RTA (morale 3) must leave D-1 through D-2, which is Viet Minh: a roll of 5 costs two steps.'),
    ruling(
      'Areas that the attackers came from count as theirs. Of several nearest areas the owner chooses, within the stacking limit. Attackers told to retreat do the same; the areas they came from are theirs. Whoever finds no way is lost. Defenders told to retreat go even if no attacker is left; the area stays theirs.',
    ),
  ),
);

export const recovery = chapter(
  '13',
  'Repair and recovery',
  section(
    '13.0',
    'In short',
    text('Disrupted units recover in their half of a round; the rest is done when the week is over.'),
  ),
  section(
    '13.1',
    'Damaged aircraft and tanks',
    text('In the recovery phase a die for each: on 1 to 3 it is repaired. Otherwise it may try again next week.'),
  ),
  section(
    '13.2',
    'Aircraft shot down',
    text('Of each pair of one type that has been shot down, one comes back as damaged and the other is gone for good.'),
    ruling(
      'Repairs come first, so the one that comes back waits a week. The Viet Minh keep their points. Both C-119s are one type.',
    ),
  ),
  section(
    '13.3',
    'Disrupted units',
    text(
      'In the recovery impulse each disrupted unit of the active side that is in supply rolls: its printed morale or less, one less at half strength, and it has recovered. In the recovery phase all do.',
    ),
    ruling(
      'Before the rolls lines are traced again: a unit that was cut off and is no longer may try. Tanks do not recover in this way ([[13.1]]).',
    ),
  ),
  section(
    '13.4',
    'Supply and fire markers',
    text(
      'In the recovery phase units that can trace a line again are back in supply ([[7.5]]), and guns that have fired are ready again. Infantry is ready again after each half of a round.',
    ),
  ),
);
