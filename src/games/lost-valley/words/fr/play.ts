/** Les questions, les boutons qui y répondent, et pourquoi une chose n’est pas permise. */
import { say, signed } from '../../../../kernel/words';
import { at, of, on } from '../../../french';
import type { ValleyTexts } from '../texts';

const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`);
const force = (count: number) => (count < 2 ? `${count} point de force` : `${count} points de force`);
const steps = (count: number) => `${count} pas d’infanterie`;
const assets = (count: number) => (count < 2 ? `${count} arme d’appui` : `${count} armes d’appui`);
const airPoints = (count: number) => (count < 2 ? `${count} point d’appui aérien` : `${count} points d’appui aérien`);

const sortie = (ask: string, place: string) =>
  ask === 'raid-force' ? `raid autour ${of(place)}` : `assaut ${on(place)}`;

export const play = {
  asks: {
    event: (q) => say`Jouer ${q.name('card')} ce tour, ou garder la carte en main\u202f?`,
    reserve: () => say`Jouer une carte de réserve de votre main\u202f?`,
    discard: (q) =>
      q.number('hand') > q.number('limit')
        ? say`Vous avez ${cards(q.number('hand'))} et pouvez en garder ${q.number('limit')}\u202f: défaussez-en une.`
        : say`Vous avez ${cards(q.number('hand'))} et pouvez en garder ${q.number('limit')}. En défausser\u202f?`,
    missions: (q) =>
      say`Il reste ${airPoints(q.number('asp'))}\u202f: neutraliser la DCA, frapper une division, ou garder\u202f?`,
    ration: () => say`Réduire les rations\u202f? Chaque point de moral du camp cédé ajoute 1 au jet de ravitaillement.`,
    delay: () => say`Retarder un renfort d’un tour, pour +1 au jet de ravitaillement\u202f?`,
    boost: () => say`Changer des points de ressources en moral du camp, un pour un\u202f?`,
    weaken: () => say`Quelle autre division perd 1 point de force\u202f?`,
    restore: (q) => say`Quel bataillon recompléter\u202f? Encore ${q.number('left')}.`,
    recover: () => say`Quelle unité n’est plus désorganisée\u202f?`,
    place: (q) => say`Où placer ${q.name('unit')}\u202f?`,
    hasten: () => say`Larguer le prochain renfort dès ce tour\u202f?`,
    support: (q) =>
      say`La ${q.name('division')} donne l’assaut ${at(q.name('cr'))}. Qu’engagez-vous pour la défense\u202f?`,
    lose: (q) => say`Perte d’un pas\u202f: quelle unité\u202f? Encore ${q.number('left')} à retirer.`,
    retreat: (q) => say`Repli ${of(q.name('cr'))}\u202f: où va chaque unité\u202f? ${q.name('units')}.`,
    stacking: (q) =>
      q.number('steps') > 0
        ? say`${q.name('cr')} dépasse de ${steps(q.number('steps'))} sa limite d’empilement. Que retirer\u202f?`
        : say`${q.name('cr')} dépasse de ${assets(q.number('assets'))} sa limite d’empilement. Que retirer\u202f?`,
    reroll: (q) => {
      switch (q.id('table')) {
        case '12':
          return say`La piste n’est pas réparée. Relancer avec ${q.name('unit')}\u202f?`;
        case '10.2':
          return q.is('repulsed')
            ? say`La ${q.name('division')} perd ${force(q.number('strengthLost'))} et est repoussée. Relancer grâce aux chars\u202f?`
            : say`La ${q.name('division')} perd ${force(q.number('strengthLost'))} et tient. Relancer grâce aux chars\u202f?`;
        default:
          return say`La ${q.name('division')} perd ${force(q.number('strengthLost'))}. Relancer grâce à la DCA ${of(q.name('cr'))}\u202f?`;
      }
    },
    land: (q) =>
      q.number('ap') > 0
        ? say`Où saute ${q.name('unit')}\u202f?`
        : say`Où saute ${q.name('unit')}\u202f? Sans point d’action, l’unité ne pourrait quitter une zone de saut et y serait perdue.`,
    raise: (q) =>
      q.is('raising')
        ? say`Former un bataillon de marche avec les rescapés\u202f?`
        : say`Jouer une carte de réserve de votre main\u202f?`,
    move: (q) => {
      if (q.is('relieving')) return say`Le PC GONO est sans infanterie\u202f: envoyez-en.`;
      if (q.ids('waiting').length > 0) {
        return say`Déplacez vos unités. Perdues si elles restent sur la zone de saut\u202f: ${q.name('waiting')}.`;
      }
      return q.number('cost') > 0
        ? say`Déplacer vos unités, une fois chacune\u202f? Le premier mouvement coûte 1 point d’action.`
        : say`Déplacez vos unités, une fois chacune.`;
    },
    assault: (q) =>
      q.number('cost') > 0
        ? say`Donner l’assaut à un centre du Viêt Minh\u202f? Le premier coûte 1 point d’action.`
        : say`Donner l’assaut à un autre centre du Viêt Minh\u202f?`,
    'assault-force': (q) => say`Assaut ${on(q.name('cr'))}\u202f: quelles unités, et avec quel appui\u202f?`,
    occupy: (q) => say`${q.name('cr')} est libre. Quelles unités y entrent\u202f?`,
    raid: (q) =>
      q.number('cost') > 0
        ? say`Un raid sur les tranchées autour d’un centre\u202f? Raids et réparations coûtent 1 point d’action en tout.`
        : say`Un raid sur les tranchées autour d’un centre\u202f?`,
    'raid-force': (q) => say`Raid autour ${of(q.name('cr'))}\u202f: quelles unités, et avec quel appui\u202f?`,
    repair: (q) =>
      q.number('cost') > 0
        ? say`Réparer des fortifications à l’arrière\u202f? 1 point de ressources chacune, et 1 point d’action en tout.`
        : say`Réparer des fortifications à l’arrière\u202f? 1 point de ressources chacune.`,
    strip: (q) =>
      q.number('cost') > 0 ? say`Réparer la piste\u202f? Cela coûte 1 point d’action.` : say`Réparer la piste\u202f?`,
  },
  dones: {
    reserve: () => 'Ne jouer aucune carte',
    discard: () => 'Garder la main',
    missions: (q) => (q.number('asp') > 0 ? `Continuer, en garder ${q.number('asp')}` : 'Résoudre les missions'),
    delay: () => 'Ne rien retarder',
    restore: () => 'Terminé',
    hasten: () => 'Garder le tour prévu',
    support: () => 'Résoudre l’assaut',
    raise: (q) => (q.is('raising') ? 'Ne plus en former' : 'Ne jouer aucune carte'),
    move: (q) => {
      const lost = q.ids('waiting').length;
      if (lost === 0) return 'Fin du mouvement';
      return lost === 1 ? 'Fin\u202f: 1 unité perdue' : `Fin\u202f: ${lost} unités perdues`;
    },
    assault: () => 'Fin des assauts',
    'assault-force': () => 'Pas cet assaut',
    occupy: () => 'Aucune autre unité',
    raid: () => 'Fin des raids',
    'raid-force': () => 'Pas ce raid',
    repair: () => 'Fin des réparations',
    strip: () => 'La laisser endommagée',
  },
  doneMade: 'Étape suivante',
  choices: {
    play: () => 'La jouer ce tour',
    keep: () => 'La garder en main',
    card: (c, n) => `Jouer\u202f: ${n.card(c.card).text}`,
    discard: (c, n) => `Défausser\u202f: ${n.card(c.card).text}`,
    recover: (c, n) => `Rétablir ${n.brief(c.unit)}`,
    weaken: (c, n) => `${n.division(c.division).text}\u202f: −1`,
    restore: (c, n) => `Recompléter ${n.brief(c.unit)}`,
    sead: (c) => `Contre la DCA\u202f: ${c.asp === 1 ? '1 point' : `${c.asp} points`}`,
    das: (c, n) => `Frapper la ${n.division(c.division).text}`,
    ration: (c) => (c.cm === 0 ? 'Rations entières' : `Moral ${signed(-c.cm)}, jet ${signed(c.cm)}`),
    delay: (c, n) => `Retarder ${n.brief(c.unit)}`,
    boost: (c) => (c.rp === 0 ? 'Ne rien dépenser' : `Dépenser ${c.rp}\u202f: moral ${signed(c.rp)}`),
    support: (c, n) => `Canons\u202f: ${n.brief(c.unit)}`,
    air: () => 'Engager 1 point aérien',
    lose: (c, n) => `${n.brief(c.unit)} perd un pas`,
    retreat: (c, n) => `${n.brief(c.unit)} ${at(n.short(c.to))}`,
    reduce: (c, n) => `Réduire ${n.brief(c.unit)}`,
    remove: (c, n) => `Retirer ${n.brief(c.unit)}`,
    reroll: () => 'Relancer',
    stand: () => 'Garder ce résultat',
    hasten: (c, n) => `Larguer ${n.brief(c.unit)}`,
    land: (c, n) => `${n.brief(c.unit)} ${at(n.short(c.at))}`,
    raise: (c, n) => `En former un ${at(n.short(c.at))}`,
    place: (c, n) => `${n.brief(c.unit)} ${at(n.short(c.at))}`,
    move: (c, n) => `${n.brief(c.unit)} ${at(n.short(c.to))}`,
    assault: (c, n) => `Assaut ${on(n.short(c.cr))}`,
    raid: (c, n) => `Raid autour ${of(n.short(c.cr))}`,
    join: (c, n) => `Ajouter ${n.brief(c.unit)}`,
    go: (_, __, q) => (q.key === 'raid-force' ? 'Lancer le raid' : 'Lancer l’assaut'),
    occupy: (c, n) => `${n.brief(c.unit)} entre`,
    repair: (c, n) => `Réparer ${n.short(c.cr)}\u202f: +1`,
    engineer: (c, n) => `31 BG ${at(n.short(c.cr))}\u202f: +2`,
    strip: (c) => (c.rp === 0 ? 'Réparer la piste' : 'Réparer, 1 PR pour +1'),
  },
  mades: {
    play: (c, n) => `Jouer\u202f: ${n.card(c.card).text}`,
    keep: (c, n) => `Garder\u202f: ${n.card(c.card).text}`,
    support: (c, n, q) => `${n.brief(c.unit)} appuie ${n.short(q.id('cr'))}`,
    air: (_, n, q) => `1 point aérien pour ${n.short(q.id('cr'))}`,
    join: (c, n, q) => `${n.brief(c.unit)}\u202f: ${sortie(q.key, n.short(q.id('cr')))}`,
    go: (_, n, q) =>
      q.key === 'raid-force'
        ? `Lancer le raid autour ${of(n.short(q.id('cr')))}`
        : `Lancer l’assaut ${on(n.short(q.id('cr')))}`,
    occupy: (c, n, q) => `${n.brief(c.unit)} ${at(n.short(q.id('cr')))}`,
    stand: (_, n, q) => (q.id('cr') === '' ? 'Garder le jet' : `Garder le jet ${at(n.short(q.id('cr')))}`),
    reroll: (_, n, q) => (q.id('cr') === '' ? 'Relancer' : `Relancer ${at(n.short(q.id('cr')))}`),
  },
  refusals: {
    'off-map': 'Cette unité n’est pas sur la carte.',
    'already-there': 'Elle y est déjà.',
    used: 'Cette unité a déjà été engagée ce tour.',
    'has-moved': 'Une unité ne se déplace qu’une fois par tour.',
    'no-ap': 'Il ne reste plus de point d’action.',
    'no-rp': 'Vous ne pouvez pas dépenser votre dernier point de ressources.',
    'enemy-held': 'Le Viêt Minh tient ce centre.',
    'relieve-hq': 'Il faut d’abord de l’infanterie au PC GONO.',
    'last-in-hq': 'C’est la dernière infanterie du PC GONO\u202f; la relève doit venir d’abord.',
    'guns-never-move': 'Avec cette option, l’artillerie ne se déplace jamais.',
    'division-active': 'L’artillerie ne se déplace que si les quatre divisions sont inactives.',
    encircled: 'Le centre est encerclé\u202f: personne n’entre ni ne sort.',
    'encircled-there': 'Le centre d’arrivée est encerclé.',
    'isabelle-heavy': 'Artillerie et DCA ne peuvent ni gagner ni quitter Isabelle.',
    'no-mans-land': 'Artillerie et DCA n’entrent pas dans un no man’s land.',
    'in-no-mans-land': 'L’unité est dans un no man’s land et ne peut en sortir.',
    'isabelle-to': 'Pour gagner Isabelle, l’infanterie doit partir d’un centre voisin.',
    'isabelle-from': 'L’infanterie venue d’Isabelle s’arrête au premier centre.',
    'too-far': 'Hors d’atteinte\u202f: trop loin, ou le chemin est coupé.',
    'not-french': 'Ce centre n’est pas aux Français.',
    'no-room': 'Pas de place (limite d’empilement).',
    'dz-not-french': 'Aucun centre français ne couvre cette zone de saut.',
    'no-landing-place': 'On saute sur une zone de saut ou sur Huguette.',
    'no-remnants': 'Il n’y a pas de rescapés pour le former.',
    'four-raised': 'Les quatre bataillons de marche sont déjà sur la carte.',
    'not-enemy-held': 'Le Viêt Minh ne tient pas ce centre.',
    'assaulted-already': 'Un assaut y a déjà été donné ce tour.',
    'nobody-near': 'Aucune unité disponible n’est assez proche.',
    'cannot-assault': 'Seuls l’infanterie et les chars peuvent donner l’assaut.',
    'not-adjacent': 'L’unité n’est pas voisine de ce centre.',
    'already-in': 'Elle participe déjà.',
    'too-many-steps': 'Cela ferait trop de pas d’infanterie.',
    'cannot-hold': 'Seuls l’infanterie et les chars peuvent tenir un centre.',
    'no-gun': 'Seule l’artillerie peut donner un appui-feu.',
    'out-of-range': 'Hors de portée de cette artillerie.',
    'works-complete': 'Les fortifications sont déjà au maximum.',
    'raided-already': 'Un raid y a déjà été mené ce tour.',
    'not-front': 'Un raid n’est possible que sur le front.',
    'cannot-raid': 'Seuls l’infanterie et les chars peuvent mener un raid.',
    'not-near': 'L’unité n’est ni dans ce centre ni dans un centre voisin.',
    'one-armor': 'Un raid comprend au plus un peloton de chars.',
    'repaired-already': 'Ce centre a déjà été réparé ce tour.',
    'card-forbids': 'Un événement interdit les réparations ce tour.',
    front: 'Pas de réparations sur le front\u202f; un raid peut aider.',
    'strip-destroyed': 'La piste est détruite pour de bon.',
    'strip-whole': 'La piste n’est pas endommagée.',
    'not-offered': 'Ce n’est pas possible maintenant.',
    'game-over': 'La partie est finie.',
  },
} satisfies Partial<ValleyTexts>;
