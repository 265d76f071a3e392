/** Ce qui s’est passé, et ce que les dés ont dit. */
import { type Name, type Sentence, say } from '../../../../kernel/words';
import { against, at, of as de, on, the, under, within } from '../../../french';
import { units as everyUnit } from '../../data/units';
import type { ValleeTexts } from '../texts';

const s = (count: number, one: string) => `${count} ${one}${count > 1 ? 's' : ''}`;
const sides = { french: 'des Français', 'viet-minh': 'du Viêt Minh' };
const subjects = { french: 'Les Français', 'viet-minh': 'Le Viêt Minh' };

const unitBy = new Map<string, (typeof everyUnit)[number]>(everyUnit.map((unit) => [unit.label, unit]));

/** Les bataillons sont masculins, les compagnies, les batteries et la DCA féminines ; un avion n’a que son nom. */
function articleOf(word: Name | Sentence | string): 'le' | 'la' | undefined {
  const unit = unitBy.get(typeof word === 'string' ? word : 'text' in word ? word.text : '');
  return unit && (unit.size === 'battalion' && unit.type !== 'artillery' ? 'le' : 'la');
}
const isFeminine = (word: Name | string) =>
  articleOf(word) === 'la' || (typeof word === 'string' ? word : word.text).startsWith('DCA ');
const e = (word: Name | string) => (isFeminine(word) ? 'e' : '');
const unit = (word: Name | string) => the(word, articleOf(word));
/** D’une unité, d’un lieu ou d’un avion, dans le titre d’un jet. */
const deThis = (word: string) => de(word, articleOf(word));

const weathers = { clear: 'clair', overcast: 'couvert', rain: 'pluie' };
const happenings = {
  'american-mercenaries': 'des mercenaires américains pilotent un transport de plus',
  'prisoner-confesses': 'un prisonnier révèle les plans de l’ennemi',
  'rats-of-nam-yum': 'les rats de la Nam Youm pillent le ravitaillement français',
  'ammo-dump-hit': 'un dépôt de munitions est touché',
  'no-event': 'aucun événement',
  mcgovern: 'McGovern est abattu, fin des largages bas',
  'mafia-relents': 'la mafia parachutiste cède cette semaine',
  'dau-tranh': 'la lutte du peuple (đấu tranh) ravitaille le Viêt Minh',
  'morale-crisis': 'une crise de moral',
};
const codes = {
  AE: 'les attaquants sont éliminés',
  '1/2R/-': 'les attaquants perdent la moitié et se replient',
  '1/4R/-': 'les attaquants perdent un quart et se replient',
  '1/4R/1': 'les attaquants perdent un quart et se replient, les défenseurs perdent un pas',
  '1R/-': 'les attaquants perdent un pas et se replient',
  EX: 'chaque camp perd un pas, les attaquants reviennent',
  BB: 'un bain de sang',
  'Ex/R': 'chaque camp perd un pas, les défenseurs se replient',
  '1/4/R': 'les attaquants perdent un quart, les défenseurs se replient',
  '1/R': 'les attaquants perdent un pas, les défenseurs se replient',
  '1/4/1/2R': 'les attaquants perdent un quart, les défenseurs la moitié et se replient',
  '1/1/2R': 'les attaquants perdent un pas, les défenseurs la moitié et se replient',
  '1/4/DE': 'les attaquants perdent un quart, les défenseurs sont éliminés',
  '1/DE': 'les attaquants perdent un pas, les défenseurs sont éliminés',
  '-/DE': 'les défenseurs sont éliminés',
};
const fireKinds = {
  bombard: (target: Name | string) => say`pilonne ${unit(target)}`,
  hq: (target: Name | string) => say`pilonne les dépôts ${de(target)}`,
  katyusha: (target: Name | string) => say`tire ses fusées ${on(target, articleOf(target))}`,
  opportunity: (target: Name | string) => say`tire sur la marche ${de(target, articleOf(target))}`,
  'counter-battery': (target: Name | string) => say`contrebat ${unit(target)}`,
  support: (target: Name | string) => say`tire en appui ${on(target, articleOf(target))}`,
  fire: (target: Name | string) => say`tire ${on(target, articleOf(target))}`,
  'final-fire': (target: Name | string) => say`exécute son tir défensif final ${on(target, articleOf(target))}`,
  'anti-tank': (target: Name | string) => say`tire en antichar ${on(target, articleOf(target))}`,
};
const missions = {
  bomb: (target: Name | string) => say`bombarde ${unit(target)}`,
  suppress: (target: Name | string) => say`neutralise ${unit(target)}`,
  drop: (target: Name | string) => say`largue ${on(target)}`,
  strike: (target: Name | string) => say`frappe ${unit(target)}`,
};
const altitudes = { low: 'à basse altitude', high: 'à haute altitude' };
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
  arrived: 'arrivé par la route',
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
  'final-fire': 'tir défensif final',
  'anti-tank': 'tir antichar',
  assault: 'assaut',
  retreat: 'repli',
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
const causesOfInitiative = { roll: 'aux dés', event: 'par l’événement', scenario: 'par le scénario' };

