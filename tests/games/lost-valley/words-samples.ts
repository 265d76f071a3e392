/** One of every kind of event, as the rules tell it, and what every question is about. */
import type { ValleyEvent } from '../../../src/games/lost-valley/events';
import type { AskKey } from '../../../src/games/lost-valley/keys';
import type { About } from '../../../src/kernel/game';

type Samples = { readonly [K in ValleyEvent['is']]: readonly Extract<ValleyEvent, { is: K }>[] };

const sitrep = { cause: 'sitrep', rule: '2.5.2', value: -1 } as const;

export const eventSamples: Samples = {
  turn: [
    { is: 'turn', turn: 1 },
    { is: 'turn', turn: 5 },
  ],
  phase: [{ is: 'phase', phase: 'assault-vm' }],
  rolled: [
    { is: 'rolled', roll: { name: 'morale', rule: '2.5.3', of: '6-bpc', dice: [4, 3], modifiers: [sitrep], total: 6 } },
    { is: 'rolled', roll: { name: 'morale', rule: '2.5.3', of: '6-bpc', dice: [4, 4], modifiers: [], total: 8 } },
    { is: 'rolled', roll: { name: 'ap', rule: '5.2', of: '43', dice: [4], modifiers: [], total: 4 } },
    { is: 'rolled', roll: { name: 'bombard', rule: '12.2', of: 'huguette', dice: [2], modifiers: [], total: 2 } },
    {
      is: 'rolled',
      roll: {
        name: 'vm-assault',
        rule: '12.3.5.2',
        of: 'beatrice',
        dice: [1, 2],
        modifiers: [{ cause: 'strength', of: '312', rule: '12.3.5.2', value: -13 }],
        total: -10,
      },
      table: '9',
      row: 0,
    },
    {
      is: 'rolled',
      roll: { name: 'status', rule: '11.2', of: '308', dice: [3, 3], modifiers: [], total: 6 },
      table: '6',
      row: 1,
    },
  ],
  'card-drawn': [
    { is: 'card-drawn', card: 16, met: true, clauses: [true] },
    { is: 'card-drawn', card: 16, met: false, clauses: [false] },
  ],
  'card-played': [
    { is: 'card-played', card: 5, from: 'drawn' },
    { is: 'card-played', card: 42, from: 'hand' },
  ],
  'card-kept': [{ is: 'card-kept', card: 1 }],
  'card-discarded': [{ is: 'card-discarded', card: 8 }],
  'card-removed': [{ is: 'card-removed', card: 11 }],
  reshuffled: [{ is: 'reshuffled' }],
  level: [
    { is: 'level', track: 'cm', from: 13, to: 11, cause: 'stars', of: 'beatrice' },
    { is: 'level', track: 'rp', from: 20, to: 19, cause: 'spent', of: 'repair' },
    { is: 'level', track: 'aaa', from: 5, to: 6, cause: 'flak-icon', of: 'anne-marie' },
    { is: 'level', track: 'ap', from: 0, to: 3, cause: 'drawn', of: '16' },
    { is: 'level', track: 'asp', from: 2, to: 1, cause: 'spent', of: 'cas' },
  ],
  strength: [
    { is: 'strength', division: '308', from: 13, to: 11, cause: 'casualties', of: 'huguette' },
    { is: 'strength', division: '304', from: 9, to: 7, cause: 'card', of: '27' },
  ],
  'ap-saved': [{ is: 'ap-saved' }],
  airstrip: [
    { is: 'airstrip', from: 'active', to: 'damaged', cause: 'table' },
    { is: 'airstrip', from: 'interdicted', to: 'active', cause: 'interdiction-lifted' },
    { is: 'airstrip', from: 'damaged', to: 'destroyed', cause: 'capture' },
  ],
  division: [
    { is: 'division', division: '316', active: true, cause: 'activation' },
    { is: 'division', division: '312', active: false, cause: 'status' },
    { is: 'division', division: '312', active: true, cause: 'strong' },
  ],
  fort: [
    { is: 'fort', cr: 'huguette', from: 3, to: 2, cause: 'sapping', of: '308' },
    { is: 'fort', cr: 'eliane', from: 4, to: 0, cause: 'card', of: '18' },
    { is: 'fort', cr: 'isabelle', from: 2, to: 3, cause: 'raid' },
  ],
  encircled: [
    { is: 'encircled', cr: 'gabrielle', encircled: true },
    { is: 'encircled', cr: 'isabelle', encircled: false },
  ],
  control: [
    { is: 'control', cr: 'beatrice', from: 'french', to: '312', cause: 'assault' },
    { is: 'control', cr: 'francoise', from: 'french', to: 'nobody', cause: 'withdrawal' },
    { is: 'control', cr: 'eliane', from: 'nobody', to: 'french', cause: 'exploitation' },
  ],
  targets: [
    {
      is: 'targets',
      assaults: [
        { division: '312', cr: 'dominique', attack: 13, defence: 9 },
        { division: '316', cr: 'eliane', attack: 11, defence: 10 },
      ],
    },
  ],
  'vm-assault': [{ is: 'vm-assault', division: '308', cr: 'huguette' }],
  'vm-assault-over': [
    { is: 'vm-assault-over', division: '308', cr: 'huguette', held: true },
    { is: 'vm-assault-over', division: '308', cr: 'huguette', held: false },
  ],
  'french-assault': [{ is: 'french-assault', cr: 'eliane', units: ['6-bpc', 'peloton-guntz'] }],
  'french-assault-over': [
    { is: 'french-assault-over', cr: 'eliane', repulsed: true },
    { is: 'french-assault-over', cr: 'eliane', repulsed: false },
  ],
  raid: [{ is: 'raid', cr: 'isabelle', units: ['3-3-rei'] }],
  'raid-over': [{ is: 'raid-over', cr: 'isabelle', levels: 1 }],
  support: [{ is: 'support', unit: '11-iv-4-rac', cr: 'pc-gono' }],
  'air-support': [{ is: 'air-support', cr: 'isabelle' }],
  moved: [{ is: 'moved', unit: '6-bpc', from: 'pc-gono', to: 'eliane' }],
  retreated: [{ is: 'retreated', unit: 'bt-2', from: 'eliane', to: 'pc-gono' }],
  'step-lost': [{ is: 'step-lost', unit: '3-13-dble', at: 'beatrice' }],
  eliminated: [
    { is: 'eliminated', unit: '3-13-dble', at: 'beatrice', to: 'remnants', cause: 'assault' },
    { is: 'eliminated', unit: 'cslt-416', at: 'gabrielle', to: 'eliminated', cause: 'retreat' },
    { is: 'eliminated', unit: 'bm-1', at: 'octavie', to: 'holding', cause: 'drop-zone' },
  ],
  disrupted: [{ is: 'disrupted', unit: 'ii-4-rac', cause: 'counter-battery' }],
  recovered: [{ is: 'recovered', unit: 'ii-4-rac' }],
  restored: [{ is: 'restored', unit: '8-bpc' }],
  arrived: [{ is: 'arrived', unit: '2-bep', at: 'octavie' }],
  raised: [{ is: 'raised', unit: 'bm-2', at: 'epervier-opera', from: '5-7-rta' }],
  delayed: [{ is: 'delayed', unit: '2-1-rcp', to: 7, cause: 'chosen' }],
  ended: [
    { is: 'ended', result: { level: 'tactical-defeat', points: 12.5, cause: 'points' } },
    { is: 'ended', result: { level: 'strategic-defeat', points: null, cause: 'cm' } },
  ],
};

