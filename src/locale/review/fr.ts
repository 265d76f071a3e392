/** The review after the battle, in French. */
import type { ReviewWords } from './en';

export const reviewFr: ReviewWords = {
  title: 'Analyse de la bataille',
  severalRolls: 'Plusieurs jets',
  about:
    'Rejoue à partir de chaque décision pour séparer la chance des décisions. Quelques minutes au plus ; vous pouvez quitter et revenir.',
  start: 'Analyser la bataille',
  goOn: 'Continuer l’analyse',
  stop: 'Pause',
  failed: 'L’analyse s’est arrêtée. Vous pouvez la relancer.',
  progress: ({ done, of }) => `Décision ${done} sur ${of}`,
  checking: 'Nouvel examen des décisions les plus coûteuses…',
  chance: ({ side }) => `Chances de victoire (${side})`,
  points: 'Points attendus à la fin',
  curve: ({ from, to }) => `Après chaque décision : de ${from} au début à ${to}`,
  mistakes: 'Décisions les plus coûteuses',
  none: 'Aucune décision n’a clairement coûté quelque chose.',
  mistake: ({ turn, side, asked }) => `Tour ${turn}, ${side} : ${asked}`,
  chosen: ({ made }) => `Choisi : ${made}`,
  better: ({ made, cost }) => `Meilleur choix (+${cost})\u202f: ${made}`,
  luck: 'Coups de chance',
  stroke: ({ turn, what, by }) => `${by}, tour ${turn} : ${what}`,
  fortune: ({ by }) => `Chance totale\u202f: ${by}`,
  hintPoints: ({ best, next }) => `Points attendus à la fin : ${best} ; second choix : ${next}.`,
  hintChance: ({ best, next }) => `Chances de victoire : ${best} ; second choix : ${next}.`,
  hintPointsAlike: ({ best }) => `Points attendus à la fin : ${best} ; le second choix vaut à peu près autant.`,
  hintChanceAlike: ({ best }) => `Chances de victoire : ${best} ; le second choix vaut à peu près autant.`,
  holds: ({ place, best, next }) => `Tient ${place} dans ${best} des cas ; second choix : ${next}.`,
  whyChance: ({ side, best, next, instead }) =>
    `${side}, chances de victoire : ${best} ; second choix (${instead}) : ${next}.`,
  whyAlike: ({ side, best, instead }) =>
    `${side}, chances de victoire : ${best} ; le second choix (${instead}) vaut à peu près autant.`,
  lookedAhead: 'À l’examen de la suite, rien de mieux.',
  look: 'Voir',
  playOn: 'Jouer à partir d’ici',
};
