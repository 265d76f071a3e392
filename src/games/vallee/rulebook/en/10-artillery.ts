import { chapter, example, figure, list, rebuilt, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const artillery = chapter(
  '10',
  'Artillery',
  section(
    '10.0',
    'What guns can do',
    list(
      'bombard in the strategic phase ([[10.2]]), the Viet Minh also the headquarters ([[10.3]]);',
      'fire at moving units ([[10.4]]);',
      'counter-battery fire, French only ([[10.5]]);',
      'support in the assault phase ([[5.6.2]]).',
    ),
    text(
      'A battery fires once a turn, in one of these ways, and each shot costs a supply point ([[7.2]]). Apart from that, guns always fire at units that assault their area, at no cost ([[12.2]]).',
    ),
    figure(counters('fr-4c-155', 'fr-1le-hm', 'vm-105-1', 'vm-120-1', 'vm-82-1', 'vm-kat-1')),
    list(
      'Howitzers, 120 mm mortars and Katyushas reach everything they can see.',
      '82 mm mortars reach two areas.',
      'AA guns fire at aircraft only, never at ground units.',
      'Viet Minh 105 mm guns only bombard: they are dug in too deep for anything else ([[14.7]]). Katyushas too ([[14.3]]).',
    ),
    ruling(
      'With the track at 0 no gun fires, except Katyushas and guns at units that assault them. All guns but AA defend themselves, 105 mm and Katyushas included.',
    ),
  ),
  section(
    '10.1',
    'Line of sight',
    text(
      'A gun sees a target along a chain of adjacent areas that has neither jungle nor hills nor friends in it; the areas of gun and target do not matter. The chain may be longer than the range.',
    ),
    example(
      'A gun in the Northeast Valley sees Béatrice along the east bank of the Nam Yum and the plain of Route 41. With Viet Minh infantry on that plain this chain is shut.',
    ),
    ruling(
      'This holds for all guns against targets on the ground, the headquarters and counter-battery fire included. Valley areas block like jungle. An adjacent area is always in sight. A range of two is two steps by the shortest way.',
    ),
  ),
  section(
    '10.2',
    'Bombardment',
    text(
      'An undisrupted battery in supply that has not fired names an area and pays. If counter-battery fire does not stop it ([[10.5]]), a die is rolled for every enemy unit in the area. In a valley area it names one unit.',
    ),
    table('bombardment'),
    list(
      '+1 if the target is in clear terrain;',
      '+1 if an undisrupted friendly unit other than a tank is adjacent to the target area;',
      '+1 for every 4 movement points the target has spent (opportunity fire only);',
      '−1 in jungle or a valley area;',
      '−1 for each entrenchment, two at most.',
    ),
    text(
      'The first hit disrupts a unit, another takes a step. In the strategic phase no unit loses more than one step to guns and bombs together, and none its last.',
    ),
    example(
      'E-1 holds I/4 RTM, BT 2 and engineers; a Viet Minh battalion stands next to it. A 105 mm battery rolls 3, 4 and 6, with +1: BT 2 and the engineers are disrupted. A second rolls 4, 5 and 6: I/4 RTM is disrupted too, BT 2 loses a step, and the engineers keep their last.',
    ),
    ruling(
      'The column is the strength that the battery has now. The limit covers the whole strategic phase; rockets and the mine are not bound by it. Support fire uses this table against one unit, and there any number of steps may be lost. Entrenchments cover every unit in the area against guns, French ones too.',
    ),
    rebuilt(
      'The table was not available and was rebuilt by the strength of the firing unit; the modifiers are stated.',
    ),
  ),
  section(
    '10.3',
    'Fire at the headquarters',
    text(
      'A Viet Minh battery may fire at de Castries’ headquarters instead. Each hit takes one French supply point. The die has +1 while Viet Minh stand next to the Central Fortress. Units there are not touched; nor does fire at them touch the supply.',
    ),
    example('A 120 mm battery, Viet Minh next to the Central Fortress: 4 + 1 = 5, one hit, one supply point.'),
    ruling('Two hits take two points. No other modifier counts.'),
  ),
  section(
    '10.4',
    'Opportunity fire',
    text(
      'In strategic movement, batteries of the other side may fire at the moving unit after any area it enters, under the rules of bombardment. A hit also ends its move. Counter-battery fire is possible if the French are moving. Viet Minh 105 mm guns and Katyushas take no part.',
    ),
    example('The target has spent 9 movement points: +2.'),
    ruling(
      'Also when a unit comes out of the transport area. Only the moving unit is hit. Several batteries may fire at once, or at different points of the way. All points spent in this move count. A gun that has itself moved strategically does not fire.',
    ),
  ),
  section(
    '10.5',
    'Counter-battery fire',
    text(
      'After a Viet Minh battery has named its target, French batteries that have not fired may fire at it. Each pays a point and rolls: 5 or more is a hit. The battery is disrupted, its mission is void, and it has fired and paid all the same.',
    ),
    list(
      '−1 if the battery is in jungle or a valley area;',
      '−1 for each entrenchment, two at most;',
      '+1 if an undisrupted French unit is adjacent to its area.',
    ),
    example('An 82 mm in jungle behind one entrenchment, a French unit next to it: 6 − 1 − 1 + 1 = 5, a hit.'),
    ruling(
      'Possible against bombardment, fire at the headquarters, opportunity fire and support, never against Katyushas or AA. All answering batteries are named before the first die, and each rolls one. A second hit takes a step.',
    ),
  ),
);