export const log = {
  weathers,
  happenings,
  codes,
  drops,
  airHits: { none: 'manqué', damaged: 'endommagé', down: 'abattu' },
  hits: (count) => (count === 0 ? 'manqué' : count === 1 ? '1 coup au but' : `${count} coups au but`),
  supplyCauses,
  pointCauses,
  lossCauses,
  mines,
  events: {
    turn: ({ turn }, n) => say`Semaine ${turn}\u202f: ${n.dates(turn)}.`,
    phase: ({ phase }, n) => say`${n.phase(phase)}.`,
    half: ({ round, side }, n) => say`Manche ${round}\u202f: ${n.side(side)}.`,
    passed: ({ side, round }) =>
      say`${subjects[side]} ${side === 'french' ? 'passent' : 'passe'} dans la manche ${round}.`,
    rolled: ({ title, sum }) => say`${title}\u202f: ${sum}.`,
    weather: ({ weather }) => say`Temps\u202f: ${weathers[weather]}.`,
    'random-event': ({ event }) => say`Événement\u202f: ${happenings[event]}.`,
    'idle-event': ({ event }) => say`Événement sans effet\u202f: ${happenings[event]}.`,
    initiative: ({ side, by }, n) => say`Initiative\u202f: ${n.side(side)}, ${causesOfInitiative[by]}.`,
    supply: ({ side, was, now, cause }) =>
      say`Ravitaillement ${sides[side]}\u202f: de ${was} à ${now} (${supplyCauses[cause]}).`,
    points: ({ side, was, now, cause }) =>
      say`Points de victoire ${sides[side]}\u202f: de ${was} à ${now} (${pointCauses[cause]}).`,
    'cut-off': ({ unit: id, area }, n) =>
      say`${unit(n.unit(id))} est coupé${e(n.unit(id))} du ravitaillement ${within(n.place(area))}.`,
    unpaid: ({ unit: id, area }, n) =>
      say`${unit(n.unit(id))} ne reçoit pas de ravitaillement cette semaine ${within(n.place(area))}.`,
    supplied: ({ unit: id, area }, n) =>
      say`${unit(n.unit(id))} est de nouveau ravitaillé${e(n.unit(id))} ${within(n.place(area))}.`,
    capacity: ({ counters }) => say`Place dans la zone de transport\u202f: ${s(counters, 'pion')}.`,
    sent: ({ what }, n) => say`En route\u202f: ${n.any(what)}.`,
    'still-away': ({ what }, n) => say`Encore en route\u202f: ${n.any(what)}.`,
    'came-out': ({ what }, n) => say`Arrivé par la route\u202f: ${n.any(what)}.`,
    'came-out-at': ({ what, to }, n) => say`Arrivé par la route ${within(n.place(to))}\u202f: ${n.any(what)}.`,
    jumped: ({ unit: id, area }, n) => say`${unit(n.unit(id))} saute ${on(n.place(area))}.`,
    arrived: ({ unit: id, area }, n) => say`${unit(n.unit(id))} arrive ${within(n.place(area))}.`,
    committed: ({ unit: id, cost }, n) => say`${unit(n.unit(id))} est engagé${e(n.unit(id))} pour ${s(cost, 'point')}.`,
    'scattered-on-way': ({ what }, n) => say`Les bombes dispersent un pion en route\u202f: ${n.any(what)}.`,
    'counter-lost': ({ what }, n) => say`Les bombes détruisent un pion en route\u202f: ${n.any(what)}.`,
    joined: ({ air }, n) => say`${n.any(air)} est désormais à la disposition des Français.`,
    effort: ({ cost }) => say`Les Français déclarent l’effort maximal pour ${s(cost, 'point')}.`,
    loaded: ({ air, cargo }, n) => say`${n.any(air)} est chargé\u202f: ${n.any(cargo)}.`,
    loads: ({ aircraft, steps }) => say`Chargé\u202f: ${steps} pas sur ${s(aircraft, 'transport')}.`,
    mission: ({ air, mission, target, at: height }, n) =>
      say`${n.any(air)} ${missions[mission](n.any(target))}, ${altitudes[height]}.`,
    flak: ({ gun, air }, n) => say`${unit(n.any(gun))} tire sur ${n.any(air)}.`,
    'shot-down': ({ air }, n) => say`${n.any(air)} est abattu.`,
    'turned-back': ({ air }, n) => say`${n.any(air)} est endommagé et fait demi-tour.`,
    'flew-on': ({ air }, n) => say`${n.any(air)} est endommagé et continue.`,
    suppressed: ({ gun }, n) => say`${unit(n.any(gun))} est neutralisé${e(n.any(gun))}.`,
    dropped: ({ air, cargo, result }, n) =>
      cargo === null
        ? say`La charge ${de(n.any(air))} est ${drops[result]}.`
        : say`La charge ${de(n.any(air))} (${n.cargo(cargo)}) est ${drops[result]}.`,
    fired: ({ how, unit: id, target, place }, n) =>
      place === null
        ? say`${unit(n.unit(id))} ${fireKinds[how](n.any(target))}.`
        : say`${unit(n.unit(id))} ${fireKinds[how](n.any(target))} ${within(n.place(place))}.`,
    silenced: ({ unit: id }, n) => say`${unit(n.unit(id))} est réduit${e(n.unit(id))} au silence.`,
    moved: ({ unit: id, from: start, to }, n) => say`${unit(n.unit(id))} va ${de(n.place(start))} ${at(n.place(to))}.`,
    stopped: ({ unit: id, area }, n) => say`${unit(n.unit(id))} est arrêté${e(n.unit(id))} ${within(n.place(area))}.`,
    assault: ({ side, area, units, lead }, n) =>
      say`Assaut ${sides[side]} ${against(n.place(area))} avec ${s(units.length, 'unité')}, ${unit(n.unit(lead))} en tête.`,
    refused: ({ area }, n) => say`La mafia parachutiste refuse\u202f: l’assaut ${against(n.place(area))} est annulé.`,
    'nobody-left': ({ area }, n) => say`Il ne reste aucune unité pour l’assaut ${against(n.place(area))}.`,
    'assault-result': ({ area, code }, n) => say`Résultat ${within(n.place(area))}\u202f: ${codes[code]}.`,
    'bloodbath-left': ({ side }) =>
      say`Bain de sang\u202f: ${side === 'french' ? 'les Français se retirent' : 'le Viêt Minh se retire'}.`,
    'bloodbath-stayed': ({ side }) =>
      say`Bain de sang\u202f: ${side === 'french' ? 'les Français restent et perdent' : 'le Viêt Minh reste et perd'} un pas.`,
    taken: ({ area }, n) => say`Prise ${de(n.place(area))}.`,
    repelled: ({ area }, n) => say`L’assaut ${against(n.place(area))} est repoussé.`,
    disrupted: ({ unit: id, area }, n) =>
      say`${unit(n.unit(id))} est désorganisé${e(n.unit(id))} ${within(n.place(area))}.`,
    gained: ({ unit: id, area }, n) => say`${unit(n.unit(id))} gagne un pas ${within(n.place(area))}.`,
    eliminated: ({ unit: id, area, cause }, n) =>
      say`${unit(n.unit(id))} est éliminé${e(n.unit(id))} ${within(n.place(area))} (${lossCauses[cause]}).`,
    steps: ({ unit: id, area, lost, cause }, n) =>
      say`${unit(n.unit(id))} perd ${lost} pas ${within(n.place(area))} (${lossCauses[cause]}).`,
    retreated: ({ unit: id, from: start, to }, n) =>
      say`${unit(n.unit(id))} se replie ${de(n.place(start))} ${at(n.place(to))}.`,
    control: ({ area, to }, n) =>
      say`${subjects[to]} ${to === 'french' ? 'tiennent' : 'tient'} désormais ${the(n.place(area))}.`,
    recovered: ({ unit: id, area }, n) => say`${unit(n.unit(id))} se reprend ${within(n.place(area))}.`,
    repaired: ({ what }, n) => say`${the(n.any(what))} est réparé.`,
    unrepaired: ({ what }, n) => say`${the(n.any(what))} n’est pas encore réparé.`,
    entrenched: ({ area, was, now }, n) => say`Retranchements ${within(n.place(area))}\u202f: de ${was} à ${now}.`,
    'mine-begun': ({ area, ready }, n) =>
      area === null
        ? say`${mines.announced}, prête en semaine ${ready}.`
        : say`${mines.announced} ${under(n.place(area))}, prête en semaine ${ready}.`,
    mine: ({ stage, area }, n) => (area === null ? say`${mines[stage]}.` : say`${mines[stage]} (${n.place(area)}).`),
    tied: ({ tank, to }, n) => say`${the(n.unit(tank))} va avec ${unit(n.unit(to))}.`,
    untied: ({ tank }, n) => say`${the(n.unit(tank))} combat seul.`,
    surrendered: ({ steps }) => say`La garnison se rend\u202f: ${steps} pas.`,
    ended: ({ result }, n) => say`La bataille est finie. ${n.result(result.level)}.`,
  },
  rolls: {
    supply: () => 'Ravitaillement au début',
    pool: () => 'Remplacements au début',
    air: () => 'Avions de la bataille',
    weather: () => 'Jet du temps',
    event: () => 'Jet de l’événement',
    'event-die': () => 'Dé de l’événement',
    'crisis-units': () => 'Unités de la crise de moral',
    crisis: (of) => (of === '' ? 'Crise de moral' : `Crise de moral ${deThis(of)}`),
    capacity: () => 'Jet de la zone de transport',
    exit: (of) => (of === '' ? 'Jet d’arrivée' : `Jet d’arrivée (${of})`),
    'cost-148': () => 'Coût du régiment 148',
    effort: () => 'Coût de l’effort maximal',
    'away-transports': () => 'Transports ailleurs',
    'away-others': () => 'Avions ailleurs',
    deduction: () => 'Autres avions ailleurs',
    bombard: (of) => (of === '' ? 'Bombardement' : `Bombardement ${deThis(of)}`),
    hq: () => 'Bombardement des dépôts',
    katyusha: (of) => (of === '' ? 'Fusées' : `Fusées ${on(of, articleOf(of))}`),
    'katyusha-morale': (of) => (of === '' ? 'Moral sous les fusées' : `Moral ${deThis(of)} sous les fusées`),
    opportunity: (of) => (of === '' ? 'Tir d’opportunité' : `Tir d’opportunité ${on(of, articleOf(of))}`),
    support: (of) => (of === '' ? 'Tir d’appui' : `Tir d’appui ${on(of, articleOf(of))}`),
    'counter-battery': (of) => (of === '' ? 'Contre-batterie' : `Contre-batterie ${deThis(of)}`),
    countermine: (of) => (of === '' ? 'Recherche de la mine' : `Recherche de la mine par ${the(of, articleOf(of))}`),
    mine: (of) => (of === '' ? 'Explosion' : `Explosion ${under(of)}`),
    aa: (of) => (of === '' ? 'Tir de DCA' : `Tir de DCA, ${of}`),
    abort: (of) => (of === '' ? 'Jet de demi-tour (pair)' : `Jet de demi-tour (pair), ${of}`),
    bomb: (of) => (of === '' ? 'Bombes' : `Bombes ${deThis(of)}`),
    drop: (of) => (of === '' ? 'Largage' : `Charge ${deThis(of)}`),
    strike: (of) => (of === '' ? 'Appui aérien' : `Appui aérien ${deThis(of)}`),
    initiative: () => 'Jet d’initiative',
    fire: (of) => (of === '' ? 'Feu' : `Feu ${deThis(of)}`),
    'final-fire': (of) => (of === '' ? 'Tir défensif final' : `Tir défensif final ${deThis(of)}`),
    'anti-tank': (of) => (of === '' ? 'Tir antichar' : `Tir antichar ${deThis(of)}`),
    mafia: () => 'Jet d’accord de la mafia parachutiste',
    assault: (of) => (of === '' ? 'Assaut' : `Assaut ${against(of)}`),
    'retreat-through': (of) => (of === '' ? 'Repli à travers l’ennemi' : `Repli ${deThis(of)} à travers l’ennemi`),
    'retreat-end': (of) => (of === '' ? 'Moral après le repli' : `Moral ${deThis(of)} après le repli`),
    recover: (of) => (of === '' ? 'Récupération' : `Récupération ${deThis(of)}`),
    attrition: (of) => (of === '' ? 'Sans ravitaillement' : `Sans ravitaillement, ${of}`),
    'repair-tank': (of) => (of === '' ? 'Réparation' : `Réparation ${deThis(of)}`),
    'repair-air': (of) => (of === '' ? 'Réparation' : `Réparation ${deThis(of)}`),
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
