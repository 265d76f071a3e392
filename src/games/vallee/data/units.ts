/** 2.3, 19.0 All 100 ground units. One point of strength is one step. */
import type { Side } from './areas';
import type { Source } from './source';

const unitTypes = [
  'infantry',
  'engineer',
  'quad50',
  'parachute',
  'artillery',
  'tank',
  'aa',
  'assault-engineer',
] as const;
export type UnitType = (typeof unitTypes)[number];
const calibres = ['155mm', '105mm', '120mm', '82mm', 'katyusha', '37mm', 'mg'] as const;
export type Calibre = (typeof calibres)[number];
const corpsIds = ['legion', 'algerian', 'moroccan', 'tai', 'vietnamese', 'colonial', 'french'] as const;
export type Corps = (typeof corpsIds)[number];
export const divisions = ['304', '308', '312', '316', '351'] as const;
export type Division = (typeof divisions)[number];

/**
 * Id; the designation as on a counter, the same in all languages; name; type with calibre, strength-morale-movement and
 * size for stacking (11.3); corps, or division and regiment; source.
 */
type Row = readonly [id: string, label: string, name: string, kind: string, formation: string, source: Source];

const legion: Source = { reconstructed: 'size by the men of a point in 4.0, Foreign Legion quality' };
const steady: Source = { reconstructed: 'size by the men of a point in 4.0, average quality' };
const shaken: Source = { reconstructed: 'size by the men of a point in 4.0, broke on 30 March' };
const tai: Source = { reconstructed: 'local light infantry, weak in a siege' };
const company: Source = { reconstructed: 'one company, one point' };
const quads: Source = { reconstructed: 'two points, so that doubled fire equals a battalion' };
const paras: Source = { stated: '9.5', reconstructed: 'morale as the 1st Colonial' };
const firstColonial: Source = { stated: '12.2', reconstructed: 'movement of light troops' };
const young: Source = { stated: '9.5', reconstructed: 'young battalion, morale one lower' };
const battery: Source = { stated: '16.5', reconstructed: 'full battery, shown reduced to one point in 17.3 and 17.4' };
const section: Source = { stated: '16.5', reconstructed: 'section or half a dozen tubes, one point' };
const tanks: Source = { stated: '14.1, 16.1', reconstructed: 'movement of light tanks' };
const first88: Source = { stated: '12.2', reconstructed: 'movement of light troops' };
const elite: Source = { reconstructed: 'as the 1/88 of the same division' };
const line: Source = { reconstructed: 'line division, morale one below the 308th' };
const thin: Source = { reconstructed: 'line division, regiment under strength' };
const independent: Source = { stated: '7.2', reconstructed: 'line division, regiment under strength' };
const mortars: Source = { reconstructed: 'heavy weapons of a division' };
const tenth: Source = { stated: '17.1.2', reconstructed: 'heavy weapons of a division' };
const howitzers: Source = { stated: '14.7', reconstructed: '24 guns and later increments, dug in' };
const twoBatteries: Source = { stated: '17.4.2', reconstructed: 'about twenty tubes' };
const rockets: Source = { stated: '14.3', reconstructed: 'a dozen launchers' };
const flak: Source = { stated: '17.3, 17.5.2', reconstructed: 'one point, as the note to the flak raid counts' };
const engineers: Source = { stated: '14.4', reconstructed: 'two points: a full unit gives the whole assault bonus' };

