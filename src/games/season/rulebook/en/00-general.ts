import { chapter, figure, list, rebuilt, ruling, section, table, text } from '../blocks';
import { bases, bothSides, lines, munitionsTrack, post } from '../figures';

export const general = chapter(
  '0',
  'Terms, map, tracks',
  section(
    '0.0',
    'In short',
    text(
      'The siege of 1954 in up to eight weeks. The Viet Minh dig towards the camp and assault its posts; the French hold, strike back and live on what comes by air.',
    ),
    text(
      'The Viet Minh win by taking three quarters of the posts. The French win by making the siege too costly, or by still standing when the Geneva Conference turns to Indochina ([[9.3]]).',
    ),
  ),
  section(
    '0.1',
    'Terms',
    list(
      'Post (PA in the rulebook): a strongpoint for about a company. There are 44, joined by lines.',
      'Centre (CR): a centre of resistance, a group of posts under one name, such as Huguette.',
      'Central camp (CRC): Huguette, Françoise, Lili, Claudine, Junon, Épervier, Opéra, Dominique and Éliane.',
      'Outlying centres: Gabrielle, Béatrice, Anne-Marie, Isabelle.',
      'Engaged: a battalion turned face up for an assault ([[5.1]]).',
    ),
    text(
      'Disorganized: fire and hand-to-hand are halved, rounded up; morale stays. The unit neither moves nor advances, except that it may step back out of an assault base. A second time is worse: a French unit loses a step, a battalion routs.',
    ),
    text(
      'Rout: the battalion goes face down to the nearest jungle zone and is fatigued. If it was fatigued already, it goes to the turn track and returns next week.',
    ),
    text(
      'Fatigued: what disorganized units become when the assault or operation ends, until the week ends ([[7.0]]). Morale checks are made at one less; if any unit of a group that fires or attacks is fatigued, the whole group is shifted one column left.',
    ),
    text('Morale check: roll one die against the morale of the unit. A unit that fails is disorganized.'),
    table('check'),
    text(
      'Tanks (M24): strong fire, never disorganized, never fatigued, and they lose steps only to critical hits. On the attack a tank doubles the morale of a French unit stacked with it, once.',
    ),
    figure(bothSides('T1')),
    text(
      'Loss markers: a battalion with one step lost fires and attacks at −1 on the die, one with two steps lost at −2. Only the worst marker of a group counts, and a battalion may be left out to avoid it.',
    ),
    ruling(
      'Tanks never check morale and cannot be chosen for a result. They pay no loss of fire, siege or reconnaissance.',
    ),
    ruling('Françoise is in neither list of the rulebook; it belongs to the central camp.'),
  ),
  section(
    '0.2',
    'Map and scale',
    text('The map is divided into zones of three kinds:'),
    list(
      'centre zones with posts, some of them on hills;',
      'peripheral zones around them: flat ground, marsh or hill, where trenches are dug;',
      'four jungle zones, from which the Viet Minh come. Jungle 2 is in the north-east; Jungle 4 is the only one the French may enter.',
    ),
    text(
      'Isabelle lies to the south and is drawn larger in a corner; the ground around it is zone Q. The river Nam Yum separates some posts from each other.',
    ),
    text(
      'An assault base is the way from one zone to one post. Where a zone touches a post without a base there is no way. A line joins two posts.',
    ),
    figure(bases),
    figure(lines),
    figure(post('E1')),
    text(
      'A turn is a week, of up to four rounds; an assault or operation has up to three impulses. French units are companies, sections of two tanks and machine-gun platoons; Viet Minh units are battalions. Artillery has no counters: it is in the rules.',
    ),
    ruling(
      'French units attack through a base but never stand in one. A base in the jungle holds three battalions of one regiment.',
    ),
    rebuilt(
      'The printed map was not available. Zones, lines, bases and the number of posts in each centre follow the real ground and every letter and name in the rulebook; two centres may share a zone, so that a centre of a single post can be encircled.',
    ),
  ),
  section(
    '0.3',
    'Rounding',
    text(
      'Halves are rounded up, for each unit, before strengths are added. Ratios and columns are rounded down: 14 against 4 is 3-1, a strength of 5 is column 4.',
    ),
  ),
  section(
    '0.4',
    'Tracks',
    list(
      'The loss track counts Viet Minh steps lost ([[1.5]]).',
      'The turn track shows week, round and impulse, and holds battalions that are being reconstituted.',
      'Munitions: each side has a stock of barrage points.',
    ),
    text(
      'A barrage costs one point. The remaining points matter too: the level of the stock shifts the infantry fire of its side.',
    ),
    figure(munitionsTrack),
    ruling('The level shifts infantry fire only, never a barrage. Points above the maximum are lost.'),
    rebuilt(
      'That there are levels made of points is stated; the size of a level, the maximum and the shifts are ours.',
    ),
  ),
);
