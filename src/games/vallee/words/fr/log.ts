/** Ce qui s’est passé, et ce que les dés ont dit. */
import { sumOf } from '../../../../kernel/wording';
import { say } from '../../../../kernel/words';
import type { ValleeTexts } from '../texts';

const points = (count: number) => (count < 2 ? `${count} point` : `${count} points`);
const transports = (count: number) => (count < 2 ? `${count} transport` : `${count} transports`);
const counters = (count: number) => (count < 2 ? `${count} pion` : `${count} pions`);

const weathers = { clear: 'clair', overcast: 'couvert', rain: 'pluie' };
const happenings = {
  'american-mercenaries': 'des mercenaires américains pilotent un transport de plus',
  'prisoner-confesses': 'un prisonnier révèle les plans de l’ennemi',
  'rats-of-nam-yum': 'les rats de la Nam Youm pillent le ravitaillement français',
  'ammo-dump-hit': 'un dépôt de munitions est touché',
  'no-event': 'aucun événement',
  mcgovern: 'McGovern est abattu\u202f: fin des largages bas',
  'mafia-relents': 'la mafia parachutiste cède cette semaine',
  'dau-tranh': 'la lutte du peuple (đấu tranh) ravitaille le Viêt Minh',
  'morale-crisis': 'une crise de moral',
};
const codes = {
  AE: 'les attaquants sont éliminés',
  '1/2R/-': 'les attaquants perdent la moitié et font retraite',
  '1/4R/-': 'les attaquants perdent un quart et font retraite',
  '1/4R/1': 'les attaquants perdent un quart et font retraite, les défenseurs un pas',
  '1R/-': 'les attaquants perdent un pas et font retraite',
  EX: 'chaque camp perd un pas, les attaquants reviennent',
  BB: 'un bain de sang',
  'Ex/R': 'chaque camp perd un pas, les défenseurs font retraite',
  '1/4/R': 'les attaquants perdent un quart, les défenseurs font retraite',
  '1/R': 'les attaquants perdent un pas, les défenseurs font retraite',
  '1/4/1/2R': 'les attaquants perdent un quart, les défenseurs la moitié et font retraite',
  '1/1/2R': 'les attaquants perdent un pas, les défenseurs la moitié et font retraite',
  '1/4/DE': 'les attaquants perdent un quart, les défenseurs sont éliminés',
  '1/DE': 'les attaquants perdent un pas, les défenseurs sont éliminés',
  '-/DE': 'les défenseurs sont éliminés',
};
const fireKinds = {
  bombard: 'pilonne',
  hq: 'pilonne les dépôts du',
  katyusha: 'tire ses fusées sur',
  opportunity: 'tire sur un mouvement vers',
  'counter-battery': 'tire en contre-batterie sur',
  support: 'tire en appui sur',
  fire: 'tire sur',
  'final-fire': 'tire son dernier feu défensif sur',
  'anti-tank': 'tire en antichar sur',
};
const missions = { bomb: 'bombarde', suppress: 'neutralise', drop: 'largue sur', strike: 'appuie contre' };
const altitudes = { low: 'bas', high: 'haut' };
const drops = {
  landed: 'reçue',
  scattered: 'dispersée',
  lost: 'tombée chez l’ennemi',
  home: 'ramenée',
  down: 'perdue avec l’avion',
};
const supplyCauses = {
  shot: 'une batterie a tiré',
  upkeep: 'entretien de la semaine',
  'hq-hit': 'dépôts touchés',
  event: 'événement',
  arrived: 'arrivé par terre',
  dropped: 'largué',
  captured: 'largages capturés',
};
const pointCauses = {
  'french-steps': 'pas français perdus',
  'vm-steps': 'pas viêt minh perdus',
  'elite-steps': 'pertes de la 308',
  aircraft: 'avions abattus',
  replacements: 'remplacements envoyés',
  'regiment-148': 'régiment 148 engagé',
  effort: 'effort maximal',
  parachute: 'unité parachutiste engagée',
  waiver: 'avions gardés',
  surrender: 'reddition de la garnison',
  'surrender-month': 'reddition précoce',
  'no-surrender': 'la forteresse a tenu',
  ground: 'terrain tenu',
};
const lossCauses = {
  bombardment: 'bombardement',
  bombs: 'bombes',
  support: 'tir d’appui',
  strike: 'appui aérien',
  opportunity: 'tir d’opportunité',
  'counter-battery': 'contre-batterie',
  katyusha: 'fusées',
  mine: 'mine explosive',
  fire: 'feu',
  'final-fire': 'dernier feu',
  'anti-tank': 'tir antichar',
  assault: 'assaut',
  retreat: 'retraite',
  'no-retreat': 'sans issue',
  stacking: 'sans place',
  attrition: 'sans ravitaillement',
  crisis: 'crise de moral',
  air: 'perdu au largage',
  replacement: 'remplacement',
};
const mines = {
  announced: 'Le Viêt Minh commence à creuser une mine',
  shown: 'La mine est posée',
  failed: 'La mine n’a plus d’objectif',
  found: 'Le génie français trouve la mine',
  blown: 'La mine saute',
};
const airPlaces = {
  ready: 'prêt',
  grounded: 'cloué au sol',
  flown: 'revenu de mission, ou ailleurs',
  damaged: 'endommagé',
  down: 'abattu',
  gone: 'perdu pour de bon',
  absent: 'pas encore là',
};
const causesOfInitiative = { roll: 'aux dés', event: 'par l’événement', scenario: 'par le scénario' };