const french = [
  ['fr-3-13', 'III/13 DBLE', '3/13 Foreign Legion Demi-Brigade', 'infantry 4-5-4 battalion', 'legion', legion],
  ['fr-1-13', 'I/13 DBLE', '1/13 Foreign Legion Demi-Brigade', 'infantry 4-5-4 battalion', 'legion', legion],
  ['fr-1-2', 'I/2 REI', '1/2 Foreign Legion Regiment', 'infantry 4-5-4 battalion', 'legion', legion],
  ['fr-3-3le', 'III/3 REI', '3/3 Foreign Legion Regiment', 'infantry 4-5-4 battalion', 'legion', legion],
  ['fr-5-7', 'V/7 RTA', '5/7 Algerian Regiment', 'infantry 4-4-4 battalion', 'algerian', steady],
  ['fr-3-3al', 'III/3 RTA', '3/3 Algerian Regiment', 'infantry 4-3-4 battalion', 'algerian', shaken],
  ['fr-2-1', 'II/1 RTA', '2/1 Algerian Regiment', 'infantry 4-4-4 battalion', 'algerian', steady],
  ['fr-1-4', 'I/4 RTM', '1/4 Moroccan Regiment', 'infantry 4-4-4 battalion', 'moroccan', steady],
  ['fr-2t', 'BT 2', '2nd Tai Battalion', 'infantry 3-3-4 battalion', 'tai', tai],
  ['fr-3t', 'BT 3', '3rd Tai Battalion', 'infantry 3-2-4 battalion', 'tai', tai],
  ['fr-1t', 'BT 1', '1st Tai Battalion', 'infantry 3-2-4 battalion', 'tai', tai],
  ['fr-431t', '431 CSLT', '431st Tai Company', 'infantry 1-2-4 company', 'tai', company],
  ['fr-432t', '432 CSLT', '432nd Tai Company', 'infantry 1-2-4 company', 'tai', company],
  ['fr-1-31e', '1/31 BG', '1/31 Engineer Company', 'engineer 1-4-4 company', 'french', company],
  ['fr-2-31e', '2/31 BG', '2/31 Engineer Company', 'engineer 1-4-4 company', 'french', company],
  ['fr-q1', '1 Quad', '1st Quad 50 Battery', 'quad50 2-5-2 company', 'french', quads],
  ['fr-q2', '2 Quad', '2nd Quad 50 Battery', 'quad50 2-5-2 company', 'french', quads],
  ['fr-1fl', '1 BEP', '1st Foreign Legion Parachute', 'parachute 4-5-5 battalion', 'legion', paras],
  ['fr-8c', '8 BPC', '8th Colonial Parachute', 'parachute 4-5-5 battalion', 'colonial', paras],
  ['fr-6c', '6 BPC', '6th Colonial Parachute', 'parachute 4-5-5 battalion', 'colonial', paras],
  ['fr-1c', '1 BPC', '1st Colonial Parachute', 'parachute 4-5-5 battalion', 'colonial', firstColonial],
  ['fr-2-1ch', 'II/1 RCP', '2/1 Chasseurs Parachute', 'parachute 4-5-5 battalion', 'french', paras],
  ['fr-2fl', '2 BEP', '2nd Foreign Legion Parachute', 'parachute 4-5-5 battalion', 'legion', paras],
  ['fr-5v', '5 BPVN', '5th Vietnamese Parachute', 'parachute 4-4-5 battalion', 'vietnamese', young],
  ['fr-4c-105', '4 RAC 105', '4th Colonial Battery, 105 mm', 'artillery/105mm 2-4-0 company', 'colonial', battery],
  ['fr-4c-155', '4 RAC 155', '4th Colonial Battery, 155 mm', 'artillery/155mm 2-4-0 company', 'colonial', battery],
  ['fr-10c-sec', '10 RAC sec', '10th Colonial Section, 105 mm', 'artillery/105mm 1-4-0 company', 'colonial', section],
  ['fr-4c-sec', '4 RAC sec', '4th Colonial Section, 105 mm', 'artillery/105mm 1-4-0 company', 'colonial', section],
  ['fr-10c-bty', '10 RAC 105', '10th Colonial Battery, 105 mm', 'artillery/105mm 2-4-0 company', 'colonial', battery],
  [
    'fr-1le-hm',
    '1 CMLE',
    '1st Legion Heavy Mortar Company, 120 mm',
    'artillery/120mm 2-5-0 company',
    'legion',
    battery,
  ],
  ['fr-1le-mc', '1 CMMLE', '1st Legion Mortar Company, 120 mm', 'artillery/120mm 1-5-0 company', 'legion', section],
  [
    'fr-2le-mc',
    '2 CMMLE',
    '2nd Legion Composite Mortar Company, 120 mm',
    'artillery/120mm 1-5-0 company',
    'legion',
    section,
  ],
  ['fr-tk-ettlingen', 'Ettlingen', 'Ettlingen', 'tank 1-1-6 none', 'french', tanks],
  ['fr-tk-smolensk', 'Smolensk', 'Smolensk', 'tank 1-1-6 none', 'french', tanks],
  ['fr-tk-bazaille', 'Bazeilles', 'Bazeilles', 'tank 1-1-6 none', 'french', tanks],
  ['fr-tk-mulhouse', 'Mulhouse', 'Mulhouse', 'tank 1-1-6 none', 'french', tanks],
  ['fr-tk-conti', 'Conti', 'Conti', 'tank 1-1-6 none', 'french', tanks],
  ['fr-tk-auerstadt', 'Auerstaedt', 'Auerstaedt', 'tank 1-1-6 none', 'french', tanks],
  ['fr-tk-douaumont', 'Douaumont', 'Douaumont', 'tank 1-1-6 none', 'french', tanks],
  ['fr-tk-nuemach', 'Neumach', 'Neumach', 'tank 1-1-6 none', 'french', tanks],
  ['fr-tk-posen', 'Posen', 'Posen', 'tank 1-1-6 none', 'french', tanks],
  ['fr-tk-ratisbonne', 'Ratisbonne', 'Ratisbonne', 'tank 1-1-6 none', 'french', tanks],
] as const satisfies readonly Row[];

