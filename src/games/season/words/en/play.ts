/** Questions, the buttons that answer them, and why something is not allowed. */
import { say } from '../../../../kernel/words';
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
        ? say`Set-up: move units inside their own camp, or start with the listed places.`
        : say`Set-up: move pieces from jungle to jungle, or start with the listed places.`,
    trade: (q) =>
      q.is('half')
        ? say`One step more for another battalion, from the point already traded?`
        : say`Munitions received: ${points(q.number('points'))}. Trade any for steps, or store them?`,
    interdict: () => say`Spend 2 air points to remove 1 Viet Minh barrage point?`,
    replace: (q) => say`Replacement points: ${q.number('points')}. Restore, rebuild or merge?`,
    return: () => say`Which battalions return to the map from this week’s box? A week more gives a step.`,
    leave: (q) => say`Which reduced battalions leave? They may return in week ${q.number('back')}, a step stronger.`,
    dig: (q) => say`Digging points left: ${q.number('points')}. Dig where? Levels must link back to the jungle.`,
    'assault-week': () =>
      say`Will the Viet Minh assault this week? If not, the French may operate or the week is quiet.`,
    'operate-week': () => say`The Viet Minh will not assault. Will the French operate this week?`,
    'strategic-move': () => say`A quiet week: move pieces to any place they can reach.`,
    drop: (q) => say`Drop paratroops: companies left in this round: ${q.number('left')}.`,
    'vm-move': () => say`Move hidden pieces: one jungle zone, or two steps through trenches and captured posts.`,
    'assault-now': () => say`Assault in this round, or let it pass?`,
    'french-move': () => say`Move units through French posts inside their own camp.`,
    scout: () => say`Scout which zone? On 1 nothing is seen; on 5 and 6 it costs a step.`,
    'scout-loss': (q) => say`Reconnaissance at ${q.place('place')}: who pays for it?`,
    dummy: (q) => say`A dummy was shown at ${q.place('place')}: to which jungle does it go?`,
    'operate-now': () => say`Operate in this round, or let it pass?`,
    engage: () => say`Engage which battalions? They are turned face up.`,
    expose: () => say`Which Viet Minh posts are targets? The pieces there are turned up.`,
    barrage: (q) =>
      q.ids('named').length > 0 ? say`Targets named: ${q.name('named')}. Any more?` : say`Name targets for barrages.`,
    'bear-check': (q) => say`Fire at ${q.place('place')}: which unit checks its morale?`,
    'bear-disorder': (q) => say`Fire at ${q.place('place')}: disorganized, or a step instead?`,
    'bear-steps': (q) => say`Fire at ${q.place('place')}: ${steps(q.number('left'))} to lose. Which unit?`,
    'bear-tank': () => say`A tank is hit: which section loses a step?`,
    'assault-move': () => say`Move engaged battalions into bases or posts.`,
    'operation-move': () => say`Move units of the operation: one post or zone, tanks through the camp.`,
    declare: (q) =>
      q.ids('named').length > 0
        ? say`Attacks declared: ${q.name('named')}. Any more?`
        : say`Who attacks what? Declare before they fire.`,
    'defensive-fire': () => say`Defensive fire: which place fires at which target?`,
    firers: (q) => say`Which battalions in ${q.place('place')} fire? Up to ${q.number('most')}.`,
    'defensive-barrage': (q) =>
      q.ids('named').length > 0
        ? say`Targets named: ${q.name('named')}. Any more?`
        : say`Name targets for defensive barrages.`,
    attack: (q) =>
      q.ids('named').length > 0
        ? say`Attacks declared: ${q.name('named')}. Any more?`
        : say`Who attacks what, hand to hand?`,
    'call-off': () => say`Call off any attack before the first die?`,
    stand: (q) => say`${q.place('place')}: two companies with the cover of the post, or all without it?`,
    name: (q) => say`${q.place('place')}: whose morale counts? That unit bears the first loss.`,
    'add-air': (q) => say`${q.place('place')}: add air points? Each shifts two columns.`,
    critical: (q) => say`${q.place('place')}: double the result, or keep it and hit a tank?`,
    'hand-steps': (q) => say`${q.place('place')}: ${steps(q.number('left'))} more to lose. Which unit?`,
    'hand-disorder': (q) => say`${q.place('place')}: which unit is disorganized?`,
    'hand-check': (q) => say`${q.place('place')}: which unit checks its morale?`,
    rout: (q) => say`${q.unit('unit')} falls back from ${q.place('place')}: to which jungle?`,
    'lone-tank': (q) => say`${q.unit('unit')} is alone in ${q.place('place')}: to which post does it go?`,
    advance: (q) => say`${q.place('place')} has no defenders left. Who enters?`,
    'defensive-move': () => say`Defensive movement: move units one place, or stay.`,
    'break-off': () => say`Which battalions break off to the jungle? They become fatigued.`,
    'go-on': () => say`Continue with another impulse, or stop?`,
    enter: () => say`Enter empty posts that your units face?`,
    withdraw: () => say`Withdraw units, or stay?`,
    'end-week': () => say`End this week’s rounds now? Both sides must agree.`,
    siege: (q) =>
      say`Siege fire: ${points(q.number('points'))} left. Each costs the French a step or a replacement point.`,
    'siege-loss': (q) => say`Siege fire on ${q.place('place')}: who pays? Losses left: ${q.number('left')}.`,
    'encircled-loss': (q) => say`${q.place('place')} is encircled: which unit loses a step?`,
    'hill-loss': (q) => say`${q.place('place')} in Viet Minh hands costs a loss: who pays?`,
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
      return `${n.textOf(from)} → ${letter === '' ? n.textOf(place) : `base in ${letter}`}${air(added)}`;
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
    'strategic-move': () => 'Movement is over',
    drop: () => 'No more drops',
    'vm-move': () => 'Movement is over',
    'french-move': () => 'Movement is over',
    scout: () => 'No more scouting',
    engage: (q) => (q.ids('named').length > 0 ? 'Turn them up' : 'Engage nobody'),
    expose: () => 'No more targets',
    barrage: (q) => (q.ids('named').length > 0 ? 'Fire the barrages' : 'No barrage'),
    'assault-move': () => 'Movement is over',
    'operation-move': () => 'Movement is over',
    declare: (q) => (q.ids('named').length > 0 ? 'No more attacks' : 'No attack'),
    'defensive-fire': () => 'Hold fire',
    firers: () => 'Fire with these',
    'defensive-barrage': (q) => (q.ids('named').length > 0 ? 'Fire the barrages' : 'No barrage'),
    attack: (q) => (q.ids('named').length > 0 ? 'Fight' : 'No attack'),
    'call-off': () => 'Fight',
    advance: () => 'Enter no more',
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
    'base-full': 'A base holds one regiment, as many battalions as the trench level.',
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
    'not-among': 'The unit is not concerned.',
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
    interdict: 'Each barrage point less spares the camp a blow.',
    'counter-attack': 'The post can be retaken.',
    reinforce: 'The post is threatened.',
    replace: 'The unit is needed at full strength.',
    drop: 'Fresh companies hold longer.',
    scout: 'A dummy may hold that trench.',
    'cheapest-loss': 'It is the loss you can best spare.',
    hold: 'The post holds longest this way.',
    'best-morale': 'It has the best morale.',
    'take-ground': 'The post is open.',
    siege: 'What is left can still wear the camp down.',
    stay: 'The pieces stand where they are needed.',
    enough: 'Enough take part already.',
    'no-scout': 'No trench is worth the risk of a scout.',
    'more-to-do': 'More can be won this week.',
  },
} satisfies Partial<SeasonTexts>;

const yeses: Readonly<Record<string, string>> = {
  'assault-week': 'Assault this week',
  'operate-week': 'Operate this week',
  'assault-now': 'Assault',
  'operate-now': 'Operate',
  'go-on': 'Another impulse',
  'end-week': 'End the rounds',
};
const noes: Readonly<Record<string, string>> = {
  'assault-week': 'No assaults',
  'operate-week': 'A quiet week',
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
  'assault-week': () => 'all rest unless the French operate',
  'operate-week': () => 'all rest and move freely, one drop',
};
