import { chapter, example, list, ruling, section, table, text } from '../blocks';

export const airstrip = chapter(
  '8',
  'La piste',
  section(
    '8.0',
    'En bref',
    text(
      'Une fois par tour, le Viêt Minh bombarde la piste. Les dégâts comptent dans le jet de ravitaillement qui suit.',
    ),
  ),
  section(
    '8.1',
    'État de la piste',
    text(
      'Si elle n’est pas déjà détruite, lancez 2d6, avec −1 pour chacun des centres Anne-Marie, Béatrice, Françoise et Gabrielle que tient le Viêt Minh.',
    ),
    table('3'),
    list(
      'Interdite\u202f: −1 au ravitaillement\u202f; levée d’elle-même à la fin du tour. Sans effet sur une piste endommagée.',
      'Endommagée\u202f: −2 au ravitaillement jusqu’à sa réparation ([[16.3]]). Un second résultat «\u202fendommagée\u202f» la détruit.',
      'Détruite\u202f: −2 au ravitaillement jusqu’à la fin de la partie. Elle ne peut être réparée.',
    ),
    text('Si le Viêt Minh prend Huguette, la piste est détruite.'),
    example('Béatrice et Gabrielle perdues, le jet a −2\u202f: un 5 aux dés devient 3, et la piste est détruite.'),
    ruling(
      'Détruite, elle l’est pour de bon, même si Huguette est reprise. Un no man’s land à Huguette ne la détruit pas.',
    ),
  ),
);
