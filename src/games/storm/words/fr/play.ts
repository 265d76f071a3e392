/** Les questions, les boutons qui y répondent, et pourquoi une chose n’est pas permise. */
import { say } from '../../../../kernel/words';
import { against, from, on, the, within } from '../../../french';
import type { StormTexts } from '../texts';

const points = (count: number) => (count < 2 ? `${count} point` : `${count} points`);
const units = (count: number) => (count < 2 ? `${count} unité` : `${count} unités`);

export const play = {
  asks: {
    bid: () =>
      say`Combien de zones de victoire prendriez-vous avec le Viêt Minh\u202f? Votre mise reste cachée jusqu’à ce que l’autre soit faite.`,
    'hand-limit': (q) =>
      say`Votre main est limitée à ${q.number('limit')} cartes\u202f: encore ${q.number('over')} à défausser.`,
    impulse: (q) =>
      say`Votre impulsion, numéro ${q.number('impulse')}\u202f: choisissez une zone et une action, jouez une carte ou passez.`,
    'go-on': () =>
      say`Le Viêt Minh passe. Défausser une carte pour prendre une impulsion, ou laisser finir le tour\u202f?`,
    'move-units': (q) =>
      say`Déplacer quelles unités ${from(q.area('area'))}\u202f? Elles vont ensemble, à la vitesse de la plus lente.`,
    'move-step': (q) =>
      say`${from(q.area('area'))}, vers où\u202f? Il reste ${points(q.number('points'))} de mouvement.`,
    'fire-target': (q) => say`Tir ${from(q.area('area'))}\u202f: sur quelle zone\u202f?`,
    'fire-force': (q) => say`Quelles unités tirent ${from(q.area('area'))} ${on(q.area('target'))}\u202f?`,
    'sap-work': (q) =>
      q.number('most') > 0
        ? say`Sape ${within(q.area('area'))}\u202f: deux unités fraîches par niveau, ou une carte pour sa valeur de tranchée.`
        : say`Sape ${within(q.area('area'))}\u202f: défaussez une carte pour sa valeur de tranchée.`,
    'assault-target': (q) => say`Assaut ${from(q.area('area'))}\u202f: sur quelle zone\u202f?`,
    'assault-force': (q) =>
      say`Assaut ${from(q.area('area'))} ${on(q.area('target'))}\u202f: quelles unités\u202f? L’une d’elles sera perdue.`,
    'react-assault': (q) =>
      say`Assaut du Viêt Minh ${on(q.area('target'))} ${from(q.area('area'))}. Jouer une réaction\u202f?`,
    'react-fire': (q) => say`Le Viêt Minh tire ${on(q.area('target'))}. Jouer une réaction\u202f?`,
    'react-barrage': (q) => say`L’artillerie frappe ${the(q.area('target'))}. Jouer une réaction\u202f?`,
    'react-entry': (q) => say`Le Viêt Minh va entrer ${within(q.area('target'))}. Jouer une réaction\u202f?`,
    'react-works': (q) =>
      say`Les Français jouent «\u202f${q.card('card')}\u202f» ${within(q.area('target'))}. Annuler la carte\u202f?`,
    'react-air': (q) =>
      say`Les Français jouent «\u202f${q.card('card')}\u202f» ${against(q.area('target'))}. Annuler la carte\u202f?`,
    giap: (q) =>
      say`Vos dés donnent ${q.number('kept')} ${against(q.area('target'))}. Relancer\u202f? Chaque relance coûte une unité de l’assaut.`,
    reroll: (q) =>
      say`Meilleur jet\u202f: ${q.number('kept')}. Relances\u202f: ${q.number('rerolls')} sur ${q.number('most')}. Encore\u202f?`,
    damage: (q) => say`Dégâts à répartir ${within(q.area('area'))}\u202f: ${points(q.number('points'))}.`,
    retreat: (q) => say`${q.unit('unit')} quitte ${the(q.area('area'))}\u202f: repli vers où\u202f?`,
    'assault-loss': (q) => say`Pertes de l’assaut\u202f: encore ${units(q.number('left'))}. Laquelle retirer\u202f?`,
    'counter-form': () => say`Contre-attaquer par le feu ou par le mouvement\u202f?`,
    'counter-target': () => say`Contre-attaquer quelle zone\u202f?`,
    'counter-force': (q) =>
      say`Quelles unités tirent ${on(q.area('target'))}\u202f? Elles peuvent venir de plusieurs zones.`,
    'counter-move': (q) =>
      say`Quelles unités entrent ${within(q.area('target'))}\u202f? Elles peuvent venir de plusieurs zones.`,
    advance: (q) => say`Plus de défenseurs ${within(q.area('target'))}. Quelles unités avancent\u202f?`,
    'card-target': (q) => say`«\u202f${q.card('card')}\u202f»\u202f: quelle zone\u202f?`,
    'card-from': (q) => say`«\u202f${q.card('card')}\u202f»\u202f: depuis quelle zone\u202f?`,
    raider: (q) => say`Quelle unité mène le coup de main ${against(q.area('target'))}\u202f?`,
    rally: (q) =>
      say`${q.area('target')}\u202f: quelles unités redeviennent fraîches\u202f? Au plus ${q.number('most')}.`,
    'rats-unit': () => say`Quelle unité épuisée du bord de la rivière éliminer\u202f?`,
    infiltrators: (q) =>
      say`Quelles unités s’infiltrent ${within(q.area('target'))}\u202f? Au plus ${q.number('most')}.`,
    'shaft-assault': (q) => say`${q.area('target')} tient encore. Donner l’assaut depuis une de vos tranchées\u202f?`,
    'shaft-entry': (q) =>
      say`Plus de défenseurs ${within(q.area('target'))}. Y entrer depuis une de vos tranchées\u202f?`,
    'shaft-force': (q) => say`Quelles unités entrent ${within(q.area('target'))}\u202f?`,
    'thai-spent': (q) => say`${q.area('target')}\u202f: quelle unité thaïe est épuisée\u202f?`,
    'thai-lost': (q) => say`${q.area('target')}\u202f: quelle unité thaïe déserte\u202f?`,
    discard: () => say`Défausser avant le prochain tour\u202f? Les cartes gardées comptent dans votre prochaine main.`,
    'supply-before': () => say`Jet de ravitaillement français. Jouer d’abord une carte\u202f?`,
    'supply-after': (q) =>
      say`Zones sans ravitaillement\u202f: ${q.number('areas')}. Jouer «\u202fDCA nourrie\u202f» pour en ajouter une\u202f?`,
    'supply-marker': (q) => say`Quelle zone est sans ravitaillement\u202f? Encore ${q.number('left')} à choisir.`,
    'night-drop': (q) => say`Zones sans ravitaillement\u202f: ${q.number('areas')}. Jouer une réaction\u202f?`,
    'night-drop-area': () => say`Quelle zone ravitailler\u202f?`,
    place: (q) => say`Placez les unités qui arrivent\u202f: il reste ${units(q.number('left'))}.`,
    volunteers: () => say`Vos renforts arrivent. Jouer une carte avec eux\u202f?`,
    'volunteer-units': (q) => say`Quelle unité éliminée revient\u202f? Au plus ${q.number('left')}.`,
  },
  choices: {
    bid: ({ areas }) => `${areas}`,
    move: ({ area }, n) => `Mouvement\u202f: ${n.area(area).text}`,
    fire: ({ area }, n) => `Feu\u202f: ${n.area(area).text}`,
    sap: ({ area }, n) => `Sape\u202f: ${n.area(area).text}`,
    assault: ({ area }, n) => `Assaut depuis\u202f: ${n.area(area).text}`,
    to: ({ area }, n) => n.area(area).text,
    pick: ({ unit }, n) => n.unit(unit).text,
    spend: ({ unit }, n) => `${n.unit(unit).text}\u202f: épuisée`,
    retreat: ({ unit }, n) => `${n.unit(unit).text}\u202f: repli`,
    remove: ({ unit }, n) => `${n.unit(unit).text}\u202f: éliminée`,
    all: () => 'Toutes les unités',
    play: ({ card }, n) => `Jouer ${n.card(card).text}`,
    discard: ({ card }, n) => `Défausser ${n.card(card).text}`,
    decline: (_, __, q) =>
      q.key === 'go-on' ? 'Laisser finir le tour' : q.key.startsWith('shaft') ? 'Rester' : 'Ne pas jouer de carte',
    form: ({ form }) => (form === 'fire' ? 'Tirer ensemble' : 'Avancer ensemble'),
    stop: (_, __, q) => (q.key === 'reroll' ? 'Garder ce jet' : 'S’arrêter ici'),
    reroll: () => 'Relancer',
    place: ({ unit, area }, n) => `${n.unit(unit).text} → ${n.area(area).text}`,
    pass: (_, __, q) =>
      q.key !== 'impulse'
        ? 'Passer'
        : q.number('last') > 0
          ? 'Passer\u202f: le tour finit'
          : 'Passer\u202f: le tour peut finir',
  },
  gos: {
    'move-units': (q) => `Déplacer ${units(q.number('units'))}`,
    'fire-force': (q) => `Tirer avec ${units(q.number('units'))}`,
    'sap-work': (q) => `Saper avec ${units(q.number('units'))}`,
    'assault-force': (q) => `Assaut avec ${units(q.number('units'))}`,
    'counter-force': (q) => `Tirer avec ${units(q.number('units'))}`,
    'counter-move': (q) => `Déplacer ${units(q.number('units'))}`,
    advance: (q) => (q.number('units') === 0 ? 'N’avancer aucune unité' : `Avancer ${units(q.number('units'))}`),
    rally: (q) => `Rétablir ${units(q.number('units'))}`,
    infiltrators: (q) => `Envoyer ${units(q.number('units'))}`,
    'shaft-force': (q) => `Envoyer ${units(q.number('units'))}`,
    discard: () => 'Garder le reste',
    'volunteer-units': () => 'Terminé',
  },
  goMade: 'Confirmé',
  refusals: {
    'viet-minh-only': 'Seul le Viêt Minh peut le faire.',
    'not-controlled': 'Vous ne contrôlez pas cette zone.',
    'trench-full': 'Les tranchées sont déjà au niveau 3.',
    'two-fresh-units': 'Pour saper, il faut deux unités fraîches, ou une carte.',
    'no-fresh-unit': 'Vous n’y avez aucune unité fraîche.',
    'no-way': 'Aucune unité ne peut s’y déplacer.',
    'no-target': 'Il n’y a là aucun ennemi sur qui tirer.',
    'trench-too-low': 'Un assaut demande un niveau de tranchée 3, sauf au tour 1.',
    'no-garrison-near': 'Aucune garnison française n’est voisine.',
    'not-adjacent': 'Les zones ne sont pas voisines.',
    'no-garrison': 'On ne donne l’assaut qu’à une zone française avec des unités françaises.',
    'nine-units': 'Pas plus de neuf unités d’un camp dans une zone.',
    'retreat-not-own': 'On ne se replie que vers ses propres zones.',
    'retreat-fewest': 'Il faut se replier dans la zone où il y a de la place et le moins d’unités ennemies.',
    'not-yours': 'L’unité n’est pas à vous.',
    'already-in': 'L’unité y prend déjà part.',
    spent: 'L’unité est épuisée.',
    'other-area': 'Toutes les unités doivent agir depuis la même zone.',
    'armor-river': 'Les chars ne passent la rivière qu’aux ponts.',
    'not-hit': 'L’unité n’est pas parmi les touchées.',
    'points-short': 'Il ne reste pas assez de points de dégâts.',
    'points-wasted': 'Il faut employer autant de points de dégâts que possible.',
    'closed-to-french': 'Les Français n’entrent jamais dans cette zone.',
    'french-garrison': 'Le Viêt Minh n’entre dans une garnison que par l’assaut.',
    'too-few-points': 'La pile a trop peu de points de mouvement.',
    'not-linked': 'Aucune chaîne de zones viêt minh ne la relie à un bord de la carte.',
    'not-in-hand': 'La carte n’est pas dans votre main.',
    'too-early': 'Il est trop tôt pour jouer cette carte.',
    'not-its-window': 'Cette carte ne peut pas être jouée maintenant.',
    'not-offered': 'Cela ne peut se faire maintenant.',
    'game-over': 'La partie est finie.',
  },
  whys: {
    'go-on': 'Pas de meilleure option.',
    assault: 'L’assaut a de bonnes chances de prendre la zone.',
    fire: 'Le feu use des unités qui comptent.',
    barrage: 'L’artillerie peut affaiblir la garnison avant l’assaut.',
    air: 'Une grande pile est une bonne cible pour l’aviation.',
    sap: 'La tranchée permettra un assaut sur une zone de victoire.',
    dig: 'Des unités sans autre emploi peuvent saper.',
    'close-up': 'Les unités se rapprochent du prochain objectif.',
    shift: 'Les unités sont plus utiles ailleurs.',
    reinforce: 'La zone est menacée et a de la place.',
    'counter-attack': 'La zone peut être reprise.',
    card: 'C’est le moment de jouer la carte.',
    pass: 'Attendre coûte moins qu’agir.',
    'keep-card': 'La carte peut servir.',
    'keep-on': 'Laisser finir le tour maintenant coûterait trop cher.',
    'discard-weak': 'Une meilleure carte peut venir à sa place.',
    answer: 'La réaction change les chances.',
    'save-card': 'La carte servira mieux plus tard.',
    reroll: 'La position vaut ces pertes.',
    enough: 'C’est assez bon ainsi.',
    'hold-the-area': 'Tant qu’une unité reste, la zone tient.',
    'fall-back': 'Elle y sera plus à l’abri.',
    'cheapest-loss': 'L’unité la plus faible manquera le moins.',
    'best-target': 'C’est là qu’on obtient le plus.',
    'all-together': 'Ensemble, elles ont les meilleures chances.',
    starve: 'C’est là que le plus de bonnes unités en souffriront.',
    place: 'C’est là qu’on en aura besoin.',
    'fair-bid': 'Ce nombre de zones rend la partie égale.',
  },
} satisfies Partial<StormTexts>;