export const aboutSamples: Readonly<Record<AskKey, readonly About[]>> = {
  event: [{ card: '16' }],
  reserve: [{}],
  discard: [
    { limit: 2, hand: 3 },
    { limit: 3, hand: 1 },
  ],
  missions: [{ asp: 3 }, { asp: 1 }],
  ration: [{}],
  delay: [{}],
  boost: [{}],
  weaken: [{ card: '27' }],
  restore: [{ left: 2 }],
  recover: [{}],
  place: [{ unit: 'cmaa' }],
  hasten: [{}],
  support: [{ division: '312', cr: 'dominique', attack: 13, defence: 9 }],
  lose: [{ left: 2, cause: 'assault' }],
  retreat: [{ cr: 'eliane', units: ['6-bpc', 'bt-2'] }],
  stacking: [
    { cr: 'junon', steps: 2, assets: 0 },
    { cr: 'pc-gono', steps: 0, assets: 1 },
  ],
  reroll: [
    { table: '9.2', division: '308', cr: 'huguette', strengthLost: 1, cm: 0 },
    { table: '10.2', division: '316', cr: 'eliane', strengthLost: 1, cm: 0, repulsed: true },
    { table: '10.2', division: '316', cr: 'eliane', strengthLost: 0, cm: 0, repulsed: false },
    { table: '12', unit: '31-bg' },
  ],
  land: [
    { unit: '6-bpc', ap: 2 },
    { unit: '6-bpc', ap: 0 },
  ],
  raise: [{}],
  move: [
    { cost: 1, relieving: false, waiting: [] },
    { cost: 0, relieving: false, waiting: ['2-bep'] },
    { cost: 0, relieving: true, waiting: [] },
    { cost: 0, relieving: false, waiting: [] },
  ],
  assault: [{ cost: 1 }, { cost: 0 }],
  'assault-force': [{ cr: 'eliane', units: [], guns: [], air: 0 }],
  occupy: [{ cr: 'eliane' }],
  raid: [{ cost: 1 }, { cost: 0 }],
  'raid-force': [{ cr: 'isabelle', units: [], guns: [], air: 0 }],
  repair: [{ cost: 1 }, { cost: 0 }],
  strip: [{ cost: 1 }, { cost: 0 }],
};
