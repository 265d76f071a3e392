import { chapter, example, figure, rebuilt, ruling, section, text } from '../blocks';
import { blackWays, centre, paths, track, turnTrack } from '../figures';
import { counterSections } from './02-counters';

export const components = chapter(
  '2',
  'Map, counters, dice',
  section(
    '2.0',
    'What is on the table',
    text(
      'Twelve French positions joined by lines, four divisions around them, three dozen counters, 44 event cards (and one optional), two dice and a few tracks. The app keeps all of it; you decide.',
    ),
  ),
  section(
    '2.1',
    'Components',
    text('The map with its tracks, 45 event cards, the counters and markers, the tables, and two six-sided dice.'),
    rebuilt(
      'The printed map, counters, cards and tables were not available to us. What the rulebook states is kept to the letter; the rest is reconstructed from its examples, from history and from simulated play. Each table says which of the two it is.',
    ),
  ),
  section(
    '2.2',
    'The map',
    text(
      'The map shows the entrenched camp as a net of boxes and lines. The boxes are the centres of resistance and the drop zones; black lines are the paths of your units, coloured lines those of the divisions.',
    ),
  ),
  section(
    '2.2.1',
    'Centres of resistance',
    text(
      'A centre of resistance (CR), “centre” for short, is one named French position. It has a holder, room for units, a Fortifications level and some printed icons.',
    ),
    figure(centre('huguette')),
  ),
  section(
    '2.2.1.1',
    'Who controls a centre',
    text(
      'A centre is French while at least one French infantry or armour unit stands in it. Otherwise it carries the marker of the division that took it, or that of No Man’s Land when nobody holds it. Artillery and flak alone hold nothing.',
    ),
    ruling(
      'A centre that loses its last infantry and armour other than to an assault, by raid or card losses or in an exploitation, becomes No Man’s Land at once. Guns left behind stay, and may fire, until the Viet Minh take the place.',
    ),
  ),
  section(
    '2.2.1.2',
    'Active and Used boxes',
    text(
      'Units stand in one of two trays. Active units may still act this turn; Used units have acted, or were hit by an event, and can only defend themselves.',
    ),
  ),
  section(
    '2.2.1.3',
    'Stacking',
    text(
      'Each centre has two limits, written 6/2: how many infantry steps and how many assets (armour, artillery, flak) may stay there. A reduced battalion counts one step; Active or Used makes no difference; markers do not count.',
    ),
    text(
      'Units may pass through a full centre. The limits are enforced at the end of the Viet Minh assaults, of your movement and of your assaults: what is over the limit is lost. You choose what goes, and you may reduce a 2-step battalion instead of losing a unit.',
    ),
    example(
      'Gabrielle takes 3 steps and 1 asset. 5/7 RTA (2 steps) and CSLT 416 (1 step) fill it: another company could pass through, but not stay.',
    ),
    ruling('A battalion removed this way goes to the remnants ([[2.2.8.6]]). A step given up is simply lost.'),
  ),
  section(
    '2.2.1.4',
    'Fortifications and the encircled icon',
    text(
      'The Fortifications level runs from 0 to 4. Sapping, events and capture lower it; raids and repairs raise it. It is added to your defence, and it stands for the trenches around the centre as much as for the works inside.',
    ),
    text('A French centre that bears the encircled icon is Encircled while its level is 0 ([[12.2.1]]).'),
  ),
  section(
    '2.2.1.5',
    'The airstrip',
    text(
      'The airstrip lies in Huguette. Its state is recorded there ([[8.1]]). If the Viet Minh take Huguette, it is destroyed.',
    ),
  ),
  section(
    '2.2.1.6',
    'Drops on Huguette',
    text(
      'While Huguette is French, reinforcements may be dropped on it, even if the airstrip is destroyed ([[13.1]]).',
    ),
  ),
  section(
    '2.2.2',
    'Black lines',
    text('Centres joined by a black line are adjacent. Your units move, retreat, assault and raid along these lines.'),
    figure(blackWays),
    rebuilt('Only some of these lines are named in the rulebook; the others follow the terrain.'),
  ),
  section(
    '2.2.3',
    'Paths of the divisions',
    text(
      'Each division has a starting box and, from it, coloured lines of its own: its tactical area of responsibility (TAOR). A division takes, saps and assaults only along its own lines. Some centres lie on several paths, and PC GONO lies on all.',
    ),
    figure(paths),
    example('Béatrice lies on the path of Division 312, Gabrielle on that of Division 308.'),
  ),
  section(
    '2.2.4',
    'Icons of a centre',
    text('The icons say what changes when a centre is captured. All of it is undone when the centre is French again.'),
    figure(centre('dominique')),
    ruling(
      'No Man’s Land gives nothing back: stars and icons return only when a French unit holds the centre again. A centre that goes from the Viet Minh through No Man’s Land back to the Viet Minh costs nothing a second time. The Strength point is taken from the division that got it.',
    ),
  ),
  section(
    '2.2.4.1',
    'Stars',
    text('Camp morale drops at once by the number of stars of a captured centre. PC GONO has none.'),
    example('Huguette has two stars: its loss costs 2 points of camp morale.'),
  ),
  section(
    '2.2.4.2',
    'Gun icon',
    text('High ground for the guns: the division that captures the centre gains 1 Strength.'),
  ),
  section(
    '2.2.4.3',
    'Flak icon',
    text('A site for flak: the Viet Minh flak level rises by 1 when the centre is captured.'),
  ),
  section(
    '2.2.4.4',
    'Command post',
    text('PC GONO is your command post. Captured, it ends the game at once ([[17.1]]).'),
  ),
  section(
    '2.2.4.5',
    'Airstrip in range',
    text('Guns in this centre reach the airstrip: −1 on the airstrip roll while the Viet Minh control it ([[8.1]]).'),
  ),
  section(
    '2.2.5',
    'Subsectors',
    text(
      'North: Gabrielle and Anne-Marie. South: Isabelle. Centre: all the rest. Artillery supports its own and the adjacent subsectors; the central one is adjacent to both others.',
    ),
    example('III/10 RAC at Isabelle can fire for Éliane or Huguette, but not for Gabrielle.'),
  ),
  section(
    '2.2.6',
    'Drop zones',
    text(
      'Natasha, Octavie and Simone are where paratroopers land ([[13.1]]). A drop zone is French or not by the centres around it ([[13.2]]).',
    ),
  ),
  section(
    '2.2.7',
    'Turn track',
    text(
      'A turn is three to six days. The track shows the monsoon ([[11.1]]) and the turns on which reinforcements are due. Action points and air support points have tracks of their own.',
    ),
    figure(turnTrack),
  ),
  section('2.2.8', 'Levels', text('Each of these levels has its limits; what would go beyond the upper end is lost.')),
  section(
    '2.2.8.1',
    'Camp morale',
    text(
      'The will of the garrison, from 1 to 20. It modifies many rolls. Below 1 the camp gives up and the game is lost.',
    ),
    figure(track('cm')),
  ),
  section(
    '2.2.8.2',
    'Resource points',
    text(
      'Food, shells, medicine, timber and hands, from 1 to 30. You spend resource points (RP) on guns, works and morale, and their level modifies many rolls. Below 1 the garrison has nothing left and the game is lost.',
    ),
    figure(track('rp')),
    ruling(
      'You cannot spend your last resource point or your last point of camp morale. Only what happens to you can end the game.',
    ),
  ),
  section(
    '2.2.8.3',
    'Viet Minh flak',
    text(
      'Anti-aircraft artillery (AAA), from 1 to 15. Its modifier is a penalty on air support, on air missions and on supplies.',
    ),
    figure(track('aaa')),
  ),
  section(
    '2.2.8.4',
    'Strength of the divisions',
    text(
      'Numbers, shells and will to attack of each division, its guns included, from 1 to 15. A division is never destroyed.',
    ),
  ),
  section('2.2.8.5', 'SITREP', text('The situation report is shown beside the levels it is made of ([[2.5.2]]).')),
  section(
    '2.2.8.6',
    'Remnants',
    text(
      'A 2-step battalion that is destroyed leaves remnants, from which a Bataillon de Marche may be raised ([[13.3]]). Companies and assets leave none.',
    ),
  ),
  section(
    '2.2.8.7',
    'Eliminated units',
    text('Companies, assets and battalions whose remnants were used are out of the game.'),
  ),
  section(
    '2.2.8.8',
    'Bataillons de Marche',
    text('The four counters wait here until they are raised, and come back here when they are lost.'),
  ),
  section(
    '2.2.8.9',
    'Piles of cards',
    text('The draw pile is face down and its order is hidden; the discard pile is open.'),
  ),
  section(
    '2.2.9',
    'Player aids',
    text('The sequence of play is in [[4.0]], the set-up in [[3.2]], each table in the rule that uses it.'),
  ),
  ...counterSections,
);
