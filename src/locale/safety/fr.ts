import type { SafetyWords } from './en';

/** Les mots des campagnes que l’on ne peut ni suivre, ni lire, ni croire. */
export const safetyFr: SafetyWords = {
  troubles: {
    unfit: 'Cette décision n’aurait pas pu être relue\u202f: elle n’a pas été enregistrée.',
  },
  reasons: {
    'too-large-here': 'C’est trop gros pour être vérifié dans ce navigateur. Un autre pourra l’importer.',
    unfinished: 'La vérification n’a pas pu aller jusqu’au bout : elle prend trop de temps.',
  },
  notes: {
    'whole-again':
      'Cette version peut de nouveau rejouer la campagne depuis le début\u202f: journal et annulation sont complets.',
    'original-back':
      'Cette version peut rejouer davantage de la campagne d’origine\u202f: elle est revenue parmi vos campagnes.',
  },
  shortened: {
    title: 'Cette version ne peut pas rejouer toute la campagne',
    reached: ({ reached, of }) => `Cette version peut la rejouer jusqu’à la décision ${reached} sur ${of}.`,
    start: ({ start }) =>
      `Elle reprend à la position enregistrée après la décision ${start} ; journal et annulation commencent là.`,
    untouched:
      'Rien n’a été changé. Si vous continuez d’ici, la campagne d’origine reste 30 jours sous «\u202fSupprimées récemment\u202f», d’où vous pouvez l’exporter et la restaurer.',
    later: 'Si vous la laissez pour l’instant, ou si une version ultérieure va plus loin, rien n’est perdu.',
    goOn: 'Reprendre ici',
    asItWas: 'Exporter telle quelle',
  },
  taking: {
    parts: ({ missing, count, of }) =>
      count === 1
        ? `Voici une partie d’une campagne. Il manque encore la partie ${missing} sur ${of}\u202f: scannez-la ou collez-la ici.`
        : `Voici une partie d’une campagne. Il manque encore les parties ${missing} sur ${of}\u202f: scannez-les ou collez-les ici.`,
    checking: ({ at, of }) => (of === 1 ? 'La campagne est rejouée…' : `Campagne ${at} sur ${of} rejouée…`),
    cancel: 'Arrêter',
    cancelled: 'Vous avez arrêté la vérification.',
    here: 'Ce navigateur vérifie sur la page même : cela peut être lent.',
    storing: ({ at, of }) => `Importation ${at} sur ${of}…`,
    replayed: 'Rejouée depuis sa mise en place',
    fromState: ({ at }) =>
      `Non vérifiée\u202f: les règles ont changé, elle part donc de la position que donne le fichier après la décision ${at}. Cette position est possible, sans preuve qu’elle a été atteinte.`,
    dropped: ({ count }) =>
      count === 1
        ? 'Cette version ne peut pas rejouer sa dernière décision. Gardez le fichier.'
        : `Cette version ne peut pas rejouer ses ${count} dernières décisions. Gardez le fichier.`,
    more: ({ count }) => `En montrer ${count} de plus`,
  },
  recovery: {
    restoring: ({ at, of }) =>
      of === 1
        ? 'Restauration d’une campagne depuis sa seconde copie…'
        : `Restauration de vos campagnes\u202f: ${at} sur ${of}`,
    longer: ({ decisions, game }) =>
      decisions === 1
        ? `Cet appareil avait perdu la dernière décision de ${game}. Elle a été restaurée depuis une seconde copie.`
        : `Cet appareil avait perdu les ${decisions} dernières décisions de ${game}. Elles ont été restaurées depuis une seconde copie.`,
    asItStood: ({ game }) =>
      `Cet appareil était revenu à un état plus ancien de ${game}. La campagne a été restaurée depuis une seconde copie.`,
    longerMany: ({ decisions, count }) =>
      `Cet appareil avait perdu les dernières décisions de ${count} campagnes, ${decisions} en tout. Elles ont été restaurées depuis une seconde copie.`,
    parted: ({ count }) =>
      count === 1
        ? 'Une campagne avait continué de deux façons différentes. Les deux sont conservées, chacune comme une campagne à part.'
        : `${count} campagnes avaient continué de deux façons différentes. Les deux sont conservées, chacune comme une campagne à part.`,
    refused: ({ count }) =>
      count === 1
        ? 'Cette version n’a pas pu restaurer une campagne. Sa copie est conservée\u202f: à l’accueil, sous «\u202fIllisibles\u202f».'
        : `Cette version n’a pas pu restaurer ${count} campagnes. Leurs copies sont conservées\u202f: à l’accueil, sous «\u202fIllisibles\u202f».`,
  },
  shelf: {
    aside: 'Mise de côté telle quelle',
    asideAbout: 'Une campagne mise de côté est restaurée automatiquement quand une version peut en rejouer davantage.',
    exportOne: 'Exporter',
    unreadable: 'Illisibles',
    unreadableAbout: 'Cette version ne peut pas les montrer. Exportez-les telles quelles avant de les supprimer.',
    row: ({ id }) => `Enregistrée sous ${id}`,
    asItIs: 'Exporter telle quelle',
    forGood: 'Supprimer définitivement',
    sure: 'Touchez encore : supprimer définitivement',
  },
};