const vietMinh = [
  ['vm-1-36', '1/36', '1/36', 'infantry 4-5-4 battalion', '308 36', elite],
  ['vm-2-36', '2/36', '2/36', 'infantry 4-5-4 battalion', '308 36', elite],
  ['vm-3-36', '3/36', '3/36', 'infantry 4-5-4 battalion', '308 36', elite],
  ['vm-1-88', '1/88', '1/88', 'infantry 4-5-4 battalion', '308 88', first88],
  ['vm-2-88', '2/88', '2/88', 'infantry 4-5-4 battalion', '308 88', elite],
  ['vm-3-88', '3/88', '3/88', 'infantry 4-5-4 battalion', '308 88', elite],
  ['vm-1-102', '1/102', '1/102', 'infantry 4-5-4 battalion', '308 102', elite],
  ['vm-2-102', '2/102', '2/102', 'infantry 4-5-4 battalion', '308 102', elite],
  ['vm-3-102', '3/102', '3/102', 'infantry 4-5-4 battalion', '308 102', elite],
  ['vm-1-141', '1/141', '1/141', 'infantry 4-4-4 battalion', '312 141', line],
  ['vm-2-141', '2/141', '2/141', 'infantry 4-4-4 battalion', '312 141', line],
  ['vm-3-141', '3/141', '3/141', 'infantry 4-4-4 battalion', '312 141', line],
  ['vm-1-165', '1/165', '1/165', 'infantry 4-4-4 battalion', '312 165', line],
  ['vm-2-165', '2/165', '2/165', 'infantry 4-4-4 battalion', '312 165', line],
  ['vm-3-165', '3/165', '3/165', 'infantry 4-4-4 battalion', '312 165', line],
  ['vm-1-209', '1/209', '1/209', 'infantry 4-4-4 battalion', '312 209', line],
  ['vm-2-209', '2/209', '2/209', 'infantry 4-4-4 battalion', '312 209', line],
  ['vm-3-209', '3/209', '3/209', 'infantry 4-4-4 battalion', '312 209', line],
  ['vm-1-98', '1/98', '1/98', 'infantry 4-4-4 battalion', '316 98', line],
  ['vm-2-98', '2/98', '2/98', 'infantry 4-4-4 battalion', '316 98', line],
  ['vm-3-98', '3/98', '3/98', 'infantry 4-4-4 battalion', '316 98', line],
  ['vm-1-174', '1/174', '1/174', 'infantry 4-4-4 battalion', '316 174', line],
  ['vm-2-174', '2/174', '2/174', 'infantry 4-4-4 battalion', '316 174', line],
  ['vm-3-174', '3/174', '3/174', 'infantry 4-4-4 battalion', '316 174', line],
  ['vm-1-176', '1/176', '1/176', 'infantry 3-4-4 battalion', '316 176', thin],
  ['vm-2-176', '2/176', '2/176', 'infantry 3-4-4 battalion', '316 176', thin],
  ['vm-3-176', '3/176', '3/176', 'infantry 3-4-4 battalion', '316 176', thin],
  ['vm-1-57', '1/57', '1/57', 'infantry 4-4-4 battalion', '304 57', line],
  ['vm-2-57', '2/57', '2/57', 'infantry 4-4-4 battalion', '304 57', line],
  ['vm-3-57', '3/57', '3/57', 'infantry 4-4-4 battalion', '304 57', line],
  ['vm-1-148', '1/148', '1/148', 'infantry 3-4-4 battalion', '304 148', independent],
  ['vm-2-148', '2/148', '2/148', 'infantry 3-4-4 battalion', '304 148', independent],
  ['vm-3-148', '3/148', '3/148', 'infantry 3-4-4 battalion', '304 148', independent],
  ['vm-mor-308', '308/82mm', '308th Divisional Mortars', 'artillery/82mm 1-4-3 battalion', '308', mortars],
  ['vm-mor-312', '312/82mm', '312th Divisional Mortars', 'artillery/82mm 1-4-3 battalion', '312', tenth],
  ['vm-mor-316', '316/82mm', '316th Divisional Mortars', 'artillery/82mm 1-4-3 battalion', '316', mortars],
  ['vm-105-1', '351/105mm 1', '351/105mm 1', 'artillery/105mm 2-4-0 battalion', '351', howitzers],
  ['vm-105-2', '351/105mm 2', '351/105mm 2', 'artillery/105mm 2-4-0 battalion', '351', howitzers],
  ['vm-105-3', '351/105mm 3', '351/105mm 3', 'artillery/105mm 2-4-0 battalion', '351', howitzers],
  ['vm-105-4', '351/105mm 4', '351/105mm 4', 'artillery/105mm 2-4-0 battalion', '351', howitzers],
  ['vm-120-1', '351/120mm 1', '351/120mm 1', 'artillery/120mm 2-4-2 battalion', '351', twoBatteries],
  ['vm-120-2', '351/120mm 2', '351/120mm 2', 'artillery/120mm 2-4-2 battalion', '351', twoBatteries],
  ['vm-82-1', '351/82mm 1', '351/82mm 1', 'artillery/82mm 2-4-3 battalion', '351', twoBatteries],
  ['vm-82-2', '351/82mm 2', '351/82mm 2', 'artillery/82mm 2-4-3 battalion', '351', twoBatteries],
  ['vm-kat-1', '351/Katyusha 1', '351/Katyusha 1', 'artillery/katyusha 2-4-4 battalion', '351', rockets],
  ['vm-kat-2', '351/Katyusha 2', '351/Katyusha 2', 'artillery/katyusha 2-4-4 battalion', '351', rockets],
  ['vm-37-1', '351/37mm AA 1', '351/37mm AA 1', 'aa/37mm 1-4-2 company', '351', flak],
  ['vm-37-2', '351/37mm AA 2', '351/37mm AA 2', 'aa/37mm 1-4-2 company', '351', flak],
  ['vm-37-3', '351/37mm AA 3', '351/37mm AA 3', 'aa/37mm 1-4-2 company', '351', flak],
  ['vm-mg-1', '351/MG AA 1', '351/MG AA 1', 'aa/mg 1-4-3 company', '351', flak],
  ['vm-mg-2', '351/MG AA 2', '351/MG AA 2', 'aa/mg 1-4-3 company', '351', flak],
  ['vm-mg-3', '351/MG AA 3', '351/MG AA 3', 'aa/mg 1-4-3 company', '351', flak],
  ['vm-mg-4', '351/MG AA 4', '351/MG AA 4', 'aa/mg 1-4-3 company', '351', flak],
  ['vm-mg-5', '351/MG AA 5', '351/MG AA 5', 'aa/mg 1-4-3 company', '351', flak],
  ['vm-mg-6', '351/MG AA 6', '351/MG AA 6', 'aa/mg 1-4-3 company', '351', flak],
  ['vm-151-1', '151/1', '151/1 Assault Engineers', 'assault-engineer 2-5-4 battalion', '351 151', engineers],
  ['vm-151-2', '151/2', '151/2 Assault Engineers', 'assault-engineer 2-5-4 battalion', '351 151', engineers],
  ['vm-151-3', '151/3', '151/3 Assault Engineers', 'assault-engineer 2-5-4 battalion', '351 151', engineers],
] as const satisfies readonly Row[];

