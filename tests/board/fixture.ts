import { lostValley } from '../../src/games/lost-valley';
import type { CounterView, PlaceView, Stripe, UnitSymbol, View } from '../../src/kernel/view';

/** A map and a position to draw: twelve centres, three zones, four divisions. */
export const { map } = lostValley.face;

const place = (
  id: string,
  holder: string,
  fort: number | null,
  figures: PlaceView['figures'] = [],
  marks: PlaceView['marks'] = [],
): PlaceView => ({ id, holder, ...(fort === null ? {} : { pips: { value: fort, of: 4 } }), figures, marks });

const garrison = (inf: number, guns: number): PlaceView['figures'] => [
  { icon: 'inf', value: inf },
  { icon: 'gun', value: guns },
];

export const unit = (
  label: string,
  at: string,
  symbol: UnitSymbol,
  stripe: Stripe,
  factors: readonly (number | null)[],
  states: CounterView['states'] = [],
): CounterView => ({
  id: label,
  at,
  tray: states.includes('used') ? 'used' : 'active',
  side: 'french',
  symbol,
  stripe,
  label,
  factors,
  steps: states.includes('reduced') ? 1 : 2,
  of: symbol === 'artillery' || symbol === 'armor' || symbol === 'mortar' || symbol === 'anti-air' ? 1 : 2,
  states,
});

export const view: View = {
  side: 'french',
  turn: 7,
  phase: 'movement',
  places: [
    place('gabrielle', '308', 1),
    place('anne-marie', '308', 1),
    place('beatrice', '312', 1),
    place('francoise', 'french', 1, garrison(1, 0)),
    place('huguette', 'french', 3, garrison(6, 2)),
    place('epervier-opera', 'french', 2, garrison(4, 2)),
    place('dominique', 'french', 1, garrison(3, 2), ['threatened']),
    place('pc-gono', 'french', 3, garrison(2, 2)),
    place('eliane', 'french', 2, garrison(6, 1)),
    place('claudine', 'french', 3, garrison(4, 2)),
    place('junon', 'french', 2, garrison(2, 1)),
    place('isabelle', 'french', 0, garrison(4, 3), ['encircled']),
    place('natasha', 'french', null),
    place('octavie', 'french', null),
    place('simone', 'french', null),
    place('312', '312', null, [{ icon: 'star', value: 9 }], ['active']),
    place('308', '308', null, [{ icon: 'star', value: 11 }], ['active']),
    place('316', '316', null, [{ icon: 'star', value: 10 }], ['active']),
    place('304', '304', null, [{ icon: 'star', value: 12 }], ['inactive']),
  ],
  counters: [
    unit('BT 2', 'francoise', 'infantry', 'tai', [1, 1, 0]),
    unit('1/2 REI', 'huguette', 'infantry', 'legion', [2, 2, 3]),
    unit('5 BPVN', 'huguette', 'parachute', 'vietnamese', [1, 1, 1], ['disrupted', 'reinforcement']),
    unit('GUNTZ', 'huguette', 'armor', 'support', [2, 1, 2]),
    unit('1 GAACEO', 'huguette', 'anti-air', 'support', [null, 1, 2]),
    unit('8 BPC', 'huguette', 'parachute', 'french-para', [2, 1, 2], ['reduced', 'used']),
    unit('1 BEP', 'epervier-opera', 'parachute', 'legion', [3, 2, 3]),
    unit('6 BPC', 'epervier-opera', 'parachute', 'french-para', [3, 2, 3], ['used']),
    unit('II/4 RAC', 'epervier-opera', 'artillery', 'support', [1, 1, 2]),
    unit('1 CMMLE', 'epervier-opera', 'mortar', 'support', [1, 1, 3]),
    unit('3/3 RTA', 'dominique', 'infantry', 'north-african', [0, 1, 0], ['disrupted']),
    unit('CSLT 413/414', 'dominique', 'infantry', 'tai', [-1, 0, -1], ['disrupted', 'reduced']),
    unit('CARETTE', 'dominique', 'armor', 'support', [3, 2, 2]),
    unit('2 CMMLE', 'dominique', 'mortar', 'support', [1, 1, 3]),
    unit('31 BG', 'pc-gono', 'engineer', 'engineer', [1, 1, 1]),
    unit('11/IV/4 RAC', 'pc-gono', 'artillery', 'support', [1, 1, 2]),
    unit('III/10 RAC', 'pc-gono', 'artillery', 'support', [1, 1, 2]),
    unit('1/4 RTM', 'eliane', 'infantry', 'north-african', [1, 2, 1]),
    unit('1/13 DBLE', 'eliane', 'infantry', 'legion', [2, 2, 3]),
    unit('2/1 RCP', 'eliane', 'parachute', 'french-para', [3, 2, 3]),
    unit('1 CEPML', 'eliane', 'mortar', 'support', [1, 1, 3]),
    unit('2/1 RTA', 'claudine', 'infantry', 'north-african', [1, 2, 1]),
    unit('BM 1', 'claudine', 'infantry', 'mixed', [1, 1, 1]),
    unit('BM 2', 'junon', 'infantry', 'mixed', [1, 1, 1]),
    unit('CMAA', 'junon', 'infantry', 'mixed', [0, 1, 1]),
    unit('3/3 REI', 'isabelle', 'infantry', 'legion', [2, 2, 3]),
    unit('CSM 431/432', 'isabelle', 'infantry', 'tai', [0, 0, -1], ['used']),
    unit('PRÉAUD', 'isabelle', 'armor', 'support', [2, 1, 2]),
  ],
  tracks: [],
  cards: [],
};
