/** What happened, and how rolls come about. */

import { sumOf } from '../../../../kernel/wording';
import { say, signed } from '../../../../kernel/words';
import type { FrenchCasualties } from '../../data/tables';
import { isPassed } from '../names';
import type { ValleyTexts } from '../texts';

const steps = (count: number) => (count === 1 ? '1 step lost' : `${count} steps lost`);

function casualties({ steps: lost, disrupt, retreat, counterBattery }: FrenchCasualties): string {
  const parts: string[] = [];
  if (lost > 0) parts.push(steps(lost));
  if (disrupt === 'check') parts.push('disruption checks');
  if (disrupt === 'all') parts.push('all disrupted');
  if (counterBattery) parts.push('counter-battery fire');
  if (retreat) parts.push('retreat checks');
  return parts.length > 0 ? parts.join(', ') : 'no losses';
}

function vmLosses(lost: number, cm: number, repulsed = false): string {
  const parts = [lost > 0 ? `Strength ${signed(-lost)}` : 'no losses'];
  if (cm > 0) parts.push(`camp morale ${signed(cm)}`);
  if (repulsed) parts.push('repulsed');
  return parts.join(', ');
}

const columns = ({ french, vm }: { readonly french: number; readonly vm: number }) =>
  `roll for French losses ${signed(french)}, for Viet Minh losses ${signed(vm)}`;

