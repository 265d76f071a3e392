import type { SeatsWords } from './en';

/** Qui joue, le rideau entre deux personnes et les coups de l'ordinateur, en français. */
export const seatsFr: SeatsWords = {
  title: 'Qui joue',
  person: 'Personne',
  hasty: 'Vif',
  steady: 'Posé',
  thorough: 'Minutieux',
  about: {
    person: 'Décide sur ce téléphone.',
    hasty: 'L’ordinateur, au premier coup d’œil\u202f: il répond aussitôt.',
    steady: 'L’ordinateur, qui pèse ses plans l’un contre l’autre.',
    thorough: 'L’ordinateur, qui essaie beaucoup de plans jusqu’à la fin du tour. Il prend son temps.',
  },
  dice: 'Rien de cela ne touche aux dés\u202f: les deux camps lancent les mêmes dés honnêtes, quel que soit le joueur.',
  two: 'Deux personnes, un téléphone\u202f: un rideau couvre chaque main avant qu’il ne change de mains.',
  none: 'Personne n’est interrogé\u202f: une démonstration à regarder, à arrêter et à suivre pas à pas.',
  row: ({ side, seat }) => `${side}\u202f: ${seat}`,
  curtain: {
    pass: ({ side }) => `Passez le téléphone au camp ${inCamp(side)}`,
    again: ({ side }) => `Pour le seul camp ${inCamp(side)}`,
    hidden: 'L’autre main est rangée\u202f; à partir d’ici, ce qui est fait ne se reprend plus.',
    asked: 'On vous demandera',
    turn: ({ turn }) => `Tour ${turn}`,
    hold: ({ side }) => `Maintenez pour ouvrir\u202f: camp ${inCamp(side)}`,
    notYou: ({ side }) => `Si vous jouez le camp ${inCamp(side)}, passez-le d’abord.`,
    ready: ({ side }) => `Le camp ${inCamp(side)} est là`,
    open: ({ side }) => `Ouvrir pour le camp ${inCamp(side)}`,
    leave: 'Retour aux jeux',
  },
  moves: {
    plays: ({ side }) => `L’ordinateur joue le camp ${inCamp(side)}`,
    step: ({ at, of }) => `étape ${at} sur ${of}`,
    thinking: ({ side }) => `L’ordinateur réfléchit pour le camp ${inCamp(side)}…`,
    playNow: 'Jouer maintenant',
    quiet: ({ side }) => `Le camp ${inCamp(side)} décide…`,
    why: 'Pourquoi\u202f?',
    back: 'Une étape en arrière',
    play: 'Lire',
    pause: 'Pause',
    speed: ({ speed }) => `Vitesse\u202f: ${speed}`,
    next: 'Étape suivante',
    toQuestion: 'À vous de décider',
    skip: 'Passer',
    title: 'Leurs derniers coups',
    none: 'Ils n’ont pas encore agi.',
    share: ({ share }) => `${share} font autant ou plus`,
    done: 'fait',
    now: 'maintenant',
    toCome: 'à venir',
  },
  rewind: {
    decision: 'À votre dernière décision',
    persons: 'À deux joueurs, rien ne se reprend au-delà de ce que l’autre a fait ou vu.',
  },
  meanOf: ({ side, expected }) => `${side}\u202f: moyenne de deux dés (attendue ${expected})`,
};

/** Dans une phrase l'adjectif prend la minuscule ; un nom propre la garde. */
function inCamp(side: string): string {
  return side === 'Français' ? 'français' : side;
}
