import { chapter, list, ruling, section, table, text } from '../blocks';

export const operations = chapter(
  '6',
  'French operations',
  section(
    '6.0',
    'In short',
    text('In their part of a round the French may scout, then strike: at captured posts, and out into the trenches.'),
  ),
  section(
    '6.1',
    'Reconnaissance',
    text('Any peripheral zone next to a centre zone with a French unit may be scouted, once in a round. Roll one die:'),
    table('scout'),
    text(
      'Battalions seen lie face up until the round ends and may be hit by guns and aircraft. Dummies go to any jungle zone. If there were only dummies, a trench of level 3 falls to 2.',
    ),
    ruling(
      'On 5 and 6 the French lose a replacement point or a step of a unit, not a tank, in any zone next to the one scouted, even if it held only dummies or nothing at all.',
    ),
  ),
  section(
    '6.2',
    'Operations',
    text('Up to three impulses, played like an assault ([[5.0]]) with the roles changed and these differences.'),
  ),
  section(
    '6.2.1',
    'Turning up battalions',
    text(
      'The French name Viet Minh posts as targets; the pieces there are revealed, and dummies leave. Pieces in a zone with French units are revealed as well.',
    ),
    ruling('The French may still call the attack off when they see what stands there.'),
  ),
  section(
    '6.2.2',
    'Barrages and strikes',
    text(
      'Barrages have strength 12. A strike begins with strength 3 for its first air point; each further point shifts two columns.',
    ),
    list(
      'Posts joined to a French one, or with a base on a zone where French units stand, once their pieces are revealed.',
      'Zones with battalions that are face up, wherever they are.',
    ),
    ruling('A target may suffer one barrage and one strike. Air points never join a barrage.'),
  ),
  section(
    '6.2.3',
    'Movement and declaration',
    text(
      'Infantry move one post or one zone in an impulse. Tanks move any distance inside the central camp or an outlying centre, elsewhere one zone. The French leave a post by one of its bases. Pieces in a zone they enter are engaged at once.',
    ),
    text('Then the French declare their attacks: which units, from where, against what. Any number may take part.'),
    ruling(
      'Sorties start from any French post with a base, outlying centres included. Jungle 4 is entered from G, H or Q. French units in a zone use its bases only while no enemy is there.',
    ),
  ),
  section(
    '6.2.4',
    'Viet Minh defensive fire',
    text(
      'Battalions fire at French units that attack their post, or that stand in their zone: as many battalions as the trench level ([[1.4]]). Barrages may hit the attackers, and French units in any zone with a trench, even one without battalions.',
    ),
    ruling('In Jungle 4, where no trench can be, three battalions defend, and a barrage needs one of them face up.'),
  ),
  section(
    '6.2.5',
    'Attacks',
    list(
      'In a zone: infantry fire on the Fire Table ([[10.1]]), shifted by munitions.',
      'Against a post: hand-to-hand ([[10.2]]), to which air points may be added.',
    ),
    text(
      'French units that attack out of a post are treated as in an assault base: −1 against fire instead of the cover of the post, and D hits the whole stack.',
    ),
    text(
      'Critical hit: after an unfavourable second die a French tank in the attack loses a step; a favourable one doubles the defender’s result.',
    ),
    ruling(
      'Any attack may be called off before the first die of the step. The morale of the named unit is doubled if a tank attacks out of the same place; a tank itself is not named.',
    ),
  ),
  section(
    '6.2.6',
    'Viet Minh defensive movement',
    text('Pieces may move one step'),
    list(
      'out of an attacked post;',
      'out of a joined post, to reinforce it;',
      'out of a zone next to it, by a base;',
      'out of a zone next to an attacked zone, into that zone.',
    ),
    ruling('Hidden pieces stay hidden as they move and are revealed in the next impulse.'),
  ),
  section(
    '6.2.7',
    'End of the operation',
    text(
      'The operation ends after the third impulse, or when the French stop. They withdraw from zones, and may withdraw from outlying centres, to the central camp or another French centre, through zones without Viet Minh pieces or with a French unit; trenches do not matter.',
    ),
    text(
      'A tank without infantry must go to a post with other French units, even through the enemy. If there is none, it is destroyed.',
    ),
    text(
      'After each impulse with a fight in a zone, the Viet Minh may break off: battalions go to the nearest jungle zone, are fatigued and do nothing more in this round.',
    ),
    ruling(
      'French units in a zone must go back to a post if a way is open; otherwise they stay. Any hidden piece blocks the way, even a dummy.',
    ),
  ),
);