export const log = {
  weathers,
  happenings,
  codes,
  fireKinds,
  missions,
  drops,
  airHits: { none: 'manqué', damaged: 'endommagé', down: 'abattu' },
  hits: (count) => (count === 0 ? 'manqué' : count === 1 ? '1 coup au but' : `${count} coups au but`),
  supplyCauses,
  pointCauses,
  lossCauses,
  mines,
  airPlaces,
  events: {
    turn: ({ turn }, n) => say`Semaine ${turn}\u202f: ${n.dates(turn)}.`,
    phase: ({ phase }, n) => say`${n.phase(phase)}.`,
    half: ({ round, side }, n) => say`Manche ${round}\u202f: ${n.side(side)}.`,
    passed: ({ side, round }, n) => say`${n.side(side)}\u202f: passe dans la manche ${round}.`,
    rolled: ({ roll, table, row }, n) =>
      table === undefined || row === undefined || table === 'assault'
        ? say`${n.roll(roll)}\u202f: ${sumOf(roll)}.`
        : say`${n.roll(roll)}\u202f: ${sumOf(roll)}, ${n.row(table, row)}.`,
    weather: ({ weather }) => say`Temps\u202f: ${weathers[weather]}.`,
    'random-event': ({ event, happens }) =>
      happens || event === 'no-event'
        ? say`Événement\u202f: ${happenings[event]}.`
        : say`Événement sans effet\u202f: ${happenings[event]}.`,
    initiative: ({ side, by }, n) => say`Initiative\u202f: ${n.side(side)}, ${causesOfInitiative[by]}.`,
    supply: ({ side, was, now, cause }, n) =>
      say`Ravitaillement, ${n.side(side)} (${supplyCauses[cause]})\u202f: ${was} à ${now}.`,
    points: ({ side, was, now, cause }, n) =>
      say`Points, ${n.side(side)} (${pointCauses[cause]})\u202f: ${was} à ${now}.`,
    'out-of-supply': ({ unit, area, cause }, n) =>
      cause === 'cut'
        ? say`${n.unit(unit)} (${n.place(area)}) est coupé du ravitaillement.`
        : say`${n.unit(unit)} (${n.place(area)}) ne reçoit pas de ravitaillement cette semaine.`,
    supplied: ({ unit, area }, n) => say`${n.unit(unit)} (${n.place(area)}) est de nouveau ravitaillé.`,
    capacity: ({ counters: count }) => say`Place dans la zone de transport\u202f: ${counters(count)}.`,
    sent: ({ what }, n) => say`Part par terre\u202f: ${n.any(what)}.`,
    left: ({ what, to, stays }, n) =>
      stays
        ? say`Encore en route\u202f: ${n.any(what)}.`
        : to === null
          ? say`Sort de la zone de transport\u202f: ${n.any(what)}.`
          : say`Sort (${n.place(to)})\u202f: ${n.any(what)}.`,
    arrived: ({ unit, area, by }, n) =>
      by === 'air' ? say`${n.unit(unit)} saute sur ${n.place(area)}.` : say`${n.unit(unit)} arrive (${n.place(area)}).`,
    committed: ({ unit, cost }, n) => say`${n.unit(unit)} est engagé pour ${points(cost)}.`,
    'counter-lost': ({ what, shaken }, n) =>
      shaken
        ? say`Les bombes dispersent un pion en route\u202f: ${n.any(what)}.`
        : say`Les bombes détruisent un pion en route\u202f: ${n.any(what)}.`,
    aircraft: ({ air, was, now }, n) =>
      was === 'absent' ? say`${n.any(air)} rejoint les Français\u202f: ${airPlaces[now]}.` : null,
    effort: ({ cost }) => say`Les Français déclarent l’effort maximal pour ${points(cost)}.`,
    loaded: ({ air, cargo }, n) => say`${n.any(air)} est chargé\u202f: ${n.any(cargo)}.`,
    loads: ({ aircraft, steps }) => say`Chargé\u202f: ${steps} pas sur ${transports(aircraft)}.`,
    mission: ({ air, mission, target, at }, n) =>
      say`${n.any(air)} ${missions[mission]} ${n.any(target)}, ${altitudes[at]}.`,
    flak: ({ gun, air }, n) => say`${n.any(gun)} tire sur ${n.any(air)}.`,
    'air-hit': ({ air, hit, aborts }, n) =>
      hit === 'down'
        ? say`${n.any(air)} est abattu.`
        : aborts
          ? say`${n.any(air)} est endommagé et fait demi-tour.`
          : say`${n.any(air)} est endommagé et continue.`,
    suppressed: ({ gun }, n) => say`${n.any(gun)} est neutralisé.`,
    dropped: ({ air, cargo, result }, n) =>
      cargo === null
        ? say`La charge de ${n.any(air)}\u202f: ${drops[result]}.`
        : say`La charge de ${n.any(air)}, ${n.cargo(cargo)}\u202f: ${drops[result]}.`,
    fired: ({ how, unit, target, place }, n) =>
      place === null || how === 'hq'
        ? say`${n.unit(unit)} ${fireKinds[how]} ${n.any(target)}.`
        : target === place
          ? say`${n.unit(unit)} ${fireKinds[how]} ${n.place(place)}.`
          : say`${n.unit(unit)} ${fireKinds[how]} ${n.place(place)}\u202f: ${n.any(target)}.`,
    silenced: ({ unit }, n) => say`${n.unit(unit)} est réduit au silence.`,
    moved: ({ unit, from, to }, n) => say`${n.unit(unit)}\u202f: ${n.place(from)} vers ${n.place(to)}.`,
    stopped: ({ unit, area }, n) => say`${n.unit(unit)} est arrêté (${n.place(area)}).`,
    assault: ({ side, area, units, lead }, n) =>
      say`${n.side(side)}\u202f: assaut contre ${n.place(area)} avec ${units.length < 2 ? `${units.length} unité` : `${units.length} unités`}, ${n.unit(lead)} en tête.`,
    'called-off': ({ area, cause }, n) =>
      cause === 'mafia'
        ? say`La mafia parachutiste refuse\u202f: l’assaut contre ${n.place(area)} est annulé.`
        : say`Il ne reste personne pour l’assaut contre ${n.place(area)}.`,
    'assault-result': ({ area, code }, n) => say`${n.place(area)}\u202f: ${codes[code]}.`,
    bloodbath: ({ side, goes }, n) =>
      goes
        ? say`Bain de sang\u202f: ${n.side(side)}, retrait.`
        : say`Bain de sang\u202f: ${n.side(side)}, un pas de plus.`,
    'assault-over': ({ area, taken }, n) =>
      taken ? say`${n.place(area)} est pris.` : say`L’assaut contre ${n.place(area)} est repoussé.`,
    disrupted: ({ unit, area }, n) => say`${n.unit(unit)} (${n.place(area)}) est désorganisé.`,
    steps: ({ unit, area, was, now, cause }, n) =>
      cause === 'replacement'
        ? say`${n.unit(unit)} (${n.place(area)}) gagne un pas.`
        : now === 0
          ? say`${n.unit(unit)} (${n.place(area)}) est éliminé (${lossCauses[cause]}).`
          : say`${n.unit(unit)} (${n.place(area)}) perd ${was - now} pas (${lossCauses[cause]}).`,
    retreated: ({ unit, from, to }, n) =>
      say`${n.unit(unit)} fait retraite\u202f: ${n.place(from)} vers ${n.place(to)}.`,
    control: ({ area, to }, n) => say`${n.place(area)} change de mains\u202f: ${n.side(to)}.`,
    recovered: ({ unit, area }, n) => say`${n.unit(unit)} (${n.place(area)}) se reprend.`,
    repaired: ({ what, success }, n) =>
      success ? say`${n.any(what)} est réparé.` : say`${n.any(what)} n’est pas encore réparé.`,
    entrenched: ({ area, was, now }, n) => say`${n.place(area)}\u202f: retranchements ${was} à ${now}.`,
    mine: ({ stage, area, ready }, n) =>
      stage === 'announced'
        ? area === null
          ? say`${mines.announced}, prête en semaine ${ready}.`
          : say`${mines.announced} sous ${n.place(area)}, prête en semaine ${ready}.`
        : area === null
          ? say`${mines[stage]}.`
          : say`${mines[stage]}\u202f: ${n.place(area)}.`,
    tied: ({ tank, to }, n) =>
      to === null ? say`${n.unit(tank)} combat seul.` : say`${n.unit(tank)} va avec ${n.unit(to)}.`,
    surrendered: ({ steps: count }) => say`La garnison se rend\u202f: ${count} pas.`,
    ended: ({ result }, n) => say`La bataille est finie. ${n.result(result.level)}.`,
  },
  rolls: {
    supply: () => 'Ravitaillement au début',
    pool: () => 'Remplacements au début',
    air: () => 'Avions de la bataille',
    weather: () => 'Temps',
    event: () => 'Événement aléatoire',
    'event-die': () => 'Dé de l’événement',
    'crisis-units': () => 'Unités de la crise de moral',
    crisis: (of) => (of === '' ? 'Crise de moral' : `Crise de moral\u202f: ${of}`),
    capacity: () => 'Place dans la zone de transport',
    exit: (of) => (of === '' ? 'Sortie' : `Sortie\u202f: ${of}`),
    'cost-148': () => 'Coût du régiment 148',
    effort: () => 'Coût de l’effort maximal',
    'away-transports': () => 'Transports ailleurs',
    'away-others': () => 'Avions ailleurs',
    deduction: () => 'Autres avions ailleurs',
    bombard: (of) => (of === '' ? 'Bombardement' : `Bombardement\u202f: ${of}`),
    hq: () => 'Bombardement des dépôts',
    katyusha: (of) => (of === '' ? 'Fusées' : `Fusées sur ${of}`),
    'katyusha-morale': (of) => (of === '' ? 'Moral sous les fusées' : `Moral sous les fusées\u202f: ${of}`),
    opportunity: (of) => (of === '' ? 'Tir d’opportunité' : `Tir d’opportunité sur ${of}`),
    support: (of) => (of === '' ? 'Tir d’appui' : `Tir d’appui sur ${of}`),
    'counter-battery': (of) => (of === '' ? 'Contre-batterie' : `Contre-batterie\u202f: ${of}`),
    countermine: (of) => (of === '' ? 'Recherche de la mine' : `Recherche de la mine par ${of}`),
    mine: (of) => (of === '' ? 'Explosion' : `Explosion sous ${of}`),
    aa: (of) => (of === '' ? 'Tir de DCA' : `Tir de DCA\u202f: ${of}`),
    abort: (of) => (of === '' ? 'Demi-tour sur un dé pair' : `${of} fait demi-tour sur un dé pair`),
    bomb: (of) => (of === '' ? 'Bombes' : `Bombes\u202f: ${of}`),
    drop: (of) => (of === '' ? 'Largage' : `Largage\u202f: ${of}`),
    strike: (of) => (of === '' ? 'Appui aérien' : `Appui aérien\u202f: ${of}`),
    initiative: () => 'Jet d’initiative',
    fire: (of) => (of === '' ? 'Feu' : `Feu\u202f: ${of}`),
    'final-fire': (of) => (of === '' ? 'Dernier feu' : `Dernier feu\u202f: ${of}`),
    'anti-tank': (of) => (of === '' ? 'Tir antichar' : `Tir antichar\u202f: ${of}`),
    mafia: () => 'La mafia parachutiste consent',
    assault: (of) => (of === '' ? 'Assaut' : `Assaut contre ${of}`),
    'retreat-through': (of) => (of === '' ? 'Retraite à travers l’ennemi' : `${of} fait retraite à travers l’ennemi`),
    'retreat-end': (of) => (of === '' ? 'Moral après la retraite' : `Moral après la retraite\u202f: ${of}`),
    recover: (of) => (of === '' ? 'Récupération' : `Récupération\u202f: ${of}`),
    attrition: (of) => (of === '' ? 'Sans ravitaillement' : `Sans ravitaillement\u202f: ${of}`),
    'repair-tank': (of) => (of === '' ? 'Réparation' : `Réparation\u202f: ${of}`),
    'repair-air': (of) => (of === '' ? 'Réparation' : `Réparation\u202f: ${of}`),
  },
  modifiers: {
    'terrain-clear': () => ({ text: 'Terrain clair' }),
    'terrain-hill': () => ({ text: 'Colline' }),
    'terrain-jungle': () => ({ text: 'Forêt dense' }),
    'terrain-fortress': () => ({ text: 'Zone fortifiée' }),
    'terrain-valley': () => ({ text: 'Vallée' }),
    entrenchments: () => ({ text: 'Retranchements' }),
    moving: () => ({ text: 'Longue marche' }),
    observed: () => ({ text: 'Observé d’une zone voisine' }),
    morale: () => ({ text: 'Moral des unités de tête' }),
    shaken: () => ({ text: 'La plupart des défenseurs désorganisés' }),
    engineers: () => ({ text: 'Génie d’assaut' }),
    works: () => ({ text: 'Ouvrages' }),
    'captured-works': () => ({ text: 'Ouvrages pris' }),
    'shaken-works': () => ({ text: 'Ouvrages, garnison désorganisée' }),
    'outlying-works': () => ({ text: 'Ouvrages avancés' }),
    'final-fire': () => ({ text: 'À bout portant' }),
    range: () => ({ text: 'Portée' }),
    weak: () => ({ text: '2 pas ou moins' }),
    'from-hill': () => ({ text: 'Depuis une colline' }),
    'weather-clear': () => ({ text: 'Temps clair' }),
    'weather-overcast': () => ({ text: 'Temps couvert' }),
    'weather-rain': () => ({ text: 'Pluie' }),
    elsewhere: () => ({ text: 'Ailleurs' }),
    'out-of-supply': () => ({ text: 'Sans ravitaillement' }),
    suppressed: () => ({ text: 'Neutralisé' }),
    low: () => ({ text: 'Basse altitude' }),
    a26: () => ({ text: 'Bombardiers' }),
    damaged: () => ({ text: 'Avion endommagé' }),
    'drop-zone': () => ({ text: 'Zone de largage sous le feu' }),
    parachutists: () => ({ text: 'Parachutistes' }),
    compound: () => ({ text: 'Dans le camp retranché' }),
    outside: () => ({ text: 'Hors du camp retranché' }),
    effort: () => ({ text: 'Effort maximal' }),
    tank: () => ({ text: 'Char' }),
  },
  tables: {
    weather: 'Table du temps',
    'random-events': 'Événements aléatoires',
    aa: 'Table de DCA',
    drop: 'Table des largages',
    bombardment: 'Table de bombardement',
    assault: 'Table d’assaut',
    deduction: 'Avions ailleurs',
    result: 'Résultat de l’assaut',
    test: 'Un dé',
  },
  rows: {
    weather: [
      'clair',
      'clair, couvert en mai',
      'clair en mars, couvert en avril, pluie en mai',
      'couvert, pluie en mai',
      'couvert en mars, puis pluie',
    ],
    'random-events': Object.values(happenings),
    aa: [
      'manqué',
      'endommagé par le 37\u00a0mm s’il vole bas',
      'endommagé bas, ou par le 37\u00a0mm',
      'abattu, ou endommagé de loin',
    ],
    drop: ['reçu', 'reçu si bas, dispersé si haut', 'dispersé si bas, perdu si haut', 'perdu'],
    bombardment: [
      'manqué',
      '1 coup à force 3',
      '1 coup à force 2 ou 3',
      '1 coup au but',
      '1 coup, 2 à force 3',
      '1 coup, 2 à force 2 ou 3',
    ],
    assault: [
      'ligne 0 ou moins',
      'ligne 1',
      'ligne 2',
      'ligne 3',
      'ligne 4',
      'ligne 5',
      'ligne 6',
      'ligne 7',
      'ligne 8',
      'ligne 9',
      'ligne 10 ou plus',
    ],
    deduction: ['1 unité aérienne', '2 unités aériennes', '3 unités aériennes'],
    result: Object.values(codes),
    test: ['sans effet', 'réussi'],
  },
  outcomes: {
    hit: 'Touche',
    miss: 'Manque',
    disrupted: 'Désorganisée à la fin',
    steps: 'Pas perdus',
    silenced: 'Réduite au silence',
    down: 'Abattu',
    damaged: 'Endommagé, continue',
    'turned-back': 'Endommagé, demi-tour',
    unhurt: 'Indemne',
    landed: 'Reçu',
    scattered: 'Dispersé',
    captured: 'Tombé chez l’ennemi',
    taken: 'Pris',
    bloodbath: 'Bain de sang',
    held: 'Repoussé',
    'called-off': 'Annulé',
    'attacker-steps': 'Pas perdus par l’attaquant',
    'defender-steps': 'Pas perdus par le défenseur',
    'supply-points': 'Points de ravitaillement perdus',
    'comes-out': 'Sort',
    'stays-in': 'Reste en route',
    'points-cost': 'Coût en points',
  },
  results: {
    'viet-minh-decisive': {
      name: 'Victoire décisive du Viêt Minh',
      epilogue:
        'La vallée se tait et la route de Genève est ouverte. Elle fut gagnée plus tôt et à moindre prix qu’en 1954.',
    },
    'viet-minh-major': {
      name: 'Victoire majeure du Viêt Minh',
      epilogue: 'La forteresse est tombée, comme en 1954. Le prix était élevé, et il a été payé.',
    },
    'viet-minh-narrow': {
      name: 'Léger avantage du Viêt Minh',
      epilogue: 'La balance penche vers les assiégeants, pas assez pour décider. Les deux camps comptent leurs pertes.',
    },
    'viet-minh-win': {
      name: 'Victoire du Viêt Minh',
      epilogue: 'L’assaut a atteint son but. Une colline de plus change de nom.',
    },
    draw: {
      name: 'Partie nulle',
      epilogue: 'Aucun camp n’a gagné ce pour quoi il s’est battu. Le terrain entre eux se tait pour un temps.',
    },
    'french-win': {
      name: 'Victoire française',
      epilogue: 'La garnison a fait ce qu’on lui demandait. Les tranchées approchent tout de même.',
    },
    'french-narrow': {
      name: 'Léger avantage français',
      epilogue: 'La balance penche vers la garnison, pas assez pour décider. Les deux camps comptent leurs pertes.',
    },
    'french-major': {
      name: 'Victoire française majeure',
      epilogue:
        'La forteresse a tenu là où elle était tombée en 1954. Ce qui reste de la garnison regarde les collines vides.',
    },
    'french-decisive': {
      name: 'Victoire française décisive',
      epilogue: 'Le siège s’est brisé sur les barbelés. À Genève, une autre carte est sur la table.',
    },
  },
} satisfies Partial<ValleeTexts>;
