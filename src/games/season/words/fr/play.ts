/** Les questions, les boutons qui y répondent, et pourquoi une chose est refusée. */
import { say } from '../../../../kernel/words';
import { from, on, within } from '../../../french';
import { type Asked, answerIn, baseLetter, type Follows } from '../names';
import type { SeasonTexts } from '../texts';

const points = (count: number) => (count < 2 ? `${count} point` : `${count} points`);
const steps = (count: number) => `${count} pas`;
const air = (count: number) => (count > 0 ? `, ${count} air` : '');

const s = (count: number, one: string) => `${count} ${one}${count > 1 ? 's' : ''}`;
const toMark = (q: Asked) => `pertes ${q.number('losses')} sur ${q.number('mark')}`;
const undropped = (count: number) => (count > 0 ? `, ${s(count, 'non parachutée')}` : '');

export const play = {
  asks: {
    'set-up': (q) =>
      q.id('side') === 'french'
        ? say`Mise en place\u202f: déplacez des unités dans le camp central ou dans leur centre, ou gardez les places prévues.`
        : say`Mise en place\u202f: déplacez des pions d’une jungle à l’autre, ou gardez les places prévues.`,
    trade: (q) =>
      q.is('half')
        ? say`Un pas de plus pour un autre bataillon, sur le point déjà échangé\u202f?`
        : say`Munitions reçues\u202f: ${points(q.number('points'))}. En échanger contre des pas de bataillon, ou les stocker\u202f?`,
    interdict: () => say`Dépenser 2 points aériens pour ôter 1 point de barrage au Viêt Minh\u202f?`,
    replace: (q) =>
      say`Points de remplacement\u202f: ${q.number('points')}. Compléter, reconstituer ou fusionner\u202f?`,
    return: () => say`Quels bataillons reviennent sur la carte\u202f? Chaque semaine de plus hors carte rend un pas.`,
    leave: (q) =>
      say`Quels bataillons réduits partent\u202f? Retour possible en semaine ${q.number('back')}, un pas de plus.`,
    dig: (q) =>
      say`Points de sape restants\u202f: ${q.number('points')}. Creuser où\u202f? Les niveaux doivent se relier à la jungle.`,
    'assault-week': () =>
      say`Le Viêt Minh donne-t-il l’assaut cette semaine\u202f? Sinon, les Français peuvent lancer des opérations, ou la semaine est calme.`,
    'operate-week': () =>
      say`Le Viêt Minh n’attaquera pas. Les Français lancent-ils des opérations cette semaine\u202f?`,
    'strategic-move': () => say`Semaine calme\u202f: déplacez les pions où ils peuvent aller.`,
    drop: (q) =>
      say`Parachutage\u202f: encore ${q.number('left')} ${q.number('left') > 1 ? 'compagnies' : 'compagnie'} dans cette manche.`,
    'vm-move': () => say`Déplacez les pions cachés\u202f: une zone de jungle, ou deux pas par tranchées et PA pris.`,
    'assault-now': () => say`Donner l’assaut dans cette manche, ou passer\u202f?`,
    'french-move': () => say`Déplacez les unités par les PA français, dans le camp central ou dans leur centre.`,
    scout: () => say`Reconnaître quelle zone\u202f? Sur 1, rien en vue\u202f; sur 5 et 6, un pas perdu.`,
    'scout-loss': (q) => say`Reconnaissance ${within(q.place('place'))}\u202f: qui subit la perte\u202f?`,
    dummy: (q) => say`Un leurre est découvert ${within(q.place('place'))}\u202f: vers quelle jungle va-t-il\u202f?`,
    'operate-now': () => say`Lancer une opération dans cette manche, ou passer\u202f?`,
    engage: () => say`Engager quels bataillons\u202f? Ils sont révélés.`,
    expose: () => say`Viser quels PA du Viêt Minh\u202f? Leurs pions sont révélés.`,
    barrage: (q) =>
      q.ids('named').length > 0
        ? say`Cibles désignées\u202f: ${q.name('named')}. D’autres\u202f?`
        : say`Désignez les cibles des barrages.`,
    'bear-check': (q) => say`Tir ${on(q.place('place'))}\u202f: quelle unité teste son moral\u202f?`,
    'bear-disorder': (q) => say`Tir ${on(q.place('place'))}\u202f: désorganisation, ou un pas à la place\u202f?`,
    'bear-steps': (q) =>
      say`Tir ${on(q.place('place'))}\u202f: ${steps(q.number('left'))} à perdre. Quelle unité\u202f?`,
    'bear-tank': () => say`Un char est touché\u202f: quelle section perd un pas\u202f?`,
    'assault-move': () => say`Déplacez les bataillons engagés vers les bases ou les PA.`,
    'operation-move': () => say`Mouvement de l’opération\u202f: un PA ou une zone, les chars à travers le camp.`,
    declare: (q) =>
      q.ids('named').length > 0
        ? say`Attaques déclarées\u202f: ${q.name('named')}. D’autres\u202f?`
        : say`Choisissez attaquants et cibles, avant le feu ennemi.`,
    'defensive-fire': () => say`Feu défensif\u202f: choisissez un PA et sa cible.`,
    firers: (q) => say`Quels bataillons tirent ${from(q.place('place'))}\u202f? Jusqu’à ${q.number('most')}.`,
    'defensive-barrage': (q) =>
      q.ids('named').length > 0
        ? say`Cibles désignées\u202f: ${q.name('named')}. D’autres\u202f?`
        : say`Désignez les cibles des barrages défensifs.`,
    attack: (q) =>
      q.ids('named').length > 0
        ? say`Attaques déclarées\u202f: ${q.name('named')}. D’autres\u202f?`
        : say`Corps à corps\u202f: choisissez attaquants et cibles.`,
    'call-off': () => say`Annuler une attaque avant le premier dé\u202f?`,
    stand: (q) => say`${q.place('place')}\u202f: deux compagnies avec le couvert du PA, ou toutes sans lui\u202f?`,
    name: (q) => say`${q.place('place')}\u202f: quel moral compte\u202f? Cette unité subit la première perte.`,
    'add-air': (q) => say`${q.place('place')}\u202f: ajouter des points aériens\u202f? Chacun décale de deux colonnes.`,
    critical: (q) => say`${q.place('place')}\u202f: doubler le résultat, ou le garder et toucher un char\u202f?`,
    'hand-steps': (q) =>
      say`${q.place('place')}\u202f: encore ${steps(q.number('left'))} à perdre. Quelle unité\u202f?`,
    'hand-disorder': (q) => say`${q.place('place')}\u202f: quelle unité est désorganisée\u202f?`,
    'hand-check': (q) => say`${q.place('place')}\u202f: quelle unité teste son moral\u202f?`,
    rout: (q) => say`${q.unit('unit')} se replie ${from(q.place('place'))}\u202f: vers quelle jungle\u202f?`,
    'lone-tank': (q) =>
      say`${q.unit('unit')} reste sans infanterie ${within(q.place('place'))}\u202f: vers quel PA\u202f?`,
    advance: (q) => say`${q.place('place')} n’a plus de défenseurs. Quelles unités entrent\u202f?`,
    'defensive-move': () => say`Mouvement défensif\u202f: déplacez d’un lieu, ou restez.`,
    'break-off': () => say`Quels bataillons décrochent vers la jungle\u202f? Ils seront fatigués.`,
    'go-on': () => say`Continuer par une autre impulsion, ou arrêter\u202f?`,
    enter: () => say`Entrer dans les PA vides auxquels vos unités font face\u202f?`,
    withdraw: () => say`Replier des unités, ou rester\u202f?`,
    'end-week': () => say`Finir ici les manches de la semaine\u202f? Les deux camps doivent être d’accord.`,
    siege: (q) =>
      say`Tir de siège\u202f: encore ${points(q.number('points'))}. Chacun coûte aux Français un pas ou un remplacement.`,
    'siege-loss': (q) =>
      say`Tir de siège ${on(q.place('place'))}\u202f: qui subit la perte\u202f? Encore ${q.number('left')}.`,
    'encircled-loss': (q) => say`${q.place('place')} est encerclée\u202f: quelle unité perd un pas\u202f?`,
    'hill-loss': (q) => say`${q.place('place')} aux mains du Viêt Minh coûte un pas\u202f: qui subit la perte\u202f?`,
  },
  choices: {
    move: ({ unit, to }, n) => `${n.textOf(unit)}\u202f: ${n.textOf(to)}`,
    trade: ({ unit, steps: count }, n) => `${n.textOf(unit)}\u202f: ${steps(count)}`,
    merge: ({ unit, with: other }, n) => `${n.textOf(unit)} + ${n.textOf(other)}`,
    replace: ({ unit }, n) => `${n.textOf(unit)}\u202f: 1 pas rendu`,
    return: ({ unit }, n) => `${n.textOf(unit)} revient`,
    leave: ({ unit }, n) => `${n.textOf(unit)} part`,
    engage: ({ unit }, n) => `Engager ${n.textOf(unit)}`,
    pick: ({ unit }, n) => n.textOf(unit),
    disorganize: ({ unit }, n) => `${n.textOf(unit)}\u202f: désorganisée`,
    lose: ({ unit }, n) => `${n.textOf(unit)}\u202f: un pas`,
    'break-off': ({ unit }, n) => `${n.textOf(unit)} décroche`,
    dig: ({ place }, n) => `Creuser\u202f: ${n.textOf(place)}`,
    scout: ({ place }, n) => `Reconnaître ${n.textOf(place)}`,
    barrage: ({ place }, n) => `Barrage\u202f: ${n.textOf(place)}`,
    target: ({ place }, n) => `Viser ${n.textOf(place)}`,
    'call-off': ({ place }, n) => `Annuler\u202f: ${n.textOf(place)}`,
    siege: ({ place }, n) => `Tir de siège\u202f: ${n.textOf(place)}`,
    assault: ({ place }, n) => `${n.textOf(place)}\u202f: tous à l’assaut`,
    hide: ({ place }, n) => `Vers ${n.textOf(place)}`,
    fire: ({ from: post, place, air: added }, n) => {
      if (post === place) return `Feu ${within(n.textOf(place))}${air(added)}`;
      const letter = baseLetter(place);
      return `${n.textOf(post)} → ${letter === '' ? n.textOf(place) : `base ${letter}`}${air(added)}`;
    },
    strike: ({ place, air: added }, n) => `Frappe\u202f: ${n.textOf(place)}${air(added)}`,
    attack: ({ unit, place }, n) => `${n.textOf(unit)}\u202f: ${n.textOf(place)}`,
    two: ({ unit, with: other }, n) => `${n.textOf(unit)} et ${n.textOf(other)}`,
    air: ({ points: count }) => (count === 0 ? 'Aucun point aérien' : points(count)),
    interdict: () => 'Dépenser 2 points aériens',
    yes: (_, __, q) => answerIn(q, yeses[q.key] ?? 'Oui', ahead, '\u202f: '),
    no: (_, __, q) => answerIn(q, noes[q.key] ?? 'Non', instead, '\u202f: '),
    all: (_, __, q) => (q.key === 'stand' ? 'Toutes, sans le couvert' : 'Tous'),
    double: () => 'Doubler le résultat',
    tank: () => 'Le garder et toucher un char',
    pay: () => 'Un point de remplacement',
  },
  dones: {
    'set-up': () => 'Commencer ainsi',
    trade: () => 'Stocker le reste',
    interdict: (q) => `Garder ${s(q.number('air'), 'point')} ${q.number('air') > 1 ? 'aériens' : 'aérien'}`,
    replace: () => 'Garder le reste',
    return: () => 'Les autres restent',
    leave: () => 'Les autres restent',
    dig: () => 'Cesser de creuser',
    'strategic-move': () => 'Fin du mouvement',
    drop: () => 'Pas d’autre parachutage',
    'vm-move': () => 'Fin du mouvement',
    'french-move': () => 'Fin du mouvement',
    scout: () => 'Pas d’autre reconnaissance',
    engage: (q) => (q.ids('named').length > 0 ? 'Révéler ces pions' : 'N’en engager aucun'),
    expose: () => 'Pas d’autre cible',
    barrage: (q) => (q.ids('named').length > 0 ? 'Tirer les barrages' : 'Pas de barrage'),
    'assault-move': () => 'Fin du mouvement',
    'operation-move': () => 'Fin du mouvement',
    declare: (q) => (q.ids('named').length > 0 ? 'Pas d’autre attaque' : 'Pas d’attaque'),
    'defensive-fire': () => 'Ne pas tirer',
    firers: () => 'Tirer avec ceux-ci',
    'defensive-barrage': (q) => (q.ids('named').length > 0 ? 'Tirer les barrages' : 'Pas de barrage'),
    attack: (q) => (q.ids('named').length > 0 ? 'Combattre' : 'Pas d’attaque'),
    'call-off': () => 'Combattre',
    advance: () => 'Aucune autre unité',
    'defensive-move': () => 'Rester',
    'break-off': () => 'Rester',
    enter: () => 'Rester dehors',
    withdraw: () => 'Rester',
    siege: () => 'Garder le reste',
  },
  doneMade: 'Terminé',
  refusals: {
    'not-yours': 'Cette unité n’est pas à vous.',
    'not-on-map': 'Cette unité n’est pas sur la carte.',
    'moved-already': 'Cette unité a déjà bougé.',
    disorganized: 'Une unité désorganisée ne bouge pas.',
    'too-far': 'L’unité ne peut pas y aller.',
    'enemy-there': 'Des unités ennemies s’y trouvent.',
    'three-pieces': 'Au plus trois pions du Viêt Minh dans un PA.',
    'tank-alone': 'Un char ne reste pas seul.',
    'leaves-tank': 'L’unité laisserait un char seul.',
    'base-french': 'Les Français attaquent par les bases mais n’y restent pas.',
    'base-full': 'Une base accueille un seul régiment, autant de bataillons que le niveau de tranchée.',
    'not-engaged': 'Seuls des bataillons engagés le peuvent.',
    'already-in': 'L’unité attaque déjà.',
    barred: 'Après 50 pertes, les bataillons fatigués n’attaquent plus.',
    'no-trench': 'Il faut une tranchée aux pions du Viêt Minh.',
    'trench-full': 'La tranchée est déjà au niveau 3.',
    'no-chain': 'Aucune chaîne de tranchées ne la relie à la jungle.',
    'points-short': 'Il ne reste pas assez de points.',
    'french-only': 'Seuls les Français ont cette unité.',
    'not-beside': 'Aucun centre tenu par des Français ne la touche.',
    'scouted-already': 'La zone a été reconnue dans cette manche.',
    'no-guns': 'Il ne reste aucun point de barrage.',
    'named-already': 'La cible est déjà désignée.',
    'out-of-reach': 'Hors d’atteinte d’ici.',
    'nothing-there': 'Il n’y a rien à y frapper.',
    'tank-bears-nothing': 'Les chars ne subissent pas cette perte.',
    'not-among': 'L’unité n’est pas concernée.',
    'full-strength': 'L’unité est au complet.',
    'not-offered': 'Impossible maintenant.',
    'game-over': 'La partie est finie.',
  },
  whys: {
    'go-on': 'Rien de mieux à faire.',
    'attack-week': 'Un PA vaut un assaut cette semaine.',
    'quiet-week': 'Une semaine calme coûte moins.',
    'good-odds': 'Les chances sont bonnes.',
    'poor-odds': 'Les chances sont faibles.',
    'dig-in': 'La tranchée rapproche l’assaut.',
    ring: 'Un anneau fermé coûte un pas par semaine.',
    trade: 'Des bataillons complets valent plus que des obus.',
    rested: 'Le bataillon est de nouveau en état.',
    rest: 'Le bataillon doit se reposer.',
    'move-up': 'Le prochain assaut partira de là.',
    cover: 'Une tranchée de niveau 3 exige un pion pour la couvrir.',
    garrison: 'Le PA ne doit pas rester vide.',
    engage: 'Ces bataillons prennent part à l’assaut.',
    barrage: 'Les canons peuvent d’abord affaiblir la garnison.',
    'save-guns': 'Les obus vaudront davantage plus tard.',
    fire: 'Tirer ne coûte rien et peut toucher.',
    'add-air': 'Les points aériens font ici la différence.',
    'save-air': 'Les points aériens valent plus ailleurs.',
    interdict: 'Chaque point de barrage ôté épargne un barrage au camp.',
    'counter-attack': 'Le PA peut être repris.',
    reinforce: 'Le PA est menacé.',
    replace: 'Il faut cette unité au complet.',
    drop: 'Des compagnies fraîches tiennent plus longtemps.',
    scout: 'Un leurre tient peut-être cette tranchée.',
    'cheapest-loss': 'C’est la perte la moins lourde.',
    hold: 'Le PA tient ainsi le plus longtemps.',
    'best-morale': 'Son moral est le meilleur.',
    'take-ground': 'Le PA est ouvert.',
    siege: 'Ce qui reste peut encore user le camp.',
    stay: 'Les pions sont là où il faut.',
    enough: 'Il y en a déjà assez.',
    'no-scout': 'Aucune tranchée ne vaut le risque d’une reconnaissance.',
    'more-to-do': 'Il y a encore à gagner cette semaine.',
  },
} satisfies Partial<SeasonTexts>;

