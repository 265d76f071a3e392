import { chapter, example, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { airGrid, post, supplyGrid, turnTrack, weeks } from '../figures';

export const sequence = chapter(
  '2',
  'The week',
  section(
    '2.0',
    'Sequence of play',
    list(
      'A. Strategic phase: supply of both sides, French replacements, Viet Minh returns, reconstitution and trenches ([[3.0]]).',
      'The week’s decision: the Viet Minh say whether they assault in this week. If not, the French say whether they operate.',
      'If neither does, the week is quiet: strategic movement ([[3.3]]), one drop ([[4.1]]), then the end of the week.',
      'B. Otherwise up to four rounds: drop, Viet Minh movement and assault, French movement, reconnaissance and operation ([[4.0]]).',
      'C. End of the week: fatigue is removed ([[7.0]]), the French suffer attrition ([[8.0]]).',
    ),
    ruling(
      'In a week opened by the French alone the Viet Minh move and defend, but do not assault, and nobody is dropped. In a week opened by the Viet Minh both sides have their part of every round.',
    ),
  ),
);

export const strategic = chapter(
  '3',
  'Strategic actions',
  section(
    '3.0',
    'In short',
    text('Done every week, in the order of the phases on the screen. This is what the sides receive:'),
    figure(weeks),
    figure(turnTrack),
    rebuilt('Dates, rain, arrivals and the weeks with two levels were chosen after the siege.'),
  ),
  section(
    '3.1',
    'Viet Minh',
    text(
      'Supply. One or two levels of munitions, of four barrage points each. Each point just received may be traded for two steps: both for one battalion, or one each for two, wherever they are. A battalion off the map then appears in Jungle 2.',
    ),
    text(
      'Returns and arrivals. Battalions in the box of this week have recovered a step each. They return to Jungle 2, rested, or stay another week. Reinforcements arrive in Jungle 2, and in week 6 two more dummies.',
    ),
    text(
      'Reconstitution. Any reduced battalion may leave the map until next week; a battalion with two steps lost must. A destroyed battalion enters the box as well and comes back as soon as it has two steps.',
    ),
    example(
      'Destroyed in week 3, a battalion enters the box in week 4, has one step in week 5 and two in week 6, when it may return.',
    ),
    text('Trenches. Twelve points a week:'),
    list(
      'one point raises a peripheral zone by a level, up to 3; in marsh it takes two;',
      'every trench must be linked to the jungle by a chain of zones with at least level 1;',
      'the Viet Minh enter only zones with trenches; each level lets one battalion assault from each base, and shelters one battalion;',
      'around a post on the western list ([[8.0]]) a ring is dug level by level, if the Viet Minh hold a post of the same zone joined to it by a line. Level 3 encircles it.',
    ),
    figure(post('H7')),
    text(
      'Level 3 needs cover: next to a centre zone in which the French hold a post, a battalion or dummy must stand in the zone; for an encircled post one must stand in a joined post. Without cover the level falls to 2, never lower.',
    ),
    ruling(
      'Level 3 dug in this week may wait for its cover until the end of the next Viet Minh movement. After that it falls at once, even in the middle of an assault. Pieces in a base still cover their zone.',
    ),
    ruling(
      'Points traded come from this week’s supply alone, and no battalion gets more than three steps. A battalion sent away by a second rout must return next week, without a step.',
    ),
    ruling('French units in a zone do not stop digging there. A ring vanishes when the post is taken.'),
  ),
  section(
    '3.2',
    'French',
    text(
      'Air supply. Count the places lost, of eight: Béatrice and Gabrielle (each when all its posts are lost), Anne-Marie 1, Anne-Marie 2, Dominique 1, Dominique 2, Huguette 6, Huguette 1. One die on the line of that number gives barrage points:',
    ),
    figure(supplyGrid),
    text(
      'A second die gives the air points of the week. The same table shows how many companies can be dropped in a round ([[4.1]]), and how many points drift to the Viet Minh:',
    ),
    figure(airGrid),
    text('In rain, weeks 7 and 8, each of these dice is lowered by 1, but not below 1.'),
    text(
      'Road to Isabelle. If it is open as the week begins, the supply roll uses the line above. It is cut by level 3 in zone Q, or by level 3 in both G and H. The French can fight to reopen it, by G or H and Jungle 4.',
    ),
    text('Air points. Each is used once; what is left at the end of the week lapses:'),
    list(
      'interdiction: two points take one Viet Minh barrage point, in the strategic phase or as the French part of a round begins;',
      'support of infantry fire: two columns each;',
      'support of hand-to-hand in a French operation: two columns each;',
      'a strike of their own in an operation ([[6.2.2]]).',
    ),
    text(
      'Replacements. Two points at the start, three more in every week from the second. A point restores a step in the central camp, or brings back a destroyed unit with one step on a post there that is not encircled. Points also pay for losses of siege and reconnaissance. Two reduced companies of one battalion may merge: one is whole, the other is gone for good.',
    ),
    ruling(
      'The road improves the supply roll alone, not the air points nor the drop. Merging needs both companies in the central camp, or both in the same outlying centre.',
    ),
    ruling('Interdiction takes from the stock what the Viet Minh have stored; points already traded are safe.'),
    rebuilt('Places, rain and road are stated; all numbers of both tables are ours.'),
  ),
  section(
    '3.3',
    'Strategic movement',
    text('Only in a quiet week, the Viet Minh first. Distance does not matter.'),
    list(
      'Viet Minh pieces go anywhere in the jungle, in zones with trenches and in captured posts that they can reach.',
      'French units go anywhere inside the central camp, or inside their outlying centre, but not into encircled posts.',
    ),
    ruling('Reach is that of operational movement ([[4.2.1]]): a captured post needs a way to a trench or the jungle.'),
  ),
);
