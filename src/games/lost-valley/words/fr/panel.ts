/** What the panels say in a word or two. */
import type { ValleyTexts } from '../texts';

export const panel = {
  deeds: {},
  plans: { names: { 'end-turn': 'Finir le tour' }, runs: {}, brakes: {}, outlooks: {} },
  facts: {
    fort: 'Défenses',
    figures: { inf: 'Pas', gun: 'Appuis', strength: 'Force' },
    outOf: (of) => `sur ${of}`,
    ifLost: 'En cas de perte',
    stars: (count) => (count < 2 ? `${count} étoile de moral` : `${count} étoiles de moral`),
    units: (count) => (count < 2 ? `${count} unité` : `${count} unités`),
  },
} satisfies Partial<ValleyTexts>;
