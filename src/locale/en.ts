import { faultsEn } from './faults/en';
import { rulesEn } from './rules/en';
import { savesEn } from './saves/en';
import { seatsEn } from './seats/en';
import { tableEn } from './table/en';
/** The words of the interface in English. Its shape is the shape of every language. */
export const en = {
  title: 'The Valley',
  dates: 'Điện Biên Phủ, 13 March to 7 May 1954',
  nav: {
    label: 'Screens',
    games: 'Games',
    settings: 'Settings',
    about: 'About',
    back: 'Back to the games',
  },
  home: {
    fourGames: 'Four games',
    unfinished: 'Unfinished campaigns',
    resume: 'Resume campaign',
    guided: ({ name }: { readonly name: string }) => `Play: ${name}, guided`,
    guidedSide: ({ side }: { readonly side: string }) => `Play guided: ${side}`,
    starting: 'Setting up the first campaign…',
    play: 'Play The Lost Valley',
    inProgress: 'In progress',
    notYet: 'This game is still being built. It cannot be played yet.',
    read: 'What this game is',
  },
  offline: {
    ready: 'Ready offline',
    saving: 'Being saved for offline',
    online: 'Needs a connection',
  },
  update: {
    ready: 'A new version is ready. It comes with the next start.',
    apply: 'Update now',
    elsewhere: 'Another tab has updated The Valley.',
    reload: 'Reload',
  },
  missing: {
    title: 'Nothing here',
    campaign: 'This device holds no such campaign.',
  },
  games: {
    'lost-valley': {
      name: 'The Lost Valley',
      line: 'Solitaire. 16 turns, or 12 from the Five Hills',
      about:
        'You command the garrison; the game plays the divisions around it. Cards bring the events of each turn, ammunition and morale run down, and every assault is a choice of what to spend and what to give up.',
    },
    season: {
      name: 'A Season in Hell',
      line: 'Two sides. Week by week, by day and night',
      about:
        'Two players, one for each side. A turn is a week, played in impulses of a few hours by day and by night. Battalions stay hidden until they are committed, trenches creep forward, and tired companies must rest.',
    },
    storm: {
      name: 'Storm over Dien Bien Phu',
      line: 'Two sides. 8 turns of impulses and cards',
      about:
        'Two players, one for each side. In turn they move or fire from one area at a time, with a hand of cards to bend the moment. Eight turns decide who holds the centre of the camp.',
    },
    vallee: {
      name: 'Vallée de la mort',
      line: 'Two sides. The whole siege, area by area',
      about:
        'Two players, one for each side. Weeks of supply, bombardment and digging, then days of assault, from single tanks to whole regiments. The campaign and its great battles can be played apart.',
    },
  },
  settings: {
    title: 'Settings',
    screen: 'Screen',
    table: 'At the table',
    language: { name: 'Language', choices: { en: 'English', fr: 'Français', vi: 'Tiếng Việt' } },
    theme: {
      name: 'Theme',
      choices: { auto: 'As the phone', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
    },
    text: { name: 'Text size', choices: { '100': '100%', '115': '115%', '130': '130%', '150': '150%' } },
    motion: {
      name: 'Motion',
      choices: { auto: 'As the phone', full: 'Full', reduced: 'Reduced', none: 'None' },
    },
    speed: {
      name: 'Speed of the other side',
      choices: { '1': 'Normal', '2': 'Double', '4': 'Four times', instant: 'At once' },
    },
    dice: { name: 'Dice', choices: { shown: 'Thrown', quick: 'Quick', instant: 'At once' } },
    palette: { name: 'Colours of the sides', choices: { classic: 'Classic', safe: 'For colour-blind eyes' } },
    sound: { name: 'Sound', choices: { off: 'Off', effects: 'Effects' } },
    vibration: { name: 'Vibration', choices: { on: 'On', off: 'Off' } },
    odds: { name: 'Odds before a roll', choices: { full: 'Full', modifiers: 'Modifiers only', off: 'Off' } },
    stops: { name: 'Stop at', choices: { decisions: 'Decisions', all: 'Every question' } },
    confirm: { name: 'Ask before what cannot be undone', choices: { on: 'On', off: 'Off' } },
    hand: { name: 'Action bar', choices: { right: 'Right-handed', left: 'Left-handed' } },
    keys: { name: 'Letter keys at the table', choices: { on: 'On', off: 'Off' } },
    awake: { name: 'Keep the screen lit in a replay', choices: { off: 'Off', on: 'On' } },
    tips: { name: 'Tips', reset: 'Show all tips again', done: 'Every tip will be shown once more.' },
  },
  device: {
    title: 'This device',
    version: 'Version',
    offline: 'Offline',
    storage: 'Storage used',
    kept: 'Storage protected',
    keptYes: 'Yes: the browser will not clear it by itself',
    keptNo: 'No: the browser may clear it when space runs out',
    keep: 'Ask for protection',
    unknown: 'Not told by this browser',
    install: 'Install the app',
    installed: 'Installed on this device',
    iosTitle: 'On an iPhone or iPad',
    iosShare: 'Tap the Share button of the browser.',
    iosAdd: 'Choose “Add to Home Screen”.',
    megabytes: ({ size }: { readonly size: string }) => `${size} MB`,
  },
  about: {
    title: 'About',
    what: 'The Valley brings four board wargames on the battle of Điện Biên Phủ to the phone. It is free, needs no account, works without a connection and sends nothing anywhere.',
    independent: 'Independent work',
    independentText:
      'This is an independent implementation of rules that others designed. It is not made, endorsed or checked by the designers and publishers named here. Whoever likes a game should buy the printed one.',
    provenance: 'What is original, what is rebuilt',
    provenanceText:
      'The procedures follow the published rulebooks. Maps, counters, cards and tables were not at hand: whatever a rulebook states is kept, and the rest is rebuilt from its examples, from history and from simulated play. Every figure in the source says which of the two it is. All pictures are drawn by this app; nothing of the printed art is used.',
    sides: 'Both sides',
    sidesText:
      'Thousands died in this valley on both sides, soldiers and porters, and people who lived there. The games ask how it happened; they do not celebrate it.',
    credits: 'The games and their makers',
    design: 'Design',
    development: 'Development',
    art: 'Art of the printed game',
    publisher: 'Published by',
    production: 'Production',
    translation: 'English rules',
    laterEdition: 'Later edition',
    licences: 'Licences',
    licencesText:
      'The app is free software under the MIT licence. The typefaces are under the SIL Open Font License; the libraries under the MIT, ISC and BSD licences.',
    fullTexts: 'All licence texts',
  },
  faults: faultsEn,
  saves: savesEn,
  seats: seatsEn,
  table: tableEn,
  rules: rulesEn,
};

export type Words = typeof en;
