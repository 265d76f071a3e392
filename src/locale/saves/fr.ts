import type { SavesWords } from './en';

/** Les mots de la conservation, de l’export et de l’import des campagnes. */
export const savesFr: SavesWords = {
  troubles: {
    'no-storage': 'Ce navigateur ne peut rien enregistrer (fenêtre privée, ou stockage désactivé).',
    quota: 'Il n’y a plus de place sur cet appareil.',
    'newer-app':
      'Vos campagnes ont été écrites par une version plus récente de The Valley. Mettez l’application à jour\u202f: fermez toutes ses fenêtres, puis rouvrez-la.',
    blocked: 'Une autre fenêtre utilise les campagnes enregistrées. Fermez les autres fenêtres de The Valley.',
    silent: 'Le stockage du navigateur ne répond pas.',
    failed: 'Le stockage du navigateur a échoué deux fois.',
    missing: 'Cette campagne n’est pas sur cet appareil.',
    damaged: 'Les données enregistrées de cette campagne sont illisibles.',
    'taken-over': 'Cette campagne est maintenant jouée dans une autre fenêtre.',
  },
  reasons: {
    empty: 'Le contenu est vide.',
    'too-large': 'Trop volumineux pour une campagne de The Valley.',
    'too-deep': 'La structure n’est pas celle d’une campagne de The Valley.',
    'not-json': 'Illisible : ce n’est pas un fichier de The Valley, ou il est incomplet.',
    'not-a-save': 'Lisible, mais ce n’est pas une campagne de The Valley.',
    'newer-format': 'Écrit par une version plus récente de The Valley. Mettez l’application à jour, puis réessayez.',
    'wrong-field': 'Une partie manque ou n’est pas valable.',
    'wrong-checksum': 'Modifié ou endommagé après l’enregistrement.',
    'unreadable-link': 'Le lien est endommagé\u202f: des caractères ont été changés ou perdus en route.',
    'end-missing': 'Incomplet\u202f: la fin manque.',
    'start-missing': 'Incomplet\u202f: le début manque.',
    'no-decompression': 'Ce navigateur est trop ancien pour ouvrir les liens. Utilisez un fichier.',
    'unknown-game': 'Cette version ne connaît pas ce jeu.',
    'unknown-scenario': 'Cette version ne connaît pas ce scénario.',
    'unknown-side': 'Elle nomme un camp qui n’existe pas dans ce jeu.',
    'unknown-option': 'Cette version ne connaît pas une de ses règles optionnelles.',
    'newer-rules': 'Jouée avec des règles plus récentes. Mettez l’application à jour, puis réessayez.',
    unplayable: 'Elle ne peut être rejouée depuis aucune de ses positions enregistrées.',
    'illegal-choice': 'Rejouée, elle comporte une décision que les règles ne permettent pas.',
    'wrong-hash': 'Rejouée, elle n’aboutit pas à la position enregistrée.',
  },
  broughtBack: ({ count, when }) =>
    count === 1
      ? `Le navigateur avait perdu ses données. Une campagne a été restaurée depuis une seconde copie, telle qu’elle était le ${when}.`
      : `Le navigateur avait perdu ses données. ${count} campagnes ont été restaurées depuis une seconde copie, la dernière telle qu’elle était le ${when}.`,
  shelf: {
    hall: 'Campagnes passées',
    turn: ({ turn }) => `Tour ${turn}`,
    rewound: ({ count }) => (count === 1 ? 'rembobinée une fois' : `rembobinée ${count} fois`),
    hints: ({ count }) => (count < 2 ? `${count} conseil` : `${count} conseils`),
    open: 'Ouvrir',
    send: 'Exporter',
    remove: 'Supprimer',
    removed: ({ name }) => `Campagne de ${name} supprimée.`,
    undo: 'Annuler',
    bin: 'Supprimées récemment',
    binAbout: 'Une campagne supprimée peut être restaurée pendant 30 jours.',
    bringBack: 'Restaurer',
    damaged: ({ count }) =>
      count < 2 ? `${count} campagne enregistrée est illisible.` : `${count} campagnes enregistrées sont illisibles.`,
    forgetful:
      'On peut jouer, mais tout sera perdu à la fermeture de cette fenêtre. Exportez ce que vous voulez garder.',
    more: ({ name }) => `Exporter ou supprimer ${name}`,
  },
  send: {
    title: 'Exporter',
    about: 'Toute la campagne, en sauvegarde ou à continuer sur un autre appareil.',
    file: 'Fichier',
    link: 'Copier le lien',
    copied: 'Le lien est copié. Il contient toute la campagne et s’ouvre hors ligne.',
    notCopied: 'Le navigateur ne l’a pas copié. Sélectionnez le lien et copiez-le à la main.',
    noLink: 'Ce navigateur est trop ancien pour créer des liens. Utilisez le fichier.',
    linkText: 'Lien',
    qr: 'Code QR du lien',
    qrAbout: 'Scannez-le avec l’appareil photo de l’autre téléphone.',
    qrPart: ({ at, of }) => `Code ${at} sur ${of}`,
    qrParts: ({ of }) =>
      `Trop long pour un seul code\u202f: scannez les ${of} codes l’un après l’autre avec l’appareil photo de l’autre téléphone. Un fichier est plus rapide.`,
    qrBack: 'Code précédent',
    qrNext: 'Code suivant',
    holdsAll:
      'Le fichier, le lien et le code contiennent tout\u202f: les deux mains, les unités cachées et les dés à venir.',
    longLink: ({ letters }) =>
      `Le lien compte ${letters} caractères\u202f: certaines messageries le coupent. Envoyez plutôt le fichier.`,
    qrTooLong: 'Cette campagne est trop longue pour un code QR. Utilisez le fichier ou le lien.',
    failed: 'La campagne n’a pas pu être lue.',
    close: 'Fermer',
  },
  take: {
    title: 'Importer',
    reading: 'Lecture et vérification…',
    refused: 'Rien n’a été importé.',
    holds: ({ count }) =>
      count === 1 ? 'Ce fichier contient une campagne.' : `Ce fichier contient ${count} campagnes.`,
    left: ({ count }) =>
      count === 1
        ? 'Une autre campagne du fichier a été refusée.'
        : `${count} autres campagnes du fichier ont été refusées.`,
    scenario: 'Scénario',
    stands: 'Tour en cours',
    decisions: 'Décisions',
    verified: 'Rejouée et vérifiée',
    changed: 'Rejouée avec des règles corrigées : une partie a changé.',
    twin: ({ turn, count }) =>
      `Une campagne partie du même début est déjà sur cet appareil : tour ${turn}, ${count < 2 ? `${count} décision` : `${count} décisions`}.`,
    same: 'Cette campagne est déjà sur cet appareil.',
    what: 'Que voulez-vous faire ?',
    add: 'Garder les deux',
    replace: 'Remplacer l’existante',
    skip: 'Ignorer celle-ci',
    settings: 'Importer aussi les réglages',
    go: 'Importer',
    goPlay: 'Importer et jouer',
    nothing: 'Rien à importer',
    failed: 'Elle n’a pas pu être enregistrée.',
    again: 'Essayer un autre fichier',
    undoable: 'La campagne remplacée peut être restaurée pendant 30 jours.',
  },
  data: {
    title: 'Vos campagnes',
    everything: 'Tout exporter',
    lastExport: 'Dernier export',
    never: 'Jamais',
    left: ({ count }) =>
      count === 1
        ? 'Une campagne illisible n’est pas dans le fichier.'
        : `${count} campagnes illisibles ne sont pas dans le fichier.`,
    bring: 'Importer un fichier',
    drop: 'Ou déposez un fichier ici.',
    paste: 'Ou collez un lien ou le texte d’un fichier',
    protection: 'Demandée après votre premier tour',
    granted: 'Le navigateur a accepté',
    denied: 'Le navigateur a refusé : exportez régulièrement',
    deleteAll: 'Supprimer toutes les campagnes',
    sure: 'Touchez encore\u202f: tout supprimer',
    deleted: ({ count }) =>
      count < 2
        ? `${count} campagne supprimée. Elle peut être restaurée pendant 30 jours.`
        : `${count} campagnes supprimées. Elles peuvent être restaurées pendant 30 jours.`,
  },
  backup: {
    offer: 'Gardez une sauvegarde hors de ce navigateur.',
    last: ({ when }) => (when === null ? 'Rien n’a encore été exporté.' : `Dernier export\u202f: ${when}.`),
    later: 'Plus tard',
    safari:
      'Les campagnes commencées dans Safari ne passent pas dans l’application installée\u202f: exportez d’abord tout, puis importez-y le fichier.',
    installed:
      'Les campagnes commencées dans Safari y restent. Rouvrez The Valley dans Safari, exportez tout depuis les réglages, puis importez le fichier ici.',
  },
  watch: {
    line: 'Cette campagne est jouée dans une autre fenêtre. Vous êtes spectateur.',
    here: 'Jouer ici',
    taking: 'Transfert…',
  },
  cannotOpen: 'Cette campagne ne peut pas être ouverte',
  exportNow: 'Exporter',
};
