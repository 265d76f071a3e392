import { askingFr } from './asking/fr';
import type { Words } from './en';
import { faultsFr } from './faults/fr';
import { reviewFr } from './review/fr';
import { rulesFr } from './rules/fr';
import { safetyFr } from './safety/fr';
import { savesFr } from './saves/fr';
import { seatsFr } from './seats/fr';
import { tableFr } from './table/fr';
import { tellingFr } from './telling/fr';

/** Les mots de l’interface en français : espace fine insécable (U+202F) devant : ; ! ? et dans « ». */
export const fr: Words = {
  title: 'The Valley',
  dates: 'Diên Biên Phu, du 13 mars au 7 mai 1954',
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
    guided: ({ name }) => `Partie guidée\u202f: ${name}`,
    guidedSide: ({ side }) => `Partie guidée\u202f: ${side}`,
    starting: 'Mise en place de la première campagne…',
    play: ({ name }) => `Jouer à ${name}`,
    inProgress: 'En développement',
    notYet: 'Ce jeu est encore en développement\u202f: on ne peut pas encore y jouer.',
    read: 'Présentation du jeu',
  },
  offline: {
    ready: 'Disponible hors ligne',
    saving: 'Enregistrement pour l’usage hors ligne…',
    online: 'Connexion nécessaire',
  },
  update: {
    ready: 'Une nouvelle version est prête. Elle sera active au prochain démarrage.',
    apply: 'Mettre à jour',
    elsewhere: 'Un autre onglet a mis The Valley à jour.',
    reload: 'Recharger',
  },
  missing: {
    title: 'Rien ici',
    campaign: 'Cette campagne n’est pas sur cet appareil.',
  },
  settings: {
    title: 'Réglages',
    screen: 'Écran',
    table: 'En jeu',
    language: { name: 'Langue', choices: { en: 'English', fr: 'Français', vi: 'Tiếng Việt' } },
    theme: {
      name: 'Thème',
      choices: { auto: 'Comme l’appareil', light: 'Clair', dark: 'Sombre', contrast: 'Contraste fort' },
    },
    text: {
      name: 'Taille du texte',
      choices: { '100': '100\u202f%', '115': '115\u202f%', '130': '130\u202f%', '150': '150\u202f%' },
    },
    motion: {
      name: 'Animations',
      choices: { auto: 'Comme l’appareil', full: 'Complètes', reduced: 'Réduites', none: 'Aucune' },
    },
    speed: {
      name: 'Vitesse de l’adversaire',
      choices: { '1': 'Normale', '2': 'Double', '4': 'Quadruple', instant: 'Immédiate' },
    },
    dice: { name: 'Dés', choices: { shown: 'Animés', quick: 'Rapides', instant: 'Immédiats' } },
    palette: { name: 'Couleurs des camps', choices: { classic: 'Classiques', safe: 'Pour daltoniens' } },
    sound: { name: 'Son', choices: { off: 'Aucun', effects: 'Effets' } },
    vibration: { name: 'Vibreur', choices: { on: 'Oui', off: 'Non' } },
    odds: {
      name: 'Chances avant un jet',
      choices: { full: 'Complètes', modifiers: 'Modificateurs seuls', off: 'Aucune' },
    },
    stops: { name: 'S’arrêter', choices: { decisions: 'Aux vraies décisions', all: 'À chaque question' } },
    confirm: { name: 'Confirmer les actions irréversibles', choices: { on: 'Oui', off: 'Non' } },
    hand: { name: 'Barre d’action', choices: { right: 'Pour droitier', left: 'Pour gaucher' } },
    keys: { name: 'Raccourcis clavier', choices: { on: 'Oui', off: 'Non' } },
    awake: { name: 'Garder l’écran allumé quand on revoit une partie', choices: { off: 'Non', on: 'Oui' } },
    tips: {
      name: 'Astuces',
      reset: 'Revoir toutes les astuces',
      done: 'Toutes les astuces seront de nouveau affichées.',
    },
  },
  device: {
    title: 'Cet appareil',
    version: 'Version',
    offline: 'Hors ligne',
    storage: 'Stockage utilisé',
    kept: 'Stockage protégé',
    keptYes: 'Oui\u202f: le navigateur ne l’effacera pas de lui-même',
    keptNo: 'Non\u202f: le navigateur peut l’effacer si la place manque',
    keep: 'Demander un stockage protégé',
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
    what: 'The Valley réunit sur le téléphone quatre wargames sur plateau consacrés à la bataille de Diên Biên Phu. Gratuite et sans compte, l’application fonctionne hors ligne et n’envoie rien.',
    independent: 'Un travail indépendant',
    independentText:
      'Réalisation indépendante de règles conçues par d’autres, ni faite, ni approuvée, ni vérifiée par les auteurs et éditeurs nommés ici. Si un jeu vous plaît, achetez son édition imprimée.',
    provenance: 'Ce qui est d’origine, ce qui est reconstitué',
    provenanceText:
      'Les procédures suivent les règles publiées. Les plans, pions, cartes et tables imprimés nous manquaient\u202f: ce qu’une règle énonce est gardé, le reste est reconstitué d’après ses exemples, l’histoire et des parties simulées. Dans le code source, l’origine de chaque chiffre est indiquée. Toutes les images sont dessinées par l’application\u202f; aucune illustration imprimée n’est reprise.',
    sides: 'Les deux camps',
    sidesText:
      'Des milliers d’hommes et de femmes, soldats, porteurs et habitants, sont morts dans cette vallée. Les jeux demandent comment\u202f; ils ne le célèbrent pas.',
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
      'L’application est un logiciel libre sous licence MIT. Les polices sont sous SIL Open Font License\u202f; les bibliothèques sous licences MIT, ISC et BSD.',
    fullTexts: 'Tous les textes de licence',
  },
  asking: askingFr,
  faults: faultsFr,
  saves: {
    ...savesFr,
    troubles: { ...savesFr.troubles, ...safetyFr.troubles },
    reasons: { ...savesFr.reasons, ...safetyFr.reasons },
  },
  safety: safetyFr,
  review: reviewFr,
  seats: seatsFr,
  table: {
    ...tableFr,
    resume: { ...tableFr.resume, notes: { ...tableFr.resume.notes, ...safetyFr.notes } },
  },
  telling: tellingFr,
  rules: rulesFr,
};
