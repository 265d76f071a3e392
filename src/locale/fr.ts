import type { Words } from './en';
import { faultsFr } from './faults/fr';
import { rulesFr } from './rules/fr';
import { savesFr } from './saves/fr';
import { seatsFr } from './seats/fr';
import { tableFr } from './table/fr';

/** Les mots de l’interface en français : espace fine insécable (U+202F) devant : ; ! ? et dans « ». */
export const fr: Words = {
  title: 'The Valley',
  dates: 'Điện Biên Phủ, du 13 mars au 7 mai 1954',
  nav: {
    label: 'Écrans',
    games: 'Jeux',
    settings: 'Réglages',
    about: 'À propos',
    back: 'Retour aux jeux',
  },
  home: {
    fourGames: 'Quatre jeux',
    unfinished: 'Campagnes en cours',
    resume: 'Reprendre la campagne',
    guided: ({ name }) => `Jouer\u202f: ${name}, guidé`,
    guidedSide: ({ side }) => `Partie guidée\u202f: ${side}`,
    starting: 'Mise en place de la première campagne…',
    play: 'Jouer à The Lost Valley',
    inProgress: 'En chantier',
    notYet: 'Ce jeu est encore en construction. On ne peut pas encore y jouer.',
    read: 'Présentation du jeu',
  },
  offline: {
    ready: 'Prêt hors ligne',
    saving: 'Mise en réserve hors ligne',
    online: 'Connexion nécessaire',
  },
  update: {
    ready: 'Une nouvelle version est prête. Elle viendra au prochain démarrage.',
    apply: 'Mettre à jour',
    elsewhere: 'Un autre onglet a mis The Valley à jour.',
    reload: 'Recharger',
  },
  missing: {
    title: 'Rien ici',
    campaign: 'Cet appareil ne contient pas cette campagne.',
  },
  games: {
    'lost-valley': {
      name: 'The Lost Valley',
      line: 'En solitaire. 16 tours, ou 12 dès les Cinq Collines',
      about:
        'Vous commandez la garnison\u202f; le jeu mène les divisions qui l’entourent. Les cartes apportent les événements de chaque tour, les munitions et le moral s’épuisent, et chaque assaut demande ce que l’on dépense et ce que l’on abandonne.',
    },
    season: {
      name: 'A Season in Hell',
      line: 'Deux camps. Semaine par semaine, de jour et de nuit',
      about:
        'Deux joueurs, un par camp. Un tour dure une semaine, jouée en impulsions de quelques heures, de jour et de nuit. Les bataillons restent cachés jusqu’à leur engagement, les tranchées avancent, et les compagnies fatiguées doivent se reposer.',
    },
    storm: {
      name: 'Storm over Dien Bien Phu',
      line: 'Deux camps. 8 tours d’impulsions et de cartes',
      about:
        'Deux joueurs, un par camp. Tour à tour ils font mouvement ou feu depuis une seule zone, avec une main de cartes pour forcer l’instant. Huit tours décident qui tient le centre du camp.',
    },
    vallee: {
      name: 'Vallée de la mort',
      line: 'Deux camps. Tout le siège, zone par zone',
      about:
        'Deux joueurs, un par camp. Des semaines de ravitaillement, de bombardement et de sape, puis des jours d’assaut, du char isolé au régiment entier. La campagne et ses grandes batailles se jouent séparément.',
    },
  },
  settings: {
    title: 'Réglages',
    screen: 'Écran',
    table: 'À la table',
    language: { name: 'Langue', choices: { en: 'English', fr: 'Français', vi: 'Tiếng Việt' } },
    theme: {
      name: 'Thème',
      choices: { auto: 'Comme le téléphone', light: 'Clair', dark: 'Sombre', contrast: 'Contraste fort' },
    },
    text: {
      name: 'Taille du texte',
      choices: { '100': '100\u202f%', '115': '115\u202f%', '130': '130\u202f%', '150': '150\u202f%' },
    },
    motion: {
      name: 'Animations',
      choices: { auto: 'Comme le téléphone', full: 'Complètes', reduced: 'Réduites', none: 'Aucune' },
    },
    speed: {
      name: 'Vitesse de l’autre camp',
      choices: { '1': 'Normale', '2': 'Double', '4': 'Quadruple', instant: 'Immédiate' },
    },
    dice: { name: 'Dés', choices: { shown: 'Lancés', quick: 'Rapides', instant: 'Immédiats' } },
    palette: { name: 'Couleurs des camps', choices: { classic: 'Classiques', safe: 'Pour daltoniens' } },
    sound: { name: 'Son', choices: { off: 'Aucun', effects: 'Effets' } },
    vibration: { name: 'Vibreur', choices: { on: 'Oui', off: 'Non' } },
    odds: {
      name: 'Chances avant un jet',
      choices: { full: 'Complètes', modifiers: 'Modificateurs seuls', off: 'Aucune' },
    },
    stops: { name: 'S’arrêter', choices: { decisions: 'Aux décisions', all: 'À chaque question' } },
    confirm: { name: 'Demander avant l’irréversible', choices: { on: 'Oui', off: 'Non' } },
    hand: { name: 'Barre d’action', choices: { right: 'Pour droitier', left: 'Pour gaucher' } },
    keys: { name: 'Lettres du clavier à la table', choices: { on: 'Oui', off: 'Non' } },
    awake: { name: 'Garder l’écran allumé en relecture', choices: { off: 'Non', on: 'Oui' } },
    tips: { name: 'Conseils', reset: 'Revoir tous les conseils', done: 'Chaque conseil reviendra une fois.' },
  },
  device: {
    title: 'Cet appareil',
    version: 'Version',
    offline: 'Hors ligne',
    storage: 'Stockage utilisé',
    kept: 'Stockage protégé',
    keptYes: 'Oui\u202f: le navigateur ne l’effacera pas de lui-même',
    keptNo: 'Non\u202f: le navigateur peut l’effacer si la place manque',
    keep: 'Demander la protection',
    unknown: 'Non indiqué par ce navigateur',
    install: 'Installer l’application',
    installed: 'Installée sur cet appareil',
    iosTitle: 'Sur iPhone ou iPad',
    iosShare: 'Touchez le bouton Partager du navigateur.',
    iosAdd: 'Choisissez «\u202fSur l’écran d’accueil\u202f».',
    megabytes: ({ size }) => `${size}\u202fMo`,
  },
  about: {
    title: 'À propos',
    what: 'The Valley réunit sur le téléphone quatre jeux de plateau sur la bataille de Điện Biên Phủ. L’application est gratuite, sans compte, fonctionne sans connexion et n’envoie rien nulle part.',
    independent: 'Un travail indépendant',
    independentText:
      'Ceci est une réalisation indépendante de règles conçues par d’autres. Elle n’est ni faite, ni approuvée, ni vérifiée par les auteurs et éditeurs nommés ici. Qui aime un jeu devrait acheter sa version imprimée.',
    provenance: 'Ce qui est d’origine, ce qui est reconstitué',
    provenanceText:
      'Les procédures suivent les règles publiées. Cartes, pions, cartes d’événement et tables manquaient\u202f: tout ce qu’une règle énonce est gardé, le reste est reconstitué d’après ses exemples, l’histoire et des parties simulées. Chaque chiffre du code source dit duquel des deux il s’agit. Toutes les images sont dessinées par l’application\u202f; rien des illustrations imprimées n’est repris.',
    sides: 'Les deux camps',
    sidesText:
      'Des milliers d’hommes et de femmes sont morts dans cette vallée, des deux côtés, soldats, porteurs et habitants. Les jeux demandent comment c’est arrivé\u202f; ils ne le célèbrent pas.',
    credits: 'Les jeux et leurs auteurs',
    design: 'Conception',
    development: 'Développement',
    art: 'Illustrations du jeu imprimé',
    publisher: 'Édité par',
    production: 'Réalisation',
    translation: 'Règles en anglais',
    laterEdition: 'Édition ultérieure',
    licences: 'Licences',
    licencesText:
      'L’application est un logiciel libre sous licence MIT. Les caractères sont sous SIL Open Font License\u202f; les bibliothèques sous licences MIT, ISC et BSD.',
    fullTexts: 'Tous les textes de licence',
  },
  faults: faultsFr,
  saves: savesFr,
  seats: seatsFr,
  table: tableFr,
  rules: rulesFr,
};
