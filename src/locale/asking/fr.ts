import type { AskingWords } from './en';

/** Ce que coûtent les boutons, ce qu’ils entraînent et ce qui manque, en français. */
export const askingFr: AskingWords = {
  follows: {
    dice: 'puis les dés',
    hidden: 'sans retour',
    side: ({ side }) => `ensuite : ${side}`,
    turn: ({ turn }) => `fin du tour ${turn}`,
    phase: ({ phase }) => `fin de phase : ${phase}`,
    over: 'fin de la partie',
  },
  pay: ({ price }) => `payer ${price}`,
  again: 'touchez encore pour confirmer',
  show: {
    answer: 'Voir mes cartes',
    force: 'Choisir les unités',
    compose: 'Retour au combat',
    preview: 'Voir la question',
    damage: 'Répartir les pertes',
    card: 'Voir la carte',
    pick: 'Voir les choix',
  },
  playable: ({ count }) =>
    count === 0 ? 'aucune n’est jouable' : count === 1 ? '1 carte jouable' : `${count} cartes jouables`,
  choices: ({ count }) => (count === 1 ? '1 autre choix' : `${count} choix`),
  wait: {
    place: 'Touchez un lieu éclairé',
    unit: 'Touchez une unité',
    units: 'Choisissez des unités',
    card: 'Choisissez une carte',
    points: 'Répartissez les pertes',
    one: 'Choisissez ci-dessus',
  },
  left: ({ left }) => (left === 1 ? '1 point restant' : `${left} points restants`),
  stakes: {
    hold: ({ place }) => `Tenir ${place}`,
    take: ({ place }) => `Prendre ${place}`,
    retake: ({ place }) => `Reprendre ${place}`,
    raid: ({ place }) => `Coup de main depuis ${place}`,
    fire: ({ place }) => `Tir sur ${place}`,
    strike: ({ place }) => `Frapper ${place}`,
  },
  showPlace: ({ place }) => `Montrer ${place}`,
  over: ({ value, of }) => `${value} sur ${of}`,
  overBy: ({ place, by }) => `${place} : ${by} de trop`,
  cannotHelp: ({ count }) => `Sans effet : ${count}`,
  noChange: 'ne change aucune des chances',
  less: 'Moins',
  more: 'Plus',
  noEffect: 'Aucun effet possible',
  none: 'aucun',
  back: 'Pas celui-ci',
};