export type UnitId = (typeof french)[number][0] | (typeof vietMinh)[number][0];

export interface UnitData {
  readonly id: UnitId;
  readonly label: string;
  readonly name: string;
  readonly side: Side;
  readonly type: UnitType;
  readonly strength: number;
  readonly morale: number;
  readonly movement: number;
  readonly size: 'battalion' | 'company' | 'none';
  readonly corps: Corps | null;
  readonly division: Division | null;
  readonly regiment: string | null;
  readonly calibre: Calibre | null;
  readonly source: Source;
}

function unitOf<T extends Row & { readonly 0: UnitId }>(side: Side, row: T): UnitData {
  const [id, label, name, kind, formation, source] = row;
  const [what = '', factors = '', size] = kind.split(' ');
  const [type, calibre] = what.split('/');
  const [strength = 0, morale = 0, movement = 0] = factors.split('-').map(Number);
  const [first, regiment = null] = formation.split(' ');
  return {
    id,
    label,
    name,
    side,
    type: unitTypes.find((one) => one === type) ?? 'infantry',
    strength,
    morale,
    movement,
    size: size === 'battalion' || size === 'company' ? size : 'none',
    corps: corpsIds.find((one) => one === first) ?? null,
    division: divisions.find((one) => one === first) ?? null,
    regiment,
    calibre: calibres.find((one) => one === calibre) ?? null,
    source,
  };
}

/** In the order of their numbers: the French first. Rules speak of a unit by its number, journals by its id. */
export const units: readonly UnitData[] = [
  ...french.map((row) => unitOf('french', row)),
  ...vietMinh.map((row) => unitOf('viet-minh', row)),
];

export const firstVietMinh = french.length;
