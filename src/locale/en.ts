import { askingEn } from './asking/en';
import { faultsEn } from './faults/en';
import { reviewEn } from './review/en';
import { rulesEn } from './rules/en';
import { safetyEn } from './safety/en';
import { savesEn } from './saves/en';
import { seatsEn } from './seats/en';
import { tableEn } from './table/en';
import { tellingEn } from './telling/en';
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
    guided: ({ name }: { readonly name: string }) => `Tutorial: ${name}`,
    guidedSide: ({ side }: { readonly side: string }) => `Tutorial: ${side}`,
    starting: 'Setting up the first campaign…',
    play: ({ name }: { readonly name: string }) => `Play ${name}`,
    inProgress: 'In development',
    notYet: 'This game is still in development and cannot be played yet.',
    read: 'About this game',
  },
  offline: {
    ready: 'Available offline',
    saving: 'Saving for offline use…',
    online: 'Needs a connection',
  },
  update: {
    ready: 'A new version is ready. It will be used the next time you open the app.',
    apply: 'Update now',
    elsewhere: 'Another tab has updated The Valley.',
    reload: 'Reload',
  },
  missing: {
    title: 'Nothing here',
    campaign: 'This campaign is not on this device.',
  },
  settings: {
    title: 'Settings',
    screen: 'Screen',
    table: 'Gameplay',
    language: { name: 'Language', choices: { en: 'English', fr: 'Français', vi: 'Tiếng Việt' } },
    theme: {
      name: 'Theme',
      choices: { auto: 'Same as device', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
    },
    text: { name: 'Text size', choices: { '100': '100%', '115': '115%', '130': '130%', '150': '150%' } },
    motion: {
      name: 'Motion',
      choices: { auto: 'Same as device', full: 'Full', reduced: 'Reduced', none: 'None' },
    },
    speed: {
      name: 'Opponent speed',
      choices: { '1': 'Normal', '2': 'Double', '4': 'Four times', instant: 'Instant' },
    },
    dice: { name: 'Dice', choices: { shown: 'Animated', quick: 'Quick', instant: 'Instant' } },
    palette: { name: 'Side colours', choices: { classic: 'Classic', safe: 'Colour-blind friendly' } },
    sound: { name: 'Sound', choices: { off: 'Off', effects: 'Effects' } },
    vibration: { name: 'Vibration', choices: { on: 'On', off: 'Off' } },
    odds: { name: 'Odds before a roll', choices: { full: 'Full', modifiers: 'Modifiers only', off: 'Off' } },
    stops: { name: 'Stop at', choices: { decisions: 'Real decisions only', all: 'Every prompt' } },
    confirm: { name: 'Confirm irreversible actions', choices: { on: 'On', off: 'Off' } },
    hand: { name: 'Action bar', choices: { right: 'Right-handed', left: 'Left-handed' } },
    keys: { name: 'Keyboard shortcuts', choices: { on: 'On', off: 'Off' } },
    awake: { name: 'Keep screen on during replays', choices: { off: 'Off', on: 'On' } },
    tips: { name: 'Tips', reset: 'Show all tips again', done: 'All tips will be shown again.' },
  },
  device: {
    title: 'This device',
    version: 'Version',
    offline: 'Offline',
    storage: 'Storage used',
    kept: 'Storage protected',
    keptYes: 'Yes: the browser will not clear it by itself',
    keptNo: 'No: the browser may clear it when space runs out',
    keep: 'Request protected storage',
    unknown: 'Not reported by this browser',
    install: 'Install the app',
    installed: 'Installed on this device',
    iosTitle: 'On an iPhone or iPad',
    iosShare: 'Tap the browser’s Share button.',
    iosAdd: 'Choose “Add to Home Screen”.',
    megabytes: ({ size }: { readonly size: string }) => `${size} MB`,
  },
  about: {
    title: 'About',
    what: 'The Valley brings four board wargames about the battle of Điện Biên Phủ to the phone. It is free, needs no account, works without a connection and sends nothing anywhere.',
    independent: 'Independent work',
    independentText:
      'This is an independent implementation of rules that others designed. It is not made, endorsed or checked by the designers and publishers named here. If you like a game, please buy the printed edition.',
    provenance: 'What is original, what is reconstructed',
    provenanceText:
      'The procedures follow the published rulebooks. The printed maps, counters, cards and tables were not available to us: whatever a rulebook states is kept, and the rest is reconstructed from its examples, from history and from simulated play. In the source code every figure is marked as one or the other. All pictures are drawn by this app; nothing of the printed art is used.',
    sides: 'Both sides',
    sidesText:
      'Thousands died in this valley on both sides, soldiers and porters, and people who lived there. The games ask how it happened; they do not celebrate it.',
    credits: 'The games and their designers',
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
  asking: askingEn,
  faults: faultsEn,
  saves: {
    ...savesEn,
    troubles: { ...savesEn.troubles, ...safetyEn.troubles },
    reasons: { ...savesEn.reasons, ...safetyEn.reasons },
  },
  safety: safetyEn,
  review: reviewEn,
  seats: seatsEn,
  table: {
    ...tableEn,
    resume: { ...tableEn.resume, notes: { ...tableEn.resume.notes, ...safetyEn.notes } },
  },
  telling: tellingEn,
  rules: rulesEn,
};

export type Words = typeof en;
