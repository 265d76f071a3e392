import { chapter, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { bothSides, hidden, roster } from '../figures';

export const units = chapter(
  '1',
  'Units',
  section(
    '1.1',
    'French units',
    text(
      'Companies and tank sections have two steps; most Tai companies and the machine-gun platoons have one. Each shows fire, hand-to-hand and morale.',
    ),
    figure(bothSides('BEP1-1')),
    figure(roster),
    rebuilt('Units and values come from the order of battle and were calibrated in play; the rulebook lists none.'),
  ),
  section(
    '1.2',
    'Viet Minh units',
    text(
      'Battalions have three steps. They stand face down, hidden, until they are engaged, scouted or met. A dummy looks like a hidden battalion and does all that one does, except fight.',
    ),
    figure(hidden),
    text(
      'The French see how many pieces stand in a place, not which they are. They see loss markers and fatigue only while a battalion is face up.',
    ),
    ruling(
      'When battalions are turned down again, the pieces of a place count as shuffled together. Of the boxes on the turn track the French see how many battalions return, and when.',
    ),
  ),
  section(
    '1.3',
    'Markers',
    text(
      'Markers show trench levels, posts in Viet Minh hands, losses of battalions, disorganization and fatigue. The app places them.',
    ),
  ),
  section(
    '1.4',
    'Stacking',
    list(
      'Peripheral zones: no limit. But only as many battalions as the trench level defend and fire; the others merely absorb losses.',
      'Posts, French: no limit, but only two companies have the cover of the post. Tanks and machine-gun platoons do not count.',
      'Posts, Viet Minh: three pieces, dummies included. They have the trench’s cover only if all battalions are of one division.',
      'Assault bases, Viet Minh: as many battalions of one regiment as the trench level of the zone.',
      'Attacks, French: any number of units. Out of one post, more than two companies do without the cover of the base.',
    ),
    ruling(
      'Fire at a post with three or more companies is not shifted by the post, only by the hill. In hand-to-hand the French choose: two companies with the cover of the post while the others add nothing, or all companies without it. Everybody present checks morale and may take losses.',
    ),
  ),
  section(
    '1.5',
    'The loss track',
    text('Every Viet Minh step lost moves the track, and nothing moves it back. Its effects apply at once:'),
    list(
      'up to 20 steps: Viet Minh hand-to-hand attacks are shifted +1;',
      '50 steps reached: after the current impulse there are no more assaults in this week. From then on fatigued battalions may not attack, and above 50 attacks are shifted −1;',
      '86 steps: the siege has failed and the French win.',
    ),
    ruling(
      'The bonus is lost above 20, as the key of the results says, not on reaching 20. The ban on assaults ends with the week; the ban on fatigued attackers does not end.',
    ),
    ruling('Steps that fire scores but no unit can take move the track all the same.'),
  ),
);
