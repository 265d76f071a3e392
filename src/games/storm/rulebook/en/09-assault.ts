import { chapter, example, figure, list, ruling, section, text } from '../blocks';
import { area } from '../figures';

export const sap = chapter(
  '9',
  'Sap',
  section(
    '9.0',
    'Sapping',
    text(
      'Only the Viet Minh sap, and only in areas they control. The trench level rises, up to 3. There are two ways:',
    ),
    list(
      'two fresh units of the area become spent for each level;',
      'or one card is discarded for its Trench Value, and no unit is spent.',
    ),
    example('Six fresh companies in an area without trenches: all are spent, and the level is 3.'),
    ruling(
      'Never both ways in one action. A card needs no unit in the area, and levels above 3 are lost. Units are not spent for levels that cannot be dug. French units in the area do not prevent it.',
    ),
  ),
  section(
    '9.1',
    'What trenches do',
    text(
      'Each level adds 1 to the defensive value of the terrain, but terrain and trenches together never count more than 3. At level 3 an assault can start ([[10.0]]).',
    ),
    figure(area(39)),
    example('Value 2 with trench level 2: 3, not 4.'),
    text('Trenches stay when all units leave. They vanish when the area becomes French.'),
    ruling(
      'They help Viet Minh units only, in areas that the Viet Minh control. The limit of 3 is for defence; for the assault the level itself counts.',
    ),
  ),
);

export const assault = chapter(
  '10',
  'Assault',
  section(
    '10.0',
    'Assault',
    text(
      'Only the Viet Minh assault. It is their only way into an area that the French control and occupy, apart from Infiltration ([[18.24]]). River and movement points do not matter.',
    ),
    list(
      'From one area with trench level 3; on turn 1 any level will do, even none.',
      'Against one adjacent area, French-controlled and with French units.',
      'With any of the fresh units there; together with Viet Minh units already in the target no more than nine.',
    ),
    text('Then, in this order:'),
    list(
      'The Viet Minh declare force and target, with Night Assault ([[18.28]]) and Mortar Support ([[18.17]]) if they wish.',
      'The French react: Flares ([[18.3]]), Counter-Battery ([[18.14]]), and either Mines ([[18.5]]) or Débouchez à Zéro! ([[18.2]]).',
      'The assaulting units that are still fresh fire ([[8.3]]); the terrain does not protect the garrison.',
      'After the roll the Viet Minh may play Giap Demands Success ([[18.18]]).',
      'The French assign the damage ([[8.4]]).',
      'If no French unit is left, the assaulting units move in; otherwise they stay where they are. In both cases they are spent. There is no Fire marker.',
      'One of them is eliminated, and one more for each reroll.',
    ),
    example('Nine companies could assault Gabrielle; if two Viet Minh units were already in it, only seven could.'),
    text(
      'An assault may start from an area with French units in it. If it succeeds with all Viet Minh units of that area, the French who are left there take it over ([[13.0]]).',
    ),
    ruling(
      'On turn 1, or with Surprise Assault ([[18.15]]), it may even start from a French-controlled area into which units have infiltrated. Turn 1 sets aside the trench level and nothing else. An area without French units cannot be assaulted; it is entered by moving.',
    ),
    ruling(
      'Mines and Débouchez à Zéro! hit the assaulting units alone. Units that are spent or retreat because of them take no further part. Once declared, an assault can be neither called off nor made smaller: units still fresh continue. If none are, the impulse is over, and no unit is lost for the assault.',
    ),
    ruling(
      'The Viet Minh choose which unit is lost, after entry. Even if it is the last one there, the area stays theirs: control passes only when the other side has a unit in it.',
    ),
  ),
);
