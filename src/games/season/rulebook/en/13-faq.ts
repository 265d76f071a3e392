import { chapter, section, text } from '../blocks';

export const faq = chapter(
  '13',
  'Frequently asked questions',
  section('13.0', 'In short', text('These questions come up in play. Each is shown again where it arises.')),
  section(
    '13.Q1',
    'How many battalions can attack a post?',
    text(
      'From each base as many of one regiment as the zone’s trench level, three at most, and up to three out of each joined post ([[1.4]]). So dig to level 3, and come from two zones: that is +1 as well ([[10.2]]).',
    ),
  ),
  section(
    '13.Q2',
    'Why can my guns not reach this post?',
    text(
      'A barrage needs a base on a peripheral zone with a trench, or a Viet Minh post joined to the target ([[5.2]]). Bases in the jungle do not serve. Dig first, or take a neighbour.',
    ),
  ),
  section(
    '13.Q3',
    'Why did the trench fall from level 3 to 2?',
    text(
      'Nothing covered it ([[3.1]]). Facing French posts, level 3 needs a piece in the zone; a dummy will do, until it is scouted ([[6.1]]).',
    ),
  ),
  section(
    '13.Q4',
    'The post is empty. Who owns it?',
    text(
      'Whoever held it last, until an enemy unit enters ([[5.5]]). Attackers that are disorganized cannot advance, so a fight can be won and the post not taken.',
    ),
  ),
  section(
    '13.Q5',
    'What is the difference between disorganized and fatigued?',
    text(
      'Disorganized is for the fight: half strength, no movement. Fatigued is what remains of it until the week ends: −1 on checks, −1 column for the group ([[0.1]]).',
    ),
  ),
  section(
    '13.Q6',
    'Can fire alone clear a post?',
    text(
      'No. The last step of a place stays, tanks not counted ([[5.2]]). Fire weakens; hand-to-hand decides ([[5.5]]).',
    ),
  ),
  section(
    '13.Q7',
    'How can a tank be lost?',
    text(
      'By a critical hit: a natural 1 of Viet Minh fire, or certain second dice in hand-to-hand ([[5.5]]). Or if it is left alone and no post with other units remains ([[6.2.7]]).',
    ),
  ),
  section(
    '13.Q8',
    'Why can I not drop paratroops?',
    text(
      'Not in the first week, not in a week that the French open, and only on posts of the central camp or Isabelle with fewer than two companies ([[4.1]]).',
    ),
  ),
  section(
    '13.Q9',
    'What does a ring of trenches do?',
    text(
      'At level 3 the post is encircled: it loses a step every week, French units cannot pass through, and attacks on it have +1 ([[8.0]]).',
    ),
  ),
  section(
    '13.Q10',
    'What do the French know of hidden pieces?',
    text(
      'How many stand in a place, no more ([[1.2]]). Some are dummies. Reconnaissance ([[6.1]]) or naming a post as a target ([[6.2.1]]) shows what they are.',
    ),
  ),
  section(
    '13.Q11',
    'When do worn battalions come back?',
    text(
      'A week off the map gives a step ([[3.1]]). Munitions traded as they arrive give two at once. A quiet week is a good time for both.',
    ),
  ),
  section(
    '13.Q12',
    'How many losses can the Viet Minh afford?',
    text(
      'Up to 20 their attacks have a bonus; at 50 assaults stop for the week; at 86 the siege fails ([[1.5]]). Reconstituted battalions do not lower the track.',
    ),
  ),
  section(
    '13.Q13',
    'Should I spend all my barrage points?',
    text(
      'Not always: a low stock shifts your infantry fire to the left ([[0.4]]). Viet Minh points can also become steps ([[3.1]]) or siege fire ([[8.0]]).',
    ),
  ),
  section(
    '13.Q14',
    'Must all four rounds be played?',
    text('No. After each round both sides may agree to stop ([[4.0]]). A side may also let its part of a round pass.'),
  ),
  section(
    '13.Q15',
    'How many companies belong in a post?',
    text(
      'Two. A third has no cover, and under fire it costs the others theirs ([[1.4]]). Add tanks and machine guns freely.',
    ),
  ),
  section(
    '13.Q16',
    'How do the French retake a post?',
    text(
      'Name it as a target, look at what is revealed, declare units from joined posts, then fight or call it off ([[6.2.5]]). A tank and air points are worth several columns each.',
    ),
  ),
);
