import { chapter, figure, list, rebuilt, ruling, section, text } from '../blocks';
import { setUpOf } from '../figures';

export const scenarios = chapter(
  '9',
  'Scenarios',
  section(
    '9.0',
    'Set-up',
    text(
      'In the first and the third scenario the French may move units about inside the central camp and inside each outlying centre before play; then the Viet Minh place their pieces in any jungle zones. In the second all places are given.',
    ),
    rebuilt('The rulebook prints no set-up. Places follow the orders of battle of 13 and 27 March 1954.'),
  ),
  section(
    '9.1',
    'The Initial Assault',
    text(
      'The first week alone, with four rounds. The Viet Minh win if they hold ten posts or more and have lost 20 steps at most; otherwise the French win.',
    ),
    figure(setUpOf('initial-assault')),
  ),
  section(
    '9.2',
    'The Five Hills and the Huguettes',
    text(
      'Weeks 3 and 4. The Viet Minh win if at the end they have six of these eight goals, with 50 steps at most on the loss track:',
    ),
    list(
      'Dominique 1 and 2, Éliane 1, 2 and 4: captured;',
      'Huguette 6 and 7: captured or encircled;',
      'Mont Chauve: level 3 in zone F.',
    ),
    figure(setUpOf('five-hills')),
    ruling('The track begins at 10, and these ten are part of the 50.'),
  ),
  section(
    '9.3',
    'The Full Battle',
    text('Up to eight weeks. The game ends at once'),
    list('when the Viet Minh hold 33 of the 44 posts: they win;', 'when the loss track reaches 86: the French win.'),
    text('If the camp still stands after week 8, the French win.'),
    figure(setUpOf('full-battle')),
    ruling('Both are checked after every capture and every loss. A post belongs to whoever entered it last.'),
  ),
);