const yeses: Readonly<Record<string, string>> = {
  'assault-week': 'Assaut cette semaine',
  'operate-week': 'Lancer des opérations',
  'assault-now': 'Donner l’assaut',
  'operate-now': 'Lancer l’opération',
  'go-on': 'Une autre impulsion',
  'end-week': 'Finir les manches',
};
const noes: Readonly<Record<string, string>> = {
  'assault-week': 'Pas d’assaut',
  'operate-week': 'Une semaine calme',
  'assault-now': 'Passer',
  'operate-now': 'Passer',
  'go-on': 'Arrêter',
  'end-week': 'Continuer',
};
/** Ce qui s’ensuit d’un oui. */
const ahead: Follows = {
  'assault-week': () => 'quatre manches, parachutages français',
  'operate-week': () => 'ni parachutages ni assauts',
  'assault-now': (q) => `${s(q.number('ready'), 'bataillon')} à ${s(q.number('places'), 'endroit')}, ${toMark(q)}`,
  'operate-now': (q) =>
    `aviation ${q.number('air')}, munitions ${q.number('munitions')}, ${s(q.number('posts'), 'PA')} à portée`,
  'go-on': (q) =>
    `${s(q.number('worn'), 'désorganisée')} ou ${q.number('worn') > 1 ? 'fatiguées' : 'fatiguée'}${q.number('mark') > 0 ? `, ${toMark(q)}` : ''}`,
  'end-week': (q) => `${s(q.number('left'), 'manche')} de moins${undropped(q.number('waiting'))}`,
};
/** Ce qui s’ensuit d’un non. */
const instead: Follows = {
  'assault-week': () => 'repos, sauf opération française',
  'operate-week': () => 'repos, mouvement libre, un parachutage',
};
