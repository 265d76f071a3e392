/** Ce que les panneaux disent en un mot ou deux. */
import type { StormTexts } from '../texts';

export const panel = {
  deeds: {
    move: 'Mouvement',
    fire: 'Tir',
    assault: 'Assaut',
    sap: 'Sape',
    spend: 'épuiser',
    retreat: 'replier',
    remove: 'éliminer',
  },
  facts: {
    terrain: 'Terrain',
    trench: 'Niveau de tranchée',
    counts: 'Terrain effectif',
    fireMarker: '0 (marqueur Feu)',
    marker: 'Marqueur Feu',
    none: 'aucun',
  },
  groups: {
    hand: { short: 'Mains', name: 'Mains', meaning: 'Cartes dans les mains des deux camps.' },
    deck: { short: 'Pioches', name: 'Pioches', meaning: 'Cartes qui restent dans les deux pioches.' },
  },
  tallies: {
    turns: (count) => `La bataille a duré ${count < 2 ? `${count} tour` : `${count} tours`}`,
    'lost-french': (count) => (count < 2 ? `${count} unité française perdue` : `${count} unités françaises perdues`),
    'lost-viet-minh': (count) => (count < 2 ? `${count} unité viêt minh perdue` : `${count} unités viêt minh perdues`),
  },
} satisfies Partial<StormTexts>;
