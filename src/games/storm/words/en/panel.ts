/** What the panels say in a word or two. */
import type { StormTexts } from '../texts';

export const panel = {
  deeds: {
    move: 'Move',
    fire: 'Fire',
    assault: 'Assault',
    sap: 'Sap',
    spend: 'spend',
    retreat: 'retreat',
    remove: 'eliminate',
  },
  facts: {
    terrain: 'Terrain',
    trench: 'Trench level',
    counts: 'Terrain in effect',
    fireMarker: '0 (Fire marker)',
    marker: 'Fire marker',
    none: 'none',
  },
  groups: {
    hand: { short: 'Hands', name: 'Hands', meaning: 'Cards in the hands of both sides.' },
    deck: { short: 'Decks', name: 'Decks', meaning: 'Cards left in both decks.' },
  },
  tallies: {
    turns: (count) => `The battle lasted ${count === 1 ? '1 turn' : `${count} turns`}`,
    'lost-french': (count) => `${count === 1 ? '1 French unit' : `${count} French units`} lost`,
    'lost-viet-minh': (count) => `${count === 1 ? '1 Viet Minh unit' : `${count} Viet Minh units`} lost`,
  },
} satisfies Partial<StormTexts>;
