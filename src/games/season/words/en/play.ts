/** Questions, the buttons that answer them, and why something is not allowed. */
import { say } from '../../../../kernel/words';
import { the, within } from '../../../english';
import { type Asked, answerIn, baseLetter, type Follows } from '../names';
import type { SeasonTexts } from '../texts';

const counted = (one: string) => (count: number) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);
const points = counted('point');
const steps = counted('step');
const battalions = counted('battalion');
const places = counted('place');
const posts = counted('post');
const rounds = counted('round');
const airPoints = counted('air point');
const air = (count: number) => (count > 0 ? `, ${count} air` : '');
const toMark = (q: Asked) => `losses ${q.number('losses')} of ${q.number('mark')}`;
const undropped = (count: number) => (count > 0 ? `, ${count} not dropped` : '');

export const play = {
  asks: {
    'set-up': (q) =>
      q.id('side') === 'french'
        ? say`Set-up: move units within the central camp or within their own centre, or start with the listed places.`
        : say`Set-up: move pieces from jungle to jungle, or start with the listed places.`,
    trade: (q) =>
      q.is('half')
        ? say`One more step, for another battalion, from the point already traded?`
        : say`Munitions received: ${points(q.number('points'))}. Trade any for steps, or store them?`,
    interdict: () => say`Spend 2 air points to remove 1 Viet Minh barrage point?`,
    replace: (q) => say`Replacement points: ${q.number('points')}. Restore, rebuild or merge?`,
    return: () => say`Return which battalions to the map? Each extra week off the map restores a step.`,
    leave: (q) => say`Which reduced battalions leave? They may return in week ${q.number('back')}, one step stronger.`,
    dig: (q) => say`Digging points left: ${q.number('points')}. Dig where? Levels must link back to the jungle.`,
    'assault-week': () =>
      say`Will the Viet Minh launch assaults this week? If not, the French may launch operations, or the week is quiet.`,
    'operate-week': () => say`The Viet Minh launch no assaults. Will the French launch operations this week?`,
    'strategic-move': () => say`A quiet week: move pieces to any place they can reach.`,
    drop: (q) => say`Drop paratroops: companies left in this round: ${q.number('left')}.`,
    'vm-move': () => say`Move hidden pieces: one jungle zone, or two steps through trenches and captured posts.`,
    'assault-now': () => say`Launch an assault this round, or pass?`,
    'french-move': () => say`Move units through French posts, within the central camp or within their own centre.`,
    scout: () => say`Scout which zone? On 1 nothing is seen; on 5 and 6 it costs a step.`,
    'scout-loss': (q) => say`Reconnaissance of ${the(q.place('place'))}: who takes the loss?`,
    dummy: (q) => say`A dummy was revealed ${within(q.place('place'))}: to which jungle does it go?`,
    'operate-now': () => say`Launch an operation this round, or pass?`,
    engage: () => say`Engage which battalions? They are revealed.`,
    expose: () => say`Target which Viet Minh posts? The pieces there are revealed.`,
    barrage: (q) =>
      q.ids('named').length > 0 ? say`Targets named: ${q.name('named')}. Any more?` : say`Name targets for barrages.`,
    'bear-check': (q) => say`Fire at ${the(q.place('place'))}: which unit checks its morale?`,
    'bear-disorder': (q) => say`Fire at ${the(q.place('place'))}: disorganized, or a step instead?`,
    'bear-steps': (q) => say`Fire at ${the(q.place('place'))}: ${steps(q.number('left'))} to lose. Which unit?`,
    'bear-tank': () => say`A tank is hit: which section loses a step?`,
    'assault-move': () => say`Move engaged battalions into bases or posts.`,
    'operation-move': () => say`Move units of the operation: one post or zone, tanks through the camp.`,
    declare: (q) =>
      q.ids('named').length > 0
        ? say`Attacks declared: ${q.name('named')}. Any more?`
        : say`Choose attackers and their targets, before the enemy fires.`,
    'defensive-fire': () => say`Defensive fire: choose a firing post and its target.`,
    firers: (q) => say`Which battalions ${within(q.place('place'))} fire? Up to ${q.number('most')}.`,
    'defensive-barrage': (q) =>
      q.ids('named').length > 0
        ? say`Targets named: ${q.name('named')}. Any more?`
        : say`Name targets for defensive barrages.`,
    attack: (q) =>
      q.ids('named').length > 0
        ? say`Attacks declared: ${q.name('named')}. Any more?`
        : say`Hand-to-hand combat: choose attackers and their targets.`,
    'call-off': () => say`Call off any attack before the first die?`,
    stand: (q) => say`${q.place('place')}: two companies with the cover of the post, or all without it?`,
    name: (q) => say`${q.place('place')}: whose morale counts? That unit bears the first loss.`,
    'add-air': (q) => say`${q.place('place')}: add air points? Each shifts two columns.`,
    critical: (q) => say`${q.place('place')}: double the result, or keep it and hit a tank?`,
    'hand-steps': (q) => say`${q.place('place')}: ${steps(q.number('left'))} more to lose. Which unit?`,
    'hand-disorder': (q) => say`${q.place('place')}: which unit is disorganized?`,
    'hand-check': (q) => say`${q.place('place')}: which unit checks its morale?`,
    rout: (q) => say`${q.unit('unit')} falls back from ${the(q.place('place'))}: to which jungle?`,
    'lone-tank': (q) => say`${q.unit('unit')} is alone ${within(q.place('place'))}: to which post does it go?`,
    advance: (q) => say`${q.place('place')} has no defenders left. Which units enter?`,
    'defensive-move': () => say`Defensive movement: move units one place, or stay.`,
    'break-off': () => say`Which battalions break off to the jungle? They become fatigued.`,
    'go-on': () => say`Continue with another impulse, or stop?`,
    enter: () => say`Enter empty posts that your units face?`,
    withdraw: () => say`Withdraw units, or stay?`,
    'end-week': () => say`End this week’s rounds now? Both sides must agree.`,
    siege: (q) =>
      say`Siege fire: ${points(q.number('points'))} left. Each costs the French a step or a replacement point.`,
    'siege-loss': (q) =>
      say`Siege fire on ${the(q.place('place'))}: who takes the loss? Losses left: ${q.number('left')}.`,
    'encircled-loss': (q) => say`${q.place('place')} is encircled: which unit loses a step?`,
    'hill-loss': (q) => say`${q.place('place')} in Viet Minh hands costs a step: who takes the loss?`,
  },
  choices: {
    move: ({ unit, to }, n) => `${n.textOf(unit)}: ${n.textOf(to)}`,
    trade: ({ unit, steps: count }, n) => `${n.textOf(unit)}: ${steps(count)}`,
    merge: ({ unit, with: other }, n) => `${n.textOf(unit)} + ${n.textOf(other)}`,
    replace: ({ unit }, n) => `${n.textOf(unit)}: 1 step back`,
    return: ({ unit }, n) => `${n.textOf(unit)} returns`,
    leave: ({ unit }, n) => `${n.textOf(unit)} leaves`,
    engage: ({ unit }, n) => `Engage ${n.textOf(unit)}`,
    pick: ({ unit }, n) => n.textOf(unit),
    disorganize: ({ unit }, n) => `${n.textOf(unit)}: disorganized`,
    lose: ({ unit }, n) => `${n.textOf(unit)}: a step`,
    'break-off': ({ unit }, n) => `${n.textOf(unit)} breaks off`,
    dig: ({ place }, n) => `Dig: ${n.textOf(place)}`,
    scout: ({ place }, n) => `Scout ${n.textOf(place)}`,
    barrage: ({ place }, n) => `Barrage: ${n.textOf(place)}`,
    target: ({ place }, n) => `Target ${n.textOf(place)}`,
    'call-off': ({ place }, n) => `Call off: ${n.textOf(place)}`,
    siege: ({ place }, n) => `Siege fire: ${n.textOf(place)}`,
    assault: ({ place }, n) => `Assault ${n.textOf(place)} with all`,
    hide: ({ place }, n) => `To ${n.textOf(place)}`,
    fire: ({ from, place, air: added }, n) => {
      if (from === place) return `Fire in ${n.textOf(place)}${air(added)}`;
      const letter = baseLetter(place);
      return `${n.textOf(from)} → ${letter === '' ? n.textOf(place) : `${letter} base`}${air(added)}`;
    },
    strike: ({ place, air: added }, n) => `Strike: ${n.textOf(place)}${air(added)}`,
    attack: ({ unit, place }, n) => `${n.textOf(unit)}: ${n.textOf(place)}`,
    two: ({ unit, with: other }, n) => `${n.textOf(unit)} and ${n.textOf(other)}`,
    air: ({ points: count }) => (count === 0 ? 'No air points' : points(count)),
    interdict: () => 'Spend 2 air points',
    yes: (_, __, q) => answerIn(q, yeses[q.key] ?? 'Yes', ahead),
    no: (_, __, q) => answerIn(q, noes[q.key] ?? 'No', instead),
    all: (_, __, q) => (q.key === 'stand' ? 'All, without the cover' : 'All of them'),
    double: () => 'Double the result',
    tank: () => 'Keep it and hit a tank',
    pay: () => 'A replacement point',
  },
  dones: {
    'set-up': () => 'Start from here',
    trade: () => 'Store the rest',
    interdict: (q) => `Keep ${airPoints(q.number('air'))}`,
    replace: () => 'Keep the rest',
    return: () => 'The others stay',
    leave: () => 'The others stay',
    dig: () => 'Stop digging',
    'strategic-move': () => 'End movement',
    drop: () => 'No more drops',
    'vm-move': () => 'End movement',
    'french-move': () => 'End movement',
    scout: () => 'No more scouting',
    engage: (q) => (q.ids('named').length > 0 ? 'Reveal them' : 'Engage none'),
    expose: () => 'No more targets',
    barrage: (q) => (q.ids('named').length > 0 ? 'Fire the barrages' : 'No barrage'),
    'assault-move': () => 'End movement',
    'operation-move': () => 'End movement',
    declare: (q) => (q.ids('named').length > 0 ? 'No more attacks' : 'No attack'),
    'defensive-fire': () => 'Hold fire',
    firers: () => 'Fire with these',
    'defensive-barrage': (q) => (q.ids('named').length > 0 ? 'Fire the barrages' : 'No barrage'),
    attack: (q) => (q.ids('named').length > 0 ? 'Fight' : 'No attack'),
    'call-off': () => 'Fight',
    advance: () => 'No more units',
    'defensive-move': () => 'Stay',
    'break-off': () => 'Stay',
    enter: () => 'Stay out',
    withdraw: () => 'Stay',
    siege: () => 'Keep the rest',
  },
  doneMade: 'Done',
  refusals: {
    'not-yours': 'The unit is not yours.',
    'not-on-map': 'The unit is not on the map.',
    'moved-already': 'The unit has already moved.',
    disorganized: 'A disorganized unit cannot move.',
    'too-far': 'The unit cannot get there.',
    'enemy-there': 'Enemy units are there.',
    'three-pieces': 'At most three Viet Minh pieces in a post.',
    'tank-alone': 'A tank cannot stand alone.',
    'leaves-tank': 'The unit would leave a tank alone.',
    'base-french': 'The French attack through bases but do not stand in them.',
    'base-full': 'A base holds battalions of one regiment only, up to the trench level.',
    'not-engaged': 'Only engaged battalions can do this.',
    'already-in': 'The unit is already attacking.',
    barred: 'After 50 losses fatigued battalions do not attack.',
    'no-trench': 'Viet Minh pieces need a trench there.',
    'trench-full': 'The trench is already at level 3.',
    'no-chain': 'No chain of trenches links it to the jungle.',
    'points-short': 'There are not enough points left.',
    'french-only': 'Only the French have this unit.',
    'not-beside': 'No centre with French units lies next to it.',
    'scouted-already': 'The zone was scouted in this round.',
    'no-guns': 'There are no barrage points left.',
    'named-already': 'It is already named.',
    'out-of-reach': 'It cannot be reached from here.',
    'nothing-there': 'There is nothing there to hit.',
    'tank-bears-nothing': 'Tanks do not take this loss.',
    'not-among': 'This unit is not involved.',
    'full-strength': 'The unit is at full strength.',
    'not-offered': 'This cannot be done now.',
    'game-over': 'The game is over.',
  },
  whys: {
    'go-on': 'No better option.',
    'attack-week': 'There is a post worth an assault this week.',
    'quiet-week': 'A quiet week costs less.',
    'good-odds': 'The odds are good.',
    'poor-odds': 'The odds are poor.',
    'dig-in': 'The trench brings an assault closer.',
    ring: 'A closed ring costs a step each week.',
    trade: 'Full battalions are worth more than shells.',
    rested: 'The battalion is fit again.',
    rest: 'The battalion needs rest.',
    'move-up': 'The next assault will start there.',
    cover: 'A level 3 trench needs a piece to cover it.',
    garrison: 'The post should not stand empty.',
    engage: 'These battalions take part in the assault.',
    barrage: 'The guns can weaken the garrison first.',
    'save-guns': 'The shells will be worth more later.',
    fire: 'Fire costs nothing and may hit.',
    'add-air': 'Air points make the difference here.',
    'save-air': 'The air points are worth more elsewhere.',
    interdict: 'Every barrage point removed spares the camp a barrage.',
    'counter-attack': 'The post can be retaken.',
    reinforce: 'The post is threatened.',
    replace: 'The unit is needed at full strength.',
    drop: 'Fresh companies hold longer.',
    scout: 'A dummy may hold that trench.',
    'cheapest-loss': 'This loss hurts least.',
    hold: 'The post holds longest this way.',
    'best-morale': 'It has the best morale.',
    'take-ground': 'The post is open.',
    siege: 'Remaining points can still wear the camp down.',
    stay: 'The pieces stand where they are needed.',
    enough: 'Enough take part already.',
    'no-scout': 'No trench is worth the risk of scouting.',
    'more-to-do': 'More can be won this week.',
  },
} satisfies Partial<SeasonTexts>;

