/** Ce que dit la carte : des noms assez courts pour une feuille serrée, et une zone telle qu’on l’entend. */
import type { StormTexts } from '../texts';

export const map = {
  brief: {
    2: 'Pavie N',
    5: 'Crête N-O',
    8: 'Him Lam',
    12: 'Ban Kéo',
    26: 'Rizières',
    31: 'Fictif',
    32: 'Ong Pet',
    39: 'Chauve',
  },
  heard: {
    victory: 'zone de victoire',
    fresh: (count) => (count > 1 ? `${count} fraîches` : `${count} fraîche`),
    spent: (count) => (count > 1 ? `${count} épuisées` : `${count} épuisée`),
    firepower: (points) => `puissance de feu ${points}`,
    terrain: (value) => `terrain ${value}`,
    terrainLost: (value) => `terrain ${value}, ne compte pas`,
    trench: (level) => `tranchée ${level}`,
  },
} satisfies Partial<StormTexts>;
