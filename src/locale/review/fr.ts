/** The review after the battle, in French. */
import type { ReviewWords } from './en';

export const reviewFr: ReviewWords = {
  title: 'Analyse de la bataille',
  about:
    'Rejoue à partir de chaque décision pour séparer la chance des décisions. Une minute ou plus ; vous pouvez quitter et revenir.',
  start: 'Analyser la bataille',
  goOn: 'Continuer l’analyse',
  stop: 'Pause',
  failed: 'L’analyse s’est arrêtée. Vous pouvez la relancer.',
  progress: ({ done, of }) => `Décision ${done} sur ${of}`,
  checking: 'Nouvel examen des décisions les plus coûteuses…',
  chance: ({ side }) => `Chances de victoire (${side})`,
  points: 'Points à attendre à la fin',
  curve: ({ from, to }) => `Après chaque décision : de ${from} au début à ${to}`,
  mistakes: 'Décisions les plus coûteuses',
  none: 'Aucune décision n’a clairement coûté quelque chose.',
  mistake: ({ turn, side, made }) => `Tour ${turn}, ${side} : ${made}`,
  better: ({ made, cost }) => `Mieux de ${cost} : ${made}`,
  luck: 'Coups de chance',
  stroke: ({ turn, what, by }) => `${by}, tour ${turn} : ${what}`,
  fortune: ({ by }) => `Toute la chance réunie : ${by}`,
  hintPoints: ({ best, next }) => `Points à attendre à la fin : ${best} ; second choix : ${next}.`,
  hintChance: ({ best, next }) => `Chances de victoire : ${best} ; second choix : ${next}.`,
  hintPointsAlike: ({ best }) => `Points à attendre à la fin : ${best} ; le second choix vaut à peu près autant.`,
  hintChanceAlike: ({ best }) => `Chances de victoire : ${best} ; le second choix vaut à peu près autant.`,
  look: 'Voir',
  playOn: 'Jouer à partir d’ici',
};
