import { chapter, list, section, text } from '../blocks';

export const sequence = chapter(
  '4',
  'Séquence du tour',
  section(
    '4.0',
    'Un tour',
    text(
      'Chaque tour a les mêmes phases, dans le même ordre. Une phase où vous n’avez rien à décider se déroule seule et laisse une ligne dans le journal.',
    ),
    list(
      'A1 à A3\u202f: carte d’événement, points d’action, défausse ([[5.1]], [[5.2]], [[6.0]]).',
      'A4 à A7\u202f: appui aérien, piste, ressources, moral du camp ([[7.0]], [[8.1]], [[9.2]], [[10.1]]).',
      'B1 à B3\u202f: force, état et activation des divisions ([[11.1]], [[11.2]], [[11.3]]).',
      'C1 à C3\u202f: contrôle automatique, sape, assauts du Viêt Minh ([[12.1]], [[12.2]], [[12.3]]).',
      'D1 à D3\u202f: renforts, mouvement, assauts français ([[13.0]], [[14.0]], [[15.0]]).',
      'E1 à E4\u202f: raids, fortifications, réparation de la piste, récupération ([[16.1]] à [[16.4]]).',
      'F et G\u202f: victoire, tour suivant ([[17.0]], [[18.0]]).',
    ),
    text(
      'Le tour 1 de la campagne est plus court\u202f: pas d’appui aérien, pas de logistique Viêt Minh, pas de sape, et ni avions ni artillerie en défense.',
    ),
  ),
);
