/** Choices that go together: how they are filled in, what makes all of them, what they come to. */
import type { ValleeTexts } from '../texts';

const s = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);
const batteries = (count: number) => (count === 1 ? '1 battery' : `${count} batteries`);
const dec = (value = 0) => value.toFixed(1);
const pct = (value = 0) => `${Math.round(value * 100)}%`;

export const filled = {
  plans: {
    names: {
      'in-proportion': 'In proportion',
      'in-order': 'In order of the list',
      'all-supply': 'All supply',
      'replacements-first': 'Replacements first',
      'units-first': 'Units first',
      'drops-only': 'Drops, hold fighters',
      'keep-all': 'Keep all for the rounds',
      'guns-first': 'Suppress flak first',
      'hits-most': 'Where it hits most',
      aircraft: 'All aircraft',
      'all-batteries': 'All with line of sight',
      'at-the-dumps': 'Shell the supply dumps',
      'hold-support': 'Hold the guns',
      'all-support': 'All of it, spread',
      'one-battery': 'One battery',
      'most-steps': 'Largest targets',
      'cuts-most': 'Cuts the attack most',
      'best-morale': 'Best morale leads',
      spread: 'Spread',
      'one-unit': 'One unit after another',
      together: 'All together',
      'least-harmed': 'Least harmed',
      'most-to-lose': 'Largest units first',
      'nearest-to-half': 'Closest to half strength first',
      'the-front': 'The front first',
      'until-done': 'Pass until the enemy is done',
      way: 'On the way',
    },
    runs: {
      'setup-air': (count) => `Fly ${count} aircraft`,
      crisis: (count) => `Name ${s(count, 'unit')}`,
      'unpaid-vm': () => 'Leave unsupplied',
      'unpaid-french': () => 'Leave unsupplied',
      'otha-enter': (count) => `Send ${s(count, 'counter')} overland`,
      'air-ground': (count) => `Ground ${count} aircraft`,
      'air-away-transports': (count) => `Send ${s(count, 'transport')}`,
      'air-away-others': (count) => `Send ${count} aircraft`,
      'air-away-any': (count) => `Send ${count} aircraft`,
      'air-load': (count) => `Load ${s(count, 'step')}`,
      'air-missions': (count) => `Fly ${s(count, 'mission')}`,
      'aa-strategic': (count) => `Open fire, ${s(count, 'shot')}`,
      'aa-assault': (count) => `Open fire, ${s(count, 'shot')}`,
      'bombard-vm': (count) => `Fire ${s(count, 'shot')}, pay ${count}`,
      'bombard-french': (count) => `Fire ${s(count, 'shot')}, pay ${count}`,
      'support-active': (count) => `Support with ${count}`,
      'support-other': (count) => `Support with ${count}`,
      'counter-bombard': (count) => `Reply with ${batteries(count)}`,
      'counter-support': (count) => `Reply with ${batteries(count)}`,
      'counter-opportunity': (count) => `Reply with ${batteries(count)}`,
      opportunity: () => 'Fire at it',
      'fire-defender': (count) => `Fire ${s(count, 'shot')}`,
      'fire-attacker': (count) => `Fire ${s(count, 'shot')}`,
      'final-fire': (count) => `Fire ${s(count, 'shot')}`,
      'new-lead': () => 'Name this lead',
      'defend-lead': () => 'Name this lead',
      'strategic-move': (count) => (count === 1 ? 'Move here' : `Move ${count} here`),
      loss: (count) => `Lose ${s(count, 'step')}`,
      retreat: () => 'Retreat together',
      'replace-french': (count) => `Place ${s(count, 'step')}`,
      'replace-vm': (count) => `Place ${s(count, 'step')}`,
      dig: (count) => `Dig ${s(count, 'marker')}`,
    },
    brakes: { 'all-disrupted': 'Stop when all are disrupted' },
    tasks: {
      kept: 'Kept for the assault rounds',
      idle: 'Without a mission',
      'not-shot-at': 'not shot at',
      'one-37': 'one 37 mm',
      'one-mg': 'one machine gun',
      low: 'low',
      high: 'high',
      landed: 'lands',
      scattered: 'scattered',
      lost: 'captured',
      home: 'turns back',
      down: 'shot down',
      steady: 'steady',
      shaken: 'disrupted',
      'step-lost': 'and a step lost',
    },
    outlooks: {
      supply: ({ now = 0, paid = 0, left = 0, due = 0, short = 0 }) => ({
        text: `Supply ${now} → ${left}`,
        detail:
          short > 0
            ? `next week’s bill ${due}: ${short} short`
            : due > 0
              ? `pays ${paid}, next week’s bill ${due}`
              : `pays ${paid}`,
      }),
      points: ({ now = 0, left = 0 }) => ({
        text: `Viet Minh points ${now} → ${left}`,
        detail: 'each step sent costs 1',
      }),
      'points-french': ({ now = 0, left = 0 }) => ({ text: `French points ${now} → ${left}` }),
      'points-viet-minh': ({ now = 0, left = 0 }) => ({ text: `Viet Minh points ${now} → ${left}` }),
      halved: ({ count = 0 }) => ({
        text: count === 0 ? 'No unit drops to half strength' : `${s(count, 'unit')} at half strength`,
        detail: count === 0 ? 'morale unchanged' : 'morale −1',
      }),
      'on-the-way': ({ sent = 0, room = 0, waiting = 0, out, chance }) => ({
        text: `${sent} of ${room} sent`,
        ...(waiting > 0 && {
          detail: `on the way since last week: ${waiting} supply, ${dec(out)} expected to arrive (${pct(chance)} each)`,
        }),
      }),
      'regiment-148': ({ least = 0, most = 0 }) => ({
        text: 'The 148th may come: tap SE or SW Valley',
        detail: `once, for ${least} to ${most} points`,
      }),
      attrition: ({ steps }) => ({
        text: `${dec(steps)} steps lost on average`,
        detail: 'at the end of the week, by rolls above their morale',
      }),
      crisis: ({ steps }) => ({ text: `${dec(steps)} steps lost on average`, detail: 'by rolls above their morale' }),
      dug: ({ one = 0, two = 0 }) => ({
        text: `Dug to 1: ${s(one, 'area')}, to 2: ${s(two, 'area')}`,
        detail: 'each marker gives −1 to bombs, shells, fire and French assaults',
      }),
      'supply-lands': ({ least, most, of = 0, lost, guns = 0, suppressed = 0 }) => ({
        text: `Expect ${dec(least)} to ${dec(most)} of ${of} supply landed, 0 to ${dec(lost)} aircraft lost.`,
        detail: `With all ${guns} guns firing${suppressed > 0 ? ` (${suppressed} of them suppressed)` : ''}, or with none.`,
      }),
      'flak-hits': ({ down, off, of = 0 }) => ({
        text: `Of ${of} aircraft ${dec(down)} shot down, ${dec(off)} turned back`,
        detail: 'on average',
      }),
      shelled: ({ batteries = 0, disrupted, of = 0, steps }) => ({
        text: `After ${batteries}: ${dec(disrupted)} of ${of} disrupted, ${dec(steps)} steps lost`,
        detail: 'without counter-battery fire',
      }),
      silenced: ({ batteries = 0, chance }, { of }) => ({
        text: `${pct(chance)} to silence ${of || 'it'}`,
        detail: `with ${batteries}`,
      }),
      answerable: ({ batteries = 0, least, most }) => ({
        text: `${batteries} French ${batteries === 1 ? 'battery' : 'batteries'} can reply`,
        detail: least === most ? `each stops a shot: ${pct(most)}` : `each stops a shot: ${pct(least)} to ${pct(most)}`,
      }),
      'way-area': ({ cost = 0, spent = 0, guns = 0, chance }, { of, by }) => ({
        text: `${of} +${cost} = ${spent}`,
        detail: guns === 0 ? 'no battery sees it' : `${by}: ${pct(chance)} to stop it`,
      }),
      'way-bridge': ({ cost = 0, spent = 0, guns = 0, chance }, { of, by }) => ({
        text: `${of} by the bridge +${cost} = ${spent}`,
        detail: guns === 0 ? 'no battery sees it' : `${by}: ${pct(chance)} to stop it`,
      }),
      'way-room': ({ after = 0, of: most = 0 }, { of }) => ({
        text: `Room at ${of}`,
        detail: `${after} of ${most} after`,
      }),
      'way-supply': (_, { of }) => ({ text: 'In supply there', detail: `by ${of}` }),
      'way-source': () => ({ text: 'In supply there', detail: 'at the source' }),
      'way-cut': () => ({ text: 'No supply there', detail: 'its line is cut' }),
      'way-behind': ({ units = 0, steps = 0 }, { of }) => ({
        text: `Left at ${of}`,
        detail: units === 0 ? 'no unit' : `${s(units, 'unit')}, ${s(steps, 'step')}`,
      }),
    },
  },
} satisfies Partial<ValleeTexts>;
