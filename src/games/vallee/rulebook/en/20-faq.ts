import { chapter, section, text } from '../blocks';

export const faq = chapter(
  '20',
  'Frequently asked questions',
  section('20.0', 'In short', text('These questions come up in play. Each is shown again where it arises.')),
  section(
    '20.Q1',
    'Should I move strategically or in the assault phase?',
    text(
      'Strategically a unit goes any distance, but does nothing more this turn and can be fired at on the way ([[11.1]], [[10.4]]). In the assault phase it goes only as far as its points, in each round, and may then fire or assault ([[11.2]]).',
    ),
  ),
  section(
    '20.Q2',
    'Why does a second bombardment destroy nobody?',
    text(
      'In the strategic phase a unit loses one step at most, to guns and bombs together, and never its last ([[10.2]]). Rockets and the mine are not bound by this, nor is support fire in the assault phase.',
    ),
  ),
  section(
    '20.Q3',
    'Why can this battery not fire?',
    text(
      'It fires once a turn, needs a supply point and must be undisrupted and in supply ([[10.0]]). It must see its target: jungle, hills, valleys and friendly units in between block the line of sight ([[10.1]]). Viet Minh 105 mm guns do nothing but bombard ([[14.7]]).',
    ),
  ),
  section(
    '20.Q4',
    'Why does this shot have no chance?',
    text(
      'The die must be lower than the strength. Range adds 1, works of the compound 2 more for an undisrupted garrison ([[12.1]]). Disrupt it first, with guns or aircraft: then a full battalion hits on a 1. Fire at units that assault your own area has −1 and no cover against it.',
    ),
  ),
  section(
    '20.Q5',
    'When is an assault worth it?',
    text(
      'At 3-1 and more, with the defenders disrupted and engineers in front: then most results drive them out ([[12.2]]). At 1-1 against undisrupted works you lose a quarter or half of the force. The odds are shown before you name the lead unit.',
    ),
  ),
  section(
    '20.Q6',
    'Which unit should lead?',
    text(
      'The one with the best morale, because the difference is added to the die; but it also loses the first step ([[12.2]]). Attacking engineers take that first step instead ([[14.4.3]]). A tank gives its unit one more point of morale ([[14.1]]).',
    ),
  ),
  section(
    '20.Q7',
    'Where may a unit retreat to?',
    text(
      'To the nearest area without enemies that has room; the areas that the attackers came from count as theirs ([[12.3.3]]). Guns with movement 0 are lost, apart from one that a truck may save ([[16.5]]).',
    ),
  ),
  section(
    '20.Q8',
    'What does it cost me to be out of supply?',
    text(
      'One point less of everything, no assault, no bombardment, and at the end of the week a die: above the printed morale steps are lost ([[7.3]]). Cut off is one reason, not paid for the other ([[7.2]], [[7.5]]).',
    ),
  ),
  section(
    '20.Q9',
    'How long does it take from the rear to the front?',
    text(
      'A counter enters the transport area in one turn and may come out in the next at the earliest, on 5 or less ([[8.1.2]]). A replacement step is used in the recovery phase of the turn it comes out ([[8.3]]).',
    ),
  ),
  section(
    '20.Q10',
    'Why do so few aircraft fly?',
    text(
      'Weather grounds its share first ([[6.1]]); then one die of transport steps and one of other air units serve elsewhere ([[9.1]]), unless you declare a maximum effort ([[9.1.1]]). Damaged ones wait for repair. Each flies once a turn.',
    ),
  ),
  section(
    '20.Q11',
    'Can a battalion that was destroyed come back?',
    text(
      'No. Replacement steps fill up units that still have a step, and only in the recovery phase of the turn they land or come out ([[8.0]], [[8.4]]).',
    ),
  ),
  section(
    '20.Q12',
    'Is a pass for good?',
    text(
      'It gives up this half of the round, with its recovery rolls. In the next round you may act again; the phase ends when both sides pass in the same round ([[5.6]]).',
    ),
  ),
);
