/**
 * What board and panels draw. A view is made for one side and holds nothing that side may not know.
 * Every string is an id or a key: the words come from the game's own catalogue in the player's language.
 */
import type { Dice, Modifier } from './rolls';

/** A point in the unit square of the map, v downwards. */
export type Point = readonly [u: number, v: number];

/** How the ground is bent to the map: knots of a monotone curve from kilometres to the unit square. */
export interface Projection {
  /** Width over height. */
  readonly aspect: number;
  readonly x: readonly (readonly [km: number, u: number])[];
  readonly y: readonly (readonly [km: number, v: number])[];
}

/** The part of a map that never changes. */
export interface BoardMap {
  readonly portrait: Projection;
  readonly landscape: Projection;
  readonly places: readonly MapPlace[];
  /** Ways that counters go. */
  readonly links: readonly (readonly [from: string, to: string])[];
  /** Ways of the other side, drawn in its owner's colour beside the links. */
  readonly paths: readonly { readonly owner: string; readonly lines: readonly (readonly [string, string])[] }[];
  /** For a map of areas: the ground bent freely under them. */
  readonly country?: Country;
}

/** Ground that follows points of the map rather than two curves. All points lie in the unit square. */
export interface Country {
  /** Points of the map and the kilometres east and north that lie under them. */
  readonly pegs: readonly (readonly [u: number, v: number, east: number, north: number])[];
  readonly river: readonly Point[];
  readonly roads: readonly { readonly kind: 'road' | 'track'; readonly line: readonly Point[] }[];
  readonly bridges: readonly Point[];
  /** Pairs of areas that the river parts. */
  readonly fords: readonly (readonly [string, string])[];
}

export interface MapPlace {
  readonly id: string;
  /** centre: a loop that holds counters; zone: a dashed disc; pennant: where a formation stands; area: a polygon. */
  readonly shape: 'centre' | 'zone' | 'pennant' | 'area';
  readonly portrait: Point;
  readonly landscape: Point;
  /** For areas, in the unit square. */
  readonly outline?: readonly Point[];
  /** Printed marks that never change, in drawing order: 'star', 'star', 'hq', 'airstrip'. */
  readonly printed: readonly string[];
}

export interface View {
  readonly side: string;
  readonly turn: number;
  readonly phase: string;
  readonly places: readonly PlaceView[];
  readonly counters: readonly CounterView[];
  readonly tracks: readonly TrackView[];
  readonly cards: readonly CardView[];
}

export interface PlaceView {
  readonly id: string;
  /** Who holds it: a side, a formation ('308'), or 'nobody'. Key to colour and word. */
  readonly holder: string;
  /** Pips such as fortifications or trenches. */
  readonly pips?: { readonly value: number; readonly of: number };
  /** Small icon with a figure: { icon: 'inf', value: 4 }. */
  readonly figures: readonly { readonly icon: string; readonly value: number; readonly of?: number }[];
  /** States that come and go: 'encircled', 'threatened', 'airstrip-damaged', 'assaulted', 'active', 'inactive'. */
  readonly marks: readonly string[];
}

export interface CounterView {
  readonly id: string;
  /** The place it is in, or a holding box: 'remnants', 'eliminated', 'turn-6'. */
  readonly at: string;
  /** Which part of the place: 'active' or 'used'. */
  readonly tray: string;
  readonly side: string;
  /** The symbol: 'infantry', 'parachute', 'engineer', 'artillery', 'mortar', 'armor', 'anti-air', 'hidden'. */
  readonly symbol: string;
  /** The corps, key to the stripe. */
  readonly stripe: string;
  /** The designation as on the counter: a name, the same in all languages. */
  readonly label: string;
  /** The end of the label where a formation has several companies: '9', '1.2'. */
  readonly company?: string;
  /** Current factors, states applied; null is an X. */
  readonly factors: readonly (number | null)[];
  readonly steps: number;
  readonly of: number;
  /** 'used', 'reduced', 'disrupted', 'reinforcement'. */
  readonly states: readonly string[];
}

export interface TrackView {
  readonly id: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** What the level adds to rolls, where it does. */
  readonly modifier?: number;
  /** Level bands and their modifiers, for the track's sheet. */
  readonly bands?: readonly { readonly from: number; readonly to: number; readonly modifier: number }[];
  /** 'active', 'inactive', 'danger'. */
  readonly state?: string;
  /** What must be reached, where that is the point of it. */
  readonly goal?: number;
  /** Whose it is; tracks of a group stand in one cell, side by side. */
  readonly side?: string;
  readonly group?: string;
  /** Of less weight: shown where there is room. */
  readonly aside?: boolean;
}

export interface CardView {
  readonly id: string;
  /** 'drawn', 'hand', 'in-effect', 'discard', 'removed', or 'committed' to what is being put together. */
  readonly at: string;
  readonly playable: boolean;
  /** Whose card it is, in a game where each side has its own. */
  readonly side?: string;
  /** When it is played: 'impulse', 'reaction', 'either'. */
  readonly timing?: string;
  /** The figure in its corner. */
  readonly value?: number;
}

/** A roll before it is made: its ledger, the chances of each row, what they mean in the end. */
export interface Preview {
  readonly name: string;
  readonly rule: string;
  readonly of?: string;
  readonly dice: Dice;
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  readonly table?: string;
  /** Final totals with their chances; `row` tells the totals that hit the same row. */
  readonly bars: readonly { readonly total: number; readonly chance: number; readonly row: number }[];
  /** Where the totals turn from one side's favour to the other's, and what each part is called. */
  readonly split?: {
    readonly from: number;
    readonly below: { readonly side: string; readonly key: string };
    readonly above: { readonly side: string; readonly key: string };
  };
  /** What it comes to: a chance (0 to 1) or an expected number. */
  /** The outcomes that matter most, best known first: the first that can happen is the big figure. */
  readonly headline?: readonly string[];
  readonly outcomes: readonly { readonly key: string; readonly kind: 'chance' | 'mean'; readonly value: number }[];
}
