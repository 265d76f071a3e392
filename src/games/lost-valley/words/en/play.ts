/** Questions, the buttons that answer them, and why something is not allowed. */
import { say, signed } from '../../../../kernel/words';
import type { ValleyTexts } from '../texts';

const points = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

export const play = {
  asks: {
    event: (q) => say`Play ${q.name('card')} this turn, or keep it in hand?`,
    reserve: () => say`Play a reserve card from your hand?`,
    discard: (q) =>
      q.number('hand') > q.number('limit')
        ? say`You hold ${points(q.number('hand'), 'card')} and may keep ${q.number('limit')}: discard one.`
        : say`You hold ${points(q.number('hand'), 'card')} and may keep ${q.number('limit')}. Discard any?`,
    missions: (q) =>
      say`${points(q.number('asp'), 'air support point')} left: suppress the flak, strike a division, or keep them?`,
    ration: () => say`Cut the rations? Each point of camp morale given up adds 1 to the supply roll.`,
    delay: () => say`Delay a reinforcement by one turn, for +1 on the supply roll?`,
    boost: () => say`Turn resource points into camp morale, one for one?`,
    weaken: () => say`Which other division loses 1 Strength?`,
    restore: (q) => say`Restore which battalion to full strength? ${q.number('left')} left.`,
    recover: () => say`Which unit recovers from disruption?`,
    place: (q) => say`Place ${q.name('unit')} where?`,
    hasten: () => say`Drop the next reinforcement this turn?`,
    support: (q) => say`${q.name('division')} assaults ${q.name('cr')}. What do you commit to the defence?`,
    lose: (q) => say`Step loss: which unit? ${q.number('left')} left to take.`,
    retreat: (q) => say`Retreat from ${q.name('cr')}: where does each unit go? ${q.name('units')}.`,
    stacking: (q) =>
      q.number('steps') > 0
        ? say`${q.name('cr')} is ${points(q.number('steps'), 'infantry step')} over its stacking limit. Remove what?`
        : say`${q.name('cr')} is ${points(q.number('assets'), 'asset')} over its stacking limit. Remove what?`,
    reroll: (q) => {
      switch (q.id('table')) {
        case '12':
          return say`The airstrip is not repaired. Reroll with ${q.name('unit')}?`;
        case '10.2':
          return say`${q.name('division')} loses ${q.number('strengthLost')} Strength and ${q.is('repulsed') ? 'is repulsed' : 'holds'}. Reroll (armour)?`;
        default:
          return say`${q.name('division')} loses ${q.number('strengthLost')} Strength. Reroll (flak at ${q.name('cr')})?`;
      }
    },
    land: (q) =>
      q.number('ap') > 0
        ? say`Where does ${q.name('unit')} jump?`
        : say`Where does ${q.name('unit')} jump? Without an action point it cannot leave a drop zone and would be lost there.`,
    raise: (q) =>
      q.is('raising') ? say`Raise a Bataillon de Marche from the remnants?` : say`Play a reserve card from your hand?`,
    move: (q) => {
      if (q.is('relieving')) return say`PC GONO has no infantry: move some there.`;
      if (q.ids('waiting').length > 0)
        return say`Move your units. Lost if not moved off the drop zone: ${q.name('waiting')}.`;
      return q.number('cost') > 0
        ? say`Move your units, each once? The first move costs 1 action point.`
        : say`Move your units, each once.`;
    },
    assault: (q) =>
      q.number('cost') > 0
        ? say`Assault a Viet Minh centre? The first assault costs 1 action point.`
        : say`Assault another Viet Minh centre?`,
    'assault-force': (q) => say`Assault on ${q.name('cr')}: which units, and with what support?`,
    occupy: (q) => say`${q.name('cr')} is clear. Which units move in?`,
    raid: (q) =>
      q.number('cost') > 0
        ? say`Raid the trenches around a centre? Raids and repairs cost 1 action point in total.`
        : say`Raid the trenches around a centre?`,
    'raid-force': (q) => say`Raid around ${q.name('cr')}: which units, and with what support?`,
    repair: (q) =>
      q.number('cost') > 0
        ? say`Repair fortifications behind the front? 1 resource point each, and 1 action point in total.`
        : say`Repair fortifications behind the front? 1 resource point each.`,
    strip: (q) =>
      q.number('cost') > 0 ? say`Repair the airstrip? It costs 1 action point.` : say`Repair the airstrip?`,
  },
  dones: {
    reserve: () => 'Play no card',
    discard: () => 'Keep the hand',
    missions: (q) => (q.number('asp') > 0 ? `Continue, keep ${q.number('asp')}` : 'Resolve missions'),
    delay: () => 'Delay nobody',
    restore: () => 'Done',
    hasten: () => 'Keep the planned turn',
    support: () => 'Resolve the assault',
    raise: (q) => (q.is('raising') ? 'Raise no more' : 'Play no card'),
    move: (q) =>
      q.ids('waiting').length > 0 ? `End: ${points(q.ids('waiting').length, 'unit')} lost` : 'End movement',
    assault: () => 'End assaults',
    'assault-force': () => 'Not this assault',
    occupy: () => 'No more units',
    raid: () => 'End raids',
    'raid-force': () => 'Not this raid',
    repair: () => 'End repairs',
    strip: () => 'Leave it damaged',
  },
  doneMade: 'Next step',
  choices: {
    play: () => 'Play it this turn',
    keep: () => 'Keep it in hand',
    card: (c, n) => `Play: ${n.card(c.card).text}`,
    discard: (c, n) => `Discard: ${n.card(c.card).text}`,
    recover: (c, n) => `${n.brief(c.unit)} recovers`,
    weaken: (c, n) => `${n.division(c.division).text}: −1`,
    restore: (c, n) => `Restore ${n.brief(c.unit)}`,
    sead: (c) => (c.asp === 1 ? 'Suppress flak: 1 point' : `Suppress flak: ${c.asp} points`),
    das: (c, n) => `Strike ${n.division(c.division).text}`,
    ration: (c) => (c.cm === 0 ? 'Full rations' : `Morale ${signed(-c.cm)}, roll ${signed(c.cm)}`),
    delay: (c, n) => `Delay ${n.brief(c.unit)}`,
    boost: (c) => (c.rp === 0 ? 'Spend nothing' : `Spend ${c.rp}: morale ${signed(c.rp)}`),
    support: (c, n) => `Guns: ${n.brief(c.unit)}`,
    air: () => 'Commit 1 air point',
    lose: (c, n) => `${n.brief(c.unit)} loses a step`,
    retreat: (c, n) => `${n.brief(c.unit)} to ${n.short(c.to)}`,
    reduce: (c, n) => `Reduce ${n.brief(c.unit)}`,
    remove: (c, n) => `Remove ${n.brief(c.unit)}`,
    reroll: () => 'Reroll',
    stand: () => 'Keep this result',
    hasten: (c, n) => `Drop ${n.brief(c.unit)} now`,
    land: (c, n) => `${n.brief(c.unit)} to ${n.short(c.at)}`,
    raise: (c, n) => `Raise one in ${n.short(c.at)}`,
    place: (c, n) => `${n.brief(c.unit)} to ${n.short(c.at)}`,
    move: (c, n) => `${n.brief(c.unit)} to ${n.short(c.to)}`,
    assault: (c, n) => `Assault ${n.short(c.cr)}`,
    raid: (c, n) => `Raid around ${n.short(c.cr)}`,
    join: (c, n) => `Add ${n.brief(c.unit)}`,
    go: (_, __, q) => (q.key === 'raid-force' ? 'Launch the raid' : 'Launch the assault'),
    occupy: (c, n) => `${n.brief(c.unit)} moves in`,
    repair: (c, n) => `Repair ${n.short(c.cr)}: +1`,
    engineer: (c, n) => `31 BG at ${n.short(c.cr)}: +2`,
    strip: (c) => (c.rp === 0 ? 'Repair the airstrip' : 'Repair, 1 RP for +1'),
  },
  mades: {
    play: (c, n) => `Play: ${n.card(c.card).text}`,
    keep: (c, n) => `Keep: ${n.card(c.card).text}`,
    support: (c, n, q) => `${n.brief(c.unit)} supports ${n.short(q.id('cr'))}`,
    air: (_, n, q) => `1 air point for ${n.short(q.id('cr'))}`,
    join: (c, n, q) =>
      `${n.brief(c.unit)}: ${q.key === 'raid-force' ? 'raid around' : 'assault on'} ${n.short(q.id('cr'))}`,
    go: (_, n, q) => `${q.key === 'raid-force' ? 'Raid around' : 'Assault on'} ${n.short(q.id('cr'))}`,
    occupy: (c, n, q) => `${n.brief(c.unit)} into ${n.short(q.id('cr'))}`,
    stand: (_, n, q) => (q.id('cr') === '' ? 'Keep the roll' : `Keep the roll at ${n.short(q.id('cr'))}`),
    reroll: (_, n, q) => (q.id('cr') === '' ? 'Reroll' : `Reroll at ${n.short(q.id('cr'))}`),
  },
  refusals: {
    'off-map': 'This unit is not on the map.',
    'already-there': 'It is already there.',
    used: 'This unit has already been used this turn.',
    'has-moved': 'A unit moves only once a turn.',
    'no-ap': 'No action points left.',
    'no-rp': 'You cannot spend your last resource point.',
    'enemy-held': 'The Viet Minh hold this centre.',
    'relieve-hq': 'PC GONO must receive infantry first.',
    'last-in-hq': 'This is the last infantry in PC GONO: move other infantry in first.',
    'guns-never-move': 'Under this optional rule artillery never moves.',
    'division-active': 'Artillery moves only while all four divisions are inactive.',
    encircled: 'The centre is encircled: nobody gets in or out.',
    'encircled-there': 'The destination is encircled.',
    'isabelle-heavy': 'Artillery and flak cannot move to or from Isabelle.',
    'no-mans-land': 'Artillery and flak cannot enter No Man’s Land.',
    'in-no-mans-land': 'It is in No Man’s Land and cannot leave.',
    'isabelle-to': 'Infantry must start next to Isabelle to reach it.',
    'isabelle-from': 'Infantry from Isabelle must stop in the first centre.',
    'too-far': 'Out of reach: too far, or the way there is blocked.',
    'not-french': 'This centre is not French.',
    'no-room': 'No room there (stacking limit).',
    'dz-not-french': 'This drop zone is not covered by a French centre.',
    'no-landing-place': 'Units jump onto drop zones or Huguette.',
    'no-remnants': 'There are no remnants to raise a battalion from.',
    'four-raised': 'All four Bataillons de Marche are on the map.',
    'not-enemy-held': 'The Viet Minh do not hold this centre.',
    'assaulted-already': 'It has already been assaulted this turn.',
    'nobody-near': 'No eligible unit is close enough.',
    'cannot-assault': 'Only infantry and armour can assault.',
    'not-adjacent': 'It is not adjacent to the centre.',
    'already-in': 'It is already taking part.',
    'too-many-steps': 'That would be too many infantry steps.',
    'cannot-hold': 'Only infantry and armour can hold a centre.',
    'no-gun': 'Only artillery can give fire support.',
    'out-of-range': 'Out of range of this artillery.',
    'works-complete': 'Fortifications are already at maximum.',
    'raided-already': 'There has already been a raid there this turn.',
    'not-front': 'Raids are possible only at the front.',
    'cannot-raid': 'Only infantry and armour can raid.',
    'not-near': 'It is neither in the centre nor adjacent to it.',
    'one-armor': 'At most one tank platoon can join a raid.',
    'repaired-already': 'It has already been repaired this turn.',
    'card-forbids': 'An event forbids repairs this turn.',
    front: 'No repairs at the front; a raid can help.',
    'strip-destroyed': 'The airstrip is destroyed for good.',
    'strip-whole': 'The airstrip is not damaged.',
    'not-offered': 'That is not possible now.',
    'game-over': 'The game is over.',
  },
} satisfies Partial<ValleyTexts>;
