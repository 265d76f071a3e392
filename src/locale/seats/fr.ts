import type { SeatsWords } from './en';

/** Les joueurs, l'écran de passage entre deux d'entre eux et les coups de l'ordinateur, en français. */
export const seatsFr: SeatsWords = {
  title: 'Joueurs',
  person: 'Joueur',
  hasty: 'Ordinateur (rapide)',
  steady: 'Ordinateur (standard)',
  thorough: 'Ordinateur (fort)',
  expert: 'Ordinateur (expert)',
  about: {
    person: 'Joue sur cet appareil.',
    hasty: 'Pour débuter\u202f: rapide, et manque parfois le bon coup.',
    steady: 'À votre mesure dès que vous connaissez les règles.',
    thorough: 'Difficile à battre\u202f: essaie chaque plan bien des fois.',
    expert: 'De son mieux\u202f: jusqu’à quatre secondes par décision.',
  },
  dice: 'Le niveau ne change jamais les dés\u202f: ils sont équitables pour les deux camps.',
  two: 'Même appareil\u202f: un écran de passage masque votre camp avant de passer le téléphone.',
  none: 'Ordinateur contre ordinateur\u202f: à regarder, à mettre en pause, à suivre pas à pas.',
  row: ({ side, seat }) => `${side}\u202f: ${seat}`,
  curtain: {
    pass: ({ side }) => `Passez le téléphone au camp ${inCamp(side)}`,
    again: ({ side }) => `Réservé au camp ${inCamp(side)}`,
    hidden: 'Ce que l’autre camp cache reste caché. Les coups précédents ne peuvent plus être annulés.',
    asked: 'Votre décision',
    turn: ({ turn }) => `Tour ${turn}`,
    hold: ({ side }) => `Maintenez pour continuer\u202f: camp ${inCamp(side)}`,
    notYou: ({ side }) => `Vous jouez le camp ${inCamp(side)}\u202f? Passez d’abord le téléphone.`,
    ready: ({ side }) => `Je joue le camp ${inCamp(side)}`,
    open: ({ side }) => `Continuer avec le camp ${inCamp(side)}`,
    leave: 'Retour aux jeux',
  },
  moves: {
    thinking: ({ side }) => `L’ordinateur réfléchit pour le camp ${inCamp(side)}…`,
    plan: ({ share, why }) => `${share} %. ${why}`,
    playNow: 'Jouer maintenant',
    quiet: ({ side }) => `Le camp ${inCamp(side)} décide…`,
    title: 'Derniers coups adverses',
  },
  rewind: {
    decision: 'À votre dernière décision',
    persons: 'À deux joueurs, on ne peut rien annuler au-delà de ce que l’autre a fait ou vu.',
  },
  meanOf: ({ side, expected }) => `${side}\u202f: moyenne de deux dés (attendu\u202f: ${expected})`,
};

/** Dans une phrase l'adjectif prend la minuscule ; un nom propre la garde. */
function inCamp(side: string): string {
  return side === 'Français' ? 'français' : side;
}
