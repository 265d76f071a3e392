import { chapter, example, figure, list, ruling, section, text } from '../blocks';
import { counters } from '../figures';

export const special = chapter(
  '14',
  'Special units',
  section(
    '14.0',
    'In short',
    text('Tanks, rockets, engineers, the parachute mafia, Quad 50s, and how the divisions were led.'),
  ),
  section(
    '14.1',
    'French tanks',
    text(
      'Ten single tanks, by name. A tank adds 1 to strength and morale of one infantry-type unit in its area, when that unit fires, attacks or defends. In an assault it shifts the odds one column for the French. It takes no room.',
    ),
    figure(counters('fr-tk-bazaille', 'fr-tk-mulhouse', 'fr-tk-douaumont')),
    text(
      'A tank alone defends with strength 1 and morale 1. A hit tank is damaged: it does not move or help any more, and a second hit destroys it. An undamaged tank may tow a damaged one by one area, for its whole move. A damaged tank that must retreat is lost, unless it is towed. Tanks are not disrupted by a retreat. They are repaired in the recovery phase ([[13.1]]).',
    ),
    ruling(
      'One tank for each unit; the French choose before each fire and each assault. However many there are, the shift is one column. A tank that has helped or fired has done so for this half. Without a unit to help it fires with strength 1. In defence every tank counts a point. An attacking tank goes with an attacking unit of its own area. A tank is one step, for losses and for points.',
    ),
  ),
  section(
    '14.2',
    'Viet Minh anti-tank fire',
    text(
      'Each Viet Minh infantry battalion has one shot a turn at a tank in an adjacent area, besides its normal fire. 5 or more hits: the tank is damaged, a damaged one destroyed.',
    ),
    list('−1 if the battalion has a strength of 2 or 1;', '+1 if it fires from a hill.'),
    example('A battalion of strength 2 on a hill: 5 − 1 + 1 = 5, a hit.'),
    ruling(
      'In a fire impulse, or at an assaulting tank in final fire. Engineers have no such shot. A battalion that has used it in its own half does not assault in that half.',
    ),
  ),
  section(
    '14.3',
    'Katyushas',
    text(
      'Two rocket units, from turn 7 on. They move once, out of the transport area, and stay where they are set up. They only bombard: free of supply, never answered by counter-battery fire. A die for every unit in the area, without modifiers: on a 6 a second die is rolled, and if it is above the morale of the unit, it is disrupted and loses the difference in steps. It may be destroyed.',
    ),
    figure(counters('vm-kat-1', 'vm-kat-2')),
    example('A unit of morale 4 is hit and rolls a 6: it is disrupted and loses two steps.'),
    ruling(
      'They need a line of sight like other guns. Out of the transport area they go as far as they like in strategic movement, in the assault phase only to the valley. If they must retreat, they are lost. A tank that is hit is damaged, a damaged one destroyed, without a second roll.',
    ),
  ),
  section(
    '14.4',
    'Viet Minh engineers',
    text('Three battalions of assault engineers, with three tasks.'),
    figure(counters('vm-151-1', 'vm-151-2', 'vm-151-3')),
  ),
  section(
    '14.4.1',
    'Entrenchments',
    text(
      'An engineer unit that did nothing all turn digs in the recovery phase: one entrenchment for each of its steps, in its own area or an adjacent one without French. Two in an area at most. Only the Viet Minh can remove them.',
    ),
    ruling(
      'Nothing means that it neither moved, fired nor assaulted, defensive fire included. Having been disrupted is no bar. Entrenchments stay when the area changes hands.',
    ),
  ),
  section(
    '14.4.2',
    'The mine',
    text(
      'Once a game. Engineers of four steps or more leave the map to dig for two turns under a French area that is adjacent to Viet Minh. Then they come back next to it. The mine fails if no Viet Minh stand next to the target any more. Each French engineer unit in the area rolls a die: on a 6 the mine is found. Otherwise it goes off in the bombardment step: every French unit there rolls, and if the die is above its morale, it is disrupted and loses the difference in steps.',
    ),
    example('Announced on turn 3, it is ready on turn 5.'),
    example(
      'Under E-2: I/4 RTM (morale 4) rolls a 6, is disrupted and loses two steps; a tank rolls a 3 and is damaged.',
    ),
    ruling(
      'It is announced at the start of the Viet Minh bombardment, with whole units that are in supply and undisrupted. The French learn that a mine is being dug, not where. It fails, too, if no French unit is left in the area. The Viet Minh choose the moment: before, between or after their batteries. Tanks have morale 1.',
    ),
  ),
  section(
    '14.4.3',
    'In an assault',
    text(
      'Each attacking engineer step adds 1 to the die, two at most. In return the engineers lose the first step, whoever leads. In defence they add nothing.',
    ),
  ),
  section(
    '14.5',
    'The parachute mafia',
    text(
      'As the siege began, the command of the camp broke down; the commanders of the parachute battalions took over its defence. They were called the parachute mafia. Each French assault needs their consent: a die, 5 or more.',
    ),
    list(
      '+1 for each parachute battalion that takes part;',
      '+1 if the target lies in the compound, −1 if it does not;',
      '+1 in a turn of maximum air effort;',
      '+1 with an undamaged tank.',
    ),
    example(
      'Two parachute battalions and a tank outside the compound, with maximum effort: +3, so 2 or more is enough. Without any of these it takes a 6.',
    ),
    ruling(
      'The roll comes after the defenders’ final fire, with the attackers that are still undisrupted. For it, Béatrice, Gabrielle, Anne-Marie, Françoise, Isabelle and Wieme lie outside.',
    ),
  ),
  section(
    '14.6',
    'Quad 50s',
    text(
      'Two batteries of four heavy machine guns each. Their strength is doubled when they fire at infantry in the open that has no entrenchment, and at infantry that assaults their area.',
    ),
    figure(counters('fr-q1', 'fr-q2')),
    example(
      'Strength 2 against infantry in adjacent clear terrain: 4, so 1 or 2 hits. Against one entrenchment it is 2, and there is no chance. Against assaulting units 1 to 4 hits.',
    ),
    ruling('The strength in an assault is not doubled. The point of a tank is added after doubling.'),
  ),
  section(
    '14.7',
    'Viet Minh command',
    text(
      'With few radios, every attack had to be rehearsed. In one half only units of one division fire at or assault the same French area. Artillery is not bound by this. Viet Minh guns have no counter-battery fire, and the 105 mm guns only bombard.',
    ),
    ruling(
      'Engineers of Division 351 may join any division, and defensive fire is free. Anti-tank shots are bound like other fire. Regiments 57 and 148 are one division.',
    ),
  ),
);
