import type { FaultsWords } from './en';

/** The words for what goes wrong, in French. */
export const faultsFr: FaultsWords = {
  title: 'Une erreur s’est produite',
  safe: 'Vos campagnes sont à l’abri : chaque décision a été enregistrée avant d’être montrée.',
  again: 'Réessayer',
  home: 'Accueil',
  exportAsIs: 'Exporter tel quel',
  exported: 'Exporté tel qu’enregistré.',
  notExported: 'Rien n’a pu être lu\u202f: rien n’a été exporté.',
  reason: 'Détails pour les développeurs',
  copy: 'Copier le rapport',
  copied: 'Copié',
  saved: 'Enregistré dans un fichier',
  dismiss: 'Fermer',
  part: {
    title: 'Une partie de l’application manque',
    about:
      'Elle n’a pas pu être chargée : pas de connexion, ou The Valley a été mise à jour entre-temps. Rechargez pour revenir ici.',
    reload: 'Recharger',
  },
  opening: {
    about: 'Elle est enregistrée, mais son ouverture a échoué.',
    late: 'C’est anormalement long : le stockage ou le réseau ne répond pas. Rien n’est perdu.',
  },
  twice: 'L’ouverture de la dernière campagne a échoué deux fois. Elle est ici, inchangée.',
  background: 'Une erreur s’est produite en arrière-plan. Aucune de vos décisions n’est perdue.',
  table: {
    step: 'Cette étape a échoué ; rien n’a été modifié.',
    computer: 'L’étape de l’ordinateur a échoué ; rien n’a été modifié.',
    detour: 'Un coup de l’ordinateur a échoué et a été ignoré\u202f; il en a choisi un autre.',
    mind: 'L’ordinateur n’a pas pu anticiper. Il continue avec une méthode plus simple.',
    slow: 'Enregistrement…',
    stuck: 'Le navigateur ne termine pas l’enregistrement. Une copie de secours est faite ; exportez par précaution.',
    drawing: 'L’écran n’a pas pu être dessiné. Vos décisions sont enregistrées.',
    map: 'La carte n’a pas pu être dessinée. Tout peut se faire depuis la liste des choix.',
    updated: 'Une autre fenêtre a mis à jour The Valley. Rechargez à votre gré : cette campagne est enregistrée.',
  },
  offline: {
    failed: 'Pas encore disponible hors ligne',
    file: ({ file }) => `Tout n’a pas pu être gardé pour l’usage hors ligne : ${file}. Nouvel essai sous peu.`,
    other: 'Tout n’a pas pu être gardé pour l’usage hors ligne. Nouvel essai sous peu.',
  },
};
