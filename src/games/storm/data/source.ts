import type { Source as KernelSource } from '../../../kernel/source';

/** Why a figure the rulebook does not print is what it is. A closed list, so that each language must word all of them. */
const reasons = [
  // Map
  'lie of the land, so that every adjacency of the examples holds',
  'shared edge of the reconstructed map',
  // Units
  'order of battle of the garrison; factors in the range of the examples',
  'battalion far under strength, one point below the rest of the Legion',
  'relief column of Isabelle; the number of card units is stated',
  'order of battle of the besiegers; factors in the range of the examples',
  'number of replacements and their spent side',
  // Turns and figures
  'eight weekly turns; hands follow the tempo of the siege',
  'ten victory areas by calibration',
  // Cards
  'limits and advance of the card',
  'trigger and restriction of the card',
  'firepower and trigger of the card',
  'modifier of the card',
  'modifier of the card and its place in this deck',
  'firepower and window of the card',
  'known name; a card whose firer assigns damage is needed',
  'known name; effect from the events of the siege',
  'counterpart of the supply roll',
  'name, place and condition of the card',
  'event of the siege',
  'second effect of the card',
  'number of units',
  'rules suppose Viet Minh units inside French areas',
] as const;

export type Reason = (typeof reasons)[number];

export type Source = KernelSource<Reason>;
