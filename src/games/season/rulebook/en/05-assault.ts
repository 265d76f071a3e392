import { chapter, example, figure, list, ruling, section, table, text } from '../blocks';
import { counters } from '../figures';

export const assault = chapter(
  '5',
  'Viet Minh assault',
  section(
    '5.0',
    'In short',
    text('Up to three impulses, anywhere on the map and at several places at once. Each impulse has these steps:'),
    list(
      'the Viet Minh engage battalions ([[5.1]]);',
      'their guns fire ([[5.2]]);',
      'they move into bases and posts ([[5.3]]);',
      'the French fire in defence ([[5.4]]);',
      'hand-to-hand ([[5.5]]);',
      'the French move in defence ([[5.6]]);',
      'the Viet Minh go on or stop ([[5.7]]).',
    ),
    ruling(
      'Targets of barrages, and all hand-to-hand attacks, are named before the first die of the step. They are rolled in the order named, each with the situation of that moment.',
    ),
  ),
  section(
    '5.1',
    'Engagement',
    text(
      'The Viet Minh turn up any battalions, anywhere. Only these move, fire, attack, and can be fired at in this assault. More may be engaged in each impulse.',
    ),
    ruling(
      'An engaged battalion in a base, or in a post joined to a French one, may be fired at even if it then does not attack. Hidden pieces beside it are not hit.',
    ),
  ),
  section(
    '5.2',
    'Viet Minh barrages',
    text(
      'Each barrage costs a point and has strength 12 on the Fire Table ([[10.1]]); one at most on each target. It may be aimed at:',
    ),
    list(
      'a French post with a base on a peripheral zone that has a trench;',
      'a French post joined by a line to a Viet Minh post;',
      'French units in a zone with a trench.',
    ),
    text('The owner of the target chooses the units affected. The codes mean:'),
    table('fire'),
    text(
      'T and D concern one unit. In an assault base D disorganizes every unit there. A unit may take a step loss instead of D. Each unit loses one step at most.',
    ),
    text('Fire never takes the last step of a place; any excess is ignored. Only hand-to-hand can empty a post.'),
    text('Critical hit: a natural 1 of Viet Minh fire costs a tank in the target a step, whatever the table says.'),
    figure(counters('3RTA3-10', '3RTA3-11')),
    example('A barrage on Dominique 2: 12, post −2, hill −1, so column 6. A 5 is one step: a company is reduced.'),
    ruling(
      'The jungle gives no observation: Béatrice 1 and 2 and Gabrielle 1 and 2 cannot be shelled until a neighbouring post has fallen. An empty post still serves to direct fire, until the enemy enters it.',
    ),
  ),
  section(
    '5.3',
    'Assault movement',
    text('Each engaged battalion makes one of these moves:'),
    list(
      'from its zone, or from the jungle, into a base, and on into the post behind if that is empty or Viet Minh;',
      'from a post to a joined one that is empty or Viet Minh;',
      'from a post back into a base, from a base into its zone, or to another base of the zone.',
    ),
    text(
      'A post with French units cannot be entered. Bases hold one regiment and as many battalions as the trench level ([[1.4]]). No unit moves from zone to zone or into the jungle. A disorganized battalion may only step out of a base into the zone.',
    ),
  ),
  section(
    '5.4',
    'French defensive fire',
    text(
      'First infantry, post by post: all units of a post fire together, at a base that leads to the post or at engaged battalions in a joined Viet Minh post. Air points may be added, two columns each. Then barrages, named together, of strength 12.',
    ),
    list(
      'Each post fires once in an impulse.',
      'Each target suffers one infantry fire and one barrage at most.',
      'The munitions level shifts infantry fire ([[0.4]]).',
    ),
    text('Results are those of a barrage ([[5.2]]); the Viet Minh choose the units affected.'),
    ruling('The post that fires need not be the one under attack.'),
  ),
  section(
    '5.5',
    'Hand-to-hand',
    text(
      'Engaged battalions in bases and joined posts may attack; attacks are optional. Add the hand-to-hand strength of both sides, take the ratio, apply all shifts ([[10.2]]) and roll one die.',
    ),
    text(
      'Each side names a unit, the defender first. The difference of their morale shifts the column: attacker’s minus defender’s. The named unit takes the first step that its side loses.',
    ),
    table('hand'),
    text(
      'The attacker’s result is carried out first, then the defender’s: steps, disorganization, checks. Every defending unit checks, tanks excepted. If a natural 1 is rolled, it is a critical hit and a second die determines the effect on the defenders:',
    ),
    table('critical'),
    text(
      'Instead of doubling, the Viet Minh may keep the plain result and take a step from a tank, once in an impulse. The attacker’s own result always stands.',
    ),
    list(
      'T and A1+T doubled: one defender is disorganized, the others check.',
      'D1+T doubled: D2+T. D2+T doubled: four steps, two at most from each unit.',
      'DD and BD doubled: two defenders are disorganized. AD doubled: every defender checks as well.',
    ),
    text(
      'If no defender is left, attackers that are not disorganized may advance into the post. A post that nobody enters keeps its owner. A tank left without infantry leaves at once for a post with other French units.',
    ),
    ruling(
      'Work with the true ratio: above 6-1 each column is +1 on the die, below 1-4 use 1-4. The die is held between 1 and 6; a 1 counts as critical only if it was rolled as such.',
    ),
    ruling(
      'At most three battalions of one division advance. A post captured in this impulse cannot be used as a base for another attack until the next impulse. A unit fights once in an impulse, and a post is attacked once.',
    ),
    ruling('Printed morale counts for the difference; fatigue lowers it only in checks.'),
  ),
  section(
    '5.6',
    'French defensive movement',
    text('Units that are not disorganized may move one post, if they are'),
    list(
      'in an attacked post or in one joined to it;',
      'in a post next to engaged battalions that attacked;',
      'anywhere in the central camp, if a post of the central camp was attacked.',
    ),
    ruling('Tanks too move one post only. An empty post of either side, or an encircled one, may be entered.'),
  ),
  section(
    '5.7',
    'End of the assault',
    text(
      'The assault ends after the third impulse, or when the Viet Minh stop. Units facing an empty post may enter it. Where both sides hold posts of one centre, each may withdraw units, the Viet Minh to the jungle or to a zone with level 3, the French to the central camp. Then disorganized units become fatigued and battalions are turned face down.',
    ),
    text(
      'If the Viet Minh stop before the third impulse is over, they may also withdraw any engaged battalion to the jungle, where a chain of zones without enemies leads there.',
    ),
    ruling(
      'The Viet Minh withdraw through jungle, zones with trenches and captured centre zones. Staying is always allowed; battalions in bases go back to their zone.',
    ),
  ),
);
