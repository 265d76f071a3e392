/** Choices that go together: how they are filled in, what makes all of them, what they come to. */
import type { ValleeTexts } from '../texts';

const s = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);
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
      'drops-only': 'Drops, fighters kept',
      'keep-all': 'Keep all for the rounds',
      'guns-first': 'Suppress flak first',
      'hits-most': 'Where it hits most',
      aircraft: 'All aircraft',
      'all-batteries': 'All that see it',
      'at-the-dumps': 'HQ: supply dumps',
      'hold-support': 'Guns kept',
      'all-support': 'All of it, spread',
      'one-battery': 'One battery',
      'most-steps': 'At most steps',
      'cuts-most': 'Cuts the attack most',
      spread: 'Spread',
      'one-unit': 'One unit after another',
      together: 'All together',
      'least-harmed': 'Least harmed',
      'most-to-lose': 'Most to lose',
      'nearest-to-half': 'Nearest to half first',
      'the-front': 'The front first',
      'until-done': 'Pass until they are done',
      way: 'On the way',
    },
    runs: {
      'setup-air': (count) => `Fly these ${count}`,
      crisis: (count) => `Name these ${count}`,
      'unpaid-vm': () => 'These go unpaid',
      'unpaid-french': () => 'These go unpaid',
      'otha-enter': (count) => `Send ${count} on their way`,
      'air-ground': (count) => `Ground these ${count}`,
      'air-away-transports': (count) => `Send these ${count}`,
      'air-away-others': (count) => `Send these ${count}`,
      'air-away-any': (count) => `Send these ${count}`,
      'air-load': (count) => `Load ${s(count, 'step')}`,
      'air-missions': (count) => `Fly ${s(count, 'mission')}`,
      'aa-strategic': (count) => `Open fire, ${s(count, 'shot')}`,
      'aa-assault': (count) => `Open fire, ${s(count, 'shot')}`,
      'bombard-vm': (count) => `Fire ${count}, pay ${count}`,
      'bombard-french': (count) => `Fire ${count}, pay ${count}`,
      'support-active': (count) => `Support with ${count}`,
      'support-other': (count) => `Support with ${count}`,
      'counter-bombard': (count) => `Answer with ${count}`,
      'counter-opportunity': (count) => `Answer with ${count}`,
      opportunity: () => 'Fire at it',
      'fire-defender': (count) => `Fire ${s(count, 'shot')}`,
      'fire-attacker': (count) => `Fire ${s(count, 'shot')}`,
      'final-fire': (count) => `Fire ${s(count, 'shot')}`,
      'strategic-move': (count) => (count === 1 ? 'Move here' : `Move ${count} here`),
      loss: (count) => `Lose ${s(count, 'step')}`,
      retreat: () => 'Retreat together',
      'replace-french': (count) => `Use ${s(count, 'step')}`,
      'replace-vm': (count) => `Use ${s(count, 'step')}`,
      dig: (count) => `Dig ${count}`,
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
        text: count === 0 ? 'Nobody falls to half strength' : `${s(count, 'unit')} at half strength`,
        detail: count === 0 ? 'so morale stays' : 'with 1 less morale',
      }),
      'on-the-way': ({ sent = 0, room = 0, waiting = 0, out, chance }) => ({
        text: `${sent} of ${room} set out`,
        detail: `since last week: ${waiting} supply, ${dec(out)} expected out (${pct(chance)} each)`,
      }),
      'regiment-148': ({ least = 0, most = 0 }) => ({
        text: 'The 148th may come: tap SE or SW Valley',
        detail: `once, for ${least} to ${most} points`,
      }),
      attrition: ({ steps }) => ({
        text: `${dec(steps)} steps lost on average`,
        detail: 'at the end of the week, to dice above their morale',
      }),
      crisis: ({ steps }) => ({ text: `${dec(steps)} steps lost on average`, detail: 'to dice above their morale' }),
      dug: ({ one = 0, two = 0 }) => ({
        text: `Dug to 1: ${s(one, 'area')}, to 2: ${s(two, 'area')}`,
        detail: 'each marker takes 1 off bombs, shells, fire and French assaults',
      }),
      'supply-lands': ({ least, most, of = 0, lost, guns = 0, suppressed = 0 }) => ({
        text: `Expect ${dec(least)} to ${dec(most)} of ${of} supply landed, 0 to ${dec(lost)} aircraft lost.`,
        detail: `From all ${guns} guns firing at them${suppressed > 0 ? `, ${suppressed} of them suppressed,` : ''} to none.`,
      }),
      'flak-hits': ({ down, off, of = 0 }) => ({
        text: `Of ${of} aircraft ${dec(down)} shot down, ${dec(off)} turned back`,
        detail: 'on average',
      }),
      shelled: ({ batteries = 0, disrupted, of = 0, steps }) => ({
        text: `After ${batteries}: ${dec(disrupted)} of ${of} disrupted, ${dec(steps)} steps lost`,
        detail: 'if nobody answers',
      }),
      silenced: ({ batteries = 0, chance }) => ({ text: `${pct(chance)} to silence it`, detail: `with ${batteries}` }),
    },
  },
} satisfies Partial<ValleeTexts>;