const yeses: Readonly<Record<string, string>> = {
  'assault-week': 'Launch assaults',
  'operate-week': 'Launch operations',
  'assault-now': 'Launch assault',
  'operate-now': 'Launch operation',
  'go-on': 'Another impulse',
  'end-week': 'End the rounds',
};
const noes: Readonly<Record<string, string>> = {
  'assault-week': 'No assaults',
  'operate-week': 'Quiet week',
  'assault-now': 'Pass',
  'operate-now': 'Pass',
  'go-on': 'Stop',
  'end-week': 'Play on',
};
/** What follows from a yes. */
const ahead: Follows = {
  'assault-week': () => 'four rounds, French drops',
  'operate-week': () => 'no drops, no assaults',
  'assault-now': (q) => `${battalions(q.number('ready'))} at ${places(q.number('places'))}, ${toMark(q)}`,
  'operate-now': (q) =>
    `air ${q.number('air')}, munitions ${q.number('munitions')}, ${posts(q.number('posts'))} in reach`,
  'go-on': (q) => `${q.number('worn')} disorganized or fatigued${q.number('mark') > 0 ? `, ${toMark(q)}` : ''}`,
  'end-week': (q) => `${rounds(q.number('left'))} fewer${undropped(q.number('waiting'))}`,
};
/** What follows from a no. */
const instead: Follows = {
  'assault-week': () => 'all rest unless the French launch operations',
  'operate-week': () => 'all rest and move freely, one drop',
};
