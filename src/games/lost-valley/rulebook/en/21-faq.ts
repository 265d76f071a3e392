import { chapter, section, text } from '../blocks';

export const faq = chapter(
  '21',
  'Frequently asked questions',
  section('21.0', 'In short', text('These questions come up in play. Each is shown again where it arises.')),
  section(
    '21.Q1',
    'What enters a morale check, and what are resource points good for in it?',
    text(
      'The morale factor of the unit and SITREP, nothing else. SITREP already holds the modifiers of camp morale and of resource points ([[2.5.2]]), so both count in every check ([[2.5.3]]) and in most other rolls.',
    ),
  ),
  section(
    '21.Q2',
    'If I keep a reserve card, do I still get its action points? And when I play it later?',
    text(
      'Yes: the card drawn gives its AP even if you keep it ([[5.2]]). When you play it later, you get its event only; the AP of that turn are those of the card drawn then. You may use both events in one turn ([[5.5]]).',
    ),
  ),
  section(
    '21.Q3',
    'Can factors fall below zero?',
    text(
      'Yes, all three of them, and they count in full ([[2.3.2.2]]). A weak unit can do more harm than good in a defence, but an empty centre is lost without a fight ([[12.1]]). Bring such units to the rear, where they can recover.',
    ),
  ),
  section(
    '21.Q4',
    'Does the best battalion take every step, or only the first?',
    text(
      'Each step is judged anew, and goes to the infantry with the highest morale at that moment ([[12.3.5.2]]). The best units take losses first. Their remnants can be raised again ([[13.3]]).',
    ),
  ),
  section(
    '21.Q5',
    'Two air points against the flak: one roll with +2, or two with +1?',
    text(
      'As you like ([[7.2.1]]). With several rolls the flak level changes only after the last, so that all have the same modifier.',
    ),
  ),
  section(
    '21.Q6',
    'Which units start the campaign Disrupted?',
    text('Only three artillery units: 2 CMMLE in Anne-Marie, II/4 RAC in Dominique and 1 CEPML in PC GONO ([[3.2]]).'),
  ),
  section(
    '21.Q7',
    'May units in Claudine or Éliane raid for Isabelle, and its units for them?',
    text(
      'Yes. A raid is not movement, so the road to Isabelle ([[14.2]]) and encirclement do not prevent it ([[16.1]]).',
    ),
  ),
  section(
    '21.Q8',
    'May an Encircled garrison join an assault on a centre next to it?',
    text(
      'Yes. It cannot move out ([[12.2.1]]), but an assault is not movement ([[15.0]]). If the Viet Minh are repulsed, it may even move in ([[15.1.6]]).',
    ),
  ),
  section(
    '21.Q9',
    'Can this be won at all?',
    text(
      'Seldom, and that is intended. Options [[19.1]] and [[19.5]] make it easier. Any result above a strategic defeat does better than history; a draw is a real success.',
    ),
  ),
);