export const log = {
  rows: {
    '1': ({ hand }) => (hand === 1 ? '1 card in hand' : `${hand} cards in hand`),
    '2': ({ asp }) => (asp === 1 ? '1 air support point' : `${asp} air support points`),
    '2.1': ({ aaa }) => (aaa === 0 ? 'no effect' : `flak ${signed(aaa)}`),
    '2.2': ({ strength }) => (strength === 0 ? 'no effect' : `Strength ${signed(strength)}`),
    '3': ({ status }) => (status === 'unchanged' ? 'no change' : `airstrip ${status}`),
    '4': ({ rp }) => (rp === 0 ? 'resources unchanged' : `resources ${signed(rp)}`),
    '5': ({ strength }) => `Strength ${signed(strength)}`,
    '8': ({ levels }) => (levels === 0 ? 'no effect' : `fortifications ${signed(-levels)}`),
    '9': columns,
    '9.1': casualties,
    '9.2': ({ strengthLost, cm }) => vmLosses(strengthLost, cm),
    '10': columns,
    '10.1': casualties,
    '10.2': ({ strengthLost, cm, repulsed }) => vmLosses(strengthLost, cm, repulsed),
    '11': ({ levels, steps: lost, disrupt }) => {
      const gain = levels === 0 ? 'no gain' : `fortifications ${signed(levels)}`;
      const cost = casualties({ steps: lost, disrupt, retreat: false, counterBattery: false });
      return `${gain}, ${cost}`;
    },
    '12': ({ repaired }) => (repaired ? 'repaired' : 'not repaired'),
  },
  checks: { '6': ['active', 'inactive'], '7': ['activated', 'not yet activated'] },
  spent: {
    boost: 'extra supplies for the troops',
    sead: 'flak suppression',
    das: 'deep strikes',
    cas: 'close air support',
    'defensive-fire': 'defensive fire',
    movement: 'movement',
    assault: 'assaults',
    'assault-force': 'artillery for the assault',
    works: 'raids and repairs',
    'raid-force': 'artillery for the raid',
    repair: 'fortifications',
    strip: 'airstrip repair',
  },
  causes: {
    card: (of) => (of === '' ? say`event card` : say`${of}`),
    spent: (of) => say`${of}`,
    drawn: () => say`card drawn`,
    saved: () => say`saved last turn`,
    table: () => say`roll`,
    stars: (of) => say`stars of ${of}`,
    'gun-icon': (of) => say`gun positions at ${of}`,
    'flak-icon': (of) => say`flak site at ${of}`,
    isabelle: () => say`link with Isabelle`,
    withdrawal: (of) => (of === '' ? say`withdrawal` : say`withdrawal from ${of}`),
    rationing: () => say`rationing`,
    boost: () => say`extra supplies for the troops`,
    rest: () => say`no assault last turn`,
    air: () => say`air strike`,
    casualties: (of) => say`losses, ${of}`,
    status: () => say`status check`,
    strong: () => say`strong enough`,
    activation: () => say`activation`,
    sapping: () => say`sapping`,
    raid: () => say`raid`,
    repair: () => say`repair`,
    capture: () => say`capture`,
    liberation: () => say`liberation`,
    automatic: () => say`undefended`,
    assault: () => say`assault`,
    exploitation: () => say`exploitation`,
    'cut-off': () => say`cut off from its division`,
    emptied: () => say`no garrison left`,
    occupation: () => say`occupation`,
    'interdiction-lifted': () => say`interdiction lifted`,
    'counter-battery': () => say`counter-battery fire`,
    retreat: () => say`no room to retreat`,
    stacking: () => say`stacking limit`,
    'drop-zone': () => say`left on the drop zone`,
    'no-landing': () => say`nowhere to land`,
    chosen: () => say`your decision`,
  },
  tallies: {
    centres: (count) => `Centres held: ${count}`,
    full: (count) => `Full battalions: ${count}`,
    reduced: (count) => `Reduced battalions: ${count}`,
    turns: (count) => `The camp held for ${count === 1 ? '1 turn' : `${count} turns`}`,
    held: (count, of) => `${count} of ${of} assaults repulsed`,
    lost: (count) => `${count === 1 ? '1 unit' : `${count} units`} lost`,
    assaults: (count) => (count === 1 ? '1 French assault' : `${count} French assaults`),
    raids: (count) => (count === 1 ? '1 raid' : `${count} raids`),
    paid: (count, of) => `Heaviest losses: ${of} (${count} Strength)`,
  },
  events: {
    turn: (e, n) => say`Turn ${e.turn}: ${n.dates(e.turn)} 1954.`,
    phase: (e, n) => say`${n.phase(e.phase)}.`,
    rolled: (e, n) => {
      const { roll, table, row } = e;
      if (table !== undefined && row !== undefined) {
        return say`${n.roll(roll)}: ${sumOf(roll)}, ${n.row(table, row)}.`;
      }
      if (roll.name !== 'morale') return say`${n.roll(roll)}: ${sumOf(roll)}.`;
      return say`${n.roll(roll)}: ${sumOf(roll)}, ${isPassed(roll) ? 'passed' : 'failed'}.`;
    },
    'card-drawn': (e, n) =>
      e.met
        ? say`Card drawn: ${n.card(e.card)}.`
        : say`Card drawn: ${n.card(e.card)}. Its condition is not met: no event.`,
    'card-played': (e, n) =>
      e.from === 'drawn' ? say`Event: ${n.card(e.card)}.` : say`${n.card(e.card)} is played from the hand.`,
    'card-kept': (e, n) => say`${n.card(e.card)} is kept in hand.`,
    'card-discarded': (e, n) => say`${n.card(e.card)} is discarded.`,
    'card-removed': (e, n) => say`${n.card(e.card)} is removed from the game.`,
    reshuffled: () => say`Draw pile and discard pile are shuffled together.`,
    level: (e, n) =>
      e.cause === 'spent' && e.of === 'cas'
        ? null
        : say`${n.track(e.track)} ${e.from} to ${e.to} (${n.cause(e.cause, e.of)}).`,
    strength: (e, n) => say`${n.division(e.division)}: Strength ${e.from} to ${e.to} (${n.cause(e.cause, e.of)}).`,
    'ap-saved': () => say`1 action point is saved for the next turn.`,
    airstrip: (e, n) => say`Airstrip ${e.to} (${e.cause === 'table' ? 'shelling' : n.cause(e.cause)}).`,
    division: (e, n) =>
      e.cause === 'activation'
        ? say`${n.division(e.division)} joins the battle.`
        : say`${n.division(e.division)} is ${e.active ? 'active' : 'inactive'} (${n.cause(e.cause)}).`,
    fort: (e, n) =>
      e.cause === 'sapping' && e.of !== undefined
        ? say`${n.any(e.of)} saps ${n.place(e.cr)}: fortifications ${e.from} to ${e.to}.`
        : say`${n.place(e.cr)}: fortifications ${e.from} to ${e.to} (${n.cause(e.cause, e.of)}).`,
    encircled: (e, n) =>
      e.encircled ? say`${n.place(e.cr)} is encircled.` : say`${n.place(e.cr)} is no longer encircled.`,
    control: (e, n) => {
      if (e.to === 'french') return say`${n.place(e.cr)} is French again (${n.cause(e.cause)}).`;
      if (e.to === 'nobody') return say`${n.place(e.cr)} becomes No Man’s Land (${n.cause(e.cause)}).`;
      return say`${n.division(e.to)} takes ${n.place(e.cr)} (${n.cause(e.cause)}).`;
    },
    targets: (e, n) =>
      say`The Viet Minh prepare to assault: ${e.assaults.flatMap(({ division, cr }, at) => say`${at > 0 ? ', ' : ''}${n.place(cr)} (${n.division(division)})`)}.`,
    'vm-assault': (e, n) => say`${n.division(e.division)} assaults ${n.place(e.cr)}.`,
    'vm-assault-over': (e, n) => (e.held ? say`${n.place(e.cr)} holds against ${n.division(e.division)}.` : null),
    'french-assault': (e, n) => say`French assault on ${n.place(e.cr)}: ${n.units(e.units)}.`,
    'french-assault-over': (e, n) =>
      e.repulsed
        ? say`The Viet Minh are driven from ${n.place(e.cr)}.`
        : say`The assault on ${n.place(e.cr)} is beaten back.`,
    raid: (e, n) => say`Raid on the trenches around ${n.place(e.cr)}: ${n.units(e.units)}.`,
    'raid-over': () => null,
    support: (e, n) => say`${n.unit(e.unit)} fires in support of ${n.place(e.cr)}.`,
    'air-support': (e, n) => say`1 air support point supports ${n.place(e.cr)}.`,
    moved: (e, n) => say`${n.unit(e.unit)} moves from ${n.place(e.from)} to ${n.place(e.to)}.`,
    retreated: (e, n) => say`${n.unit(e.unit)} retreats from ${n.place(e.from)} to ${n.place(e.to)}.`,
    'step-lost': (e, n) => say`${n.unit(e.unit)} loses a step at ${n.place(e.at)}.`,
    eliminated: (e, n) =>
      e.to === 'remnants'
        ? say`${n.unit(e.unit)} is destroyed at ${n.place(e.at)} (${n.cause(e.cause)}); remnants are left.`
        : say`${n.unit(e.unit)} is lost at ${n.place(e.at)} (${n.cause(e.cause)}).`,
    disrupted: (e, n) => say`${n.unit(e.unit)} is disrupted (${n.cause(e.cause)}).`,
    recovered: (e, n) => say`${n.unit(e.unit)} recovers from disruption.`,
    restored: (e, n) => say`${n.unit(e.unit)} is back at full strength.`,
    arrived: (e, n) => say`${n.unit(e.unit)} arrives at ${n.place(e.at)}.`,
    raised: (e, n) => say`${n.unit(e.unit)} is raised in ${n.place(e.at)} from the remnants of ${n.unit(e.from)}.`,
    delayed: (e, n) => say`${n.unit(e.unit)} is delayed until turn ${e.to} (${n.cause(e.cause)}).`,
    ended: (e, n) =>
      e.result.points === null
        ? say`The campaign is over: ${n.result(e.result.level)}.`
        : say`The campaign is over: ${n.result(e.result.level)}, ${e.result.points} points.`,
  },
} satisfies Partial<ValleyTexts>;
