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

/**
 * How a side or a formation is dressed wherever it shows. `blue` has round corners, paper bodies and solid lines, `red`
 * square corners, full bodies, hatch and dashes; a band has a colour and a dash of its own.
 */
export const liveries = ['blue', 'red', 'band-1', 'band-2', 'band-3', 'band-4'] as const;
export type Livery = (typeof liveries)[number];

/** Who wears what: sides and formations by their ids. Whoever is not here, such as nobody, wears nothing. */
export type Liveries = Readonly<Record<string, Livery>>;

/** The part of a map that never changes. It lies in layers: ground, areas, lines, then whatever stands on a point. */
export interface BoardMap {
  readonly portrait: Projection;
  readonly landscape: Projection;
  readonly liveries: Liveries;
  readonly places: readonly MapPlace[];
  /** Ways that counters go. A line is drawn between two points; areas touch, and need none. */
  readonly links: readonly (readonly [from: string, to: string])[];
  /** Ways of the other side, drawn in its owner's colour beside the links. */
  readonly paths: readonly { readonly owner: string; readonly lines: readonly (readonly [string, string])[] }[];
  /** Ground bent freely under areas; without it the two curves of the projection bend it. */
  readonly country?: Country;
  /** Parts of the sheet with a ground of their own inside a neatline. */
  readonly insets?: readonly MapInset[];
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
  /** Pairs of areas that touch without a way between them, the one whose side is steep first. */
  readonly barriers?: readonly (readonly [string, string])[];
}

/** A frame on the sheet. What lies in it says so by its points alone; its country is given in the same unit square. */
export interface MapInset {
  /** Key to its title. */
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  readonly country: Pick<Country, 'pegs' | 'river' | 'roads' | 'bridges'>;
}

/**
 * Each place is laid out and drawn by its own shape, and a map may mix them.
 * - centre: a large loop that holds counters; zone: a dashed disc; pennant: where a formation stands;
 * - area: a polygon with a plate; frame: a polygon along the edge of the sheet, its plate one row on that edge;
 * - post: a small loop inside an area; box: off the map, on the ribbon at its foot.
 */
export type MapShape = 'centre' | 'zone' | 'pennant' | 'area' | 'frame' | 'post' | 'box';

export interface MapPlace {
  readonly id: string;
  readonly shape: MapShape;
  readonly portrait: Point;
  readonly landscape: Point;
  /** Of an area or a frame, in the unit square; neighbours share their border points. */
  readonly outline?: readonly Point[];
  /** What is cut out of its middle, where another area lies inside it. */
  readonly hole?: readonly Point[];
  /** Strongpoints of the valley that it stands for, shown on the true ground when it is opened. */
  readonly strongpoints?: readonly string[];
  /** Of a post: the area that it lies in. */
  readonly in?: string;
  /** Of a post: its assault bases, each a bracket on its edge towards a point in the area that it lies in. */
  readonly bases?: readonly { readonly from: string; readonly at: Point }[];
  /** Of an area: ground that shows as a wash. */
  readonly ground?: 'jungle' | 'marsh';
  /** Of an area: the works that a wire runs around. There is none between areas of the same works. */
  readonly wire?: string;
  /** Areas that share a border with it, where its sheet tells who stands across. */
  readonly beside?: readonly string[];
  /** A question that nobody is asked unless the side wants it: how it is answered is set at this place. */
  readonly standing?: { readonly side: string; readonly ask: string };
  /** How the name of an area is set; in the capitals of a plate where nothing is said. */
  readonly lettering?: Lettering;
  /** Printed marks that never change, in drawing order: 'star', 'star', 'hq', 'airstrip', 'hill'. */
  readonly printed: readonly string[];
}

/** `open` country is named in italics while nobody is in it, `wild` country always; a `letter` is cut out like a stencil. */
export type Lettering = 'open' | 'wild' | 'letter';

export interface View {
  readonly side: string;
  readonly turn: number;
  readonly phase: string;
  /** The step of the phase, where it has any. */
  readonly step?: string;
  /** It rains this turn. */
  readonly rains?: boolean;
  readonly places: readonly PlaceView[];
  readonly counters: readonly CounterView[];
  readonly tracks: readonly TrackView[];
  readonly cards: readonly CardView[];
}

/** All states of a place: the board draws those that it knows, and none that is not here; each is said in words. */
export type PlaceMark =
  // What stands there, or does not.
  | 'encircled'
  | 'threatened'
  | 'over-stacked'
  | 'contested'
  | 'empty'
  | 'loose'
  | 'scouted'
  | 'out-of-supply'
  | 'costs-step'
  | 'victory-taken'
  | `airstrip-${string}`
  // What is done there or from there.
  | 'acting'
  | 'assault-ready'
  | 'assaulted'
  | `assaulted-by-${string}`
  | 'attacked'
  | 'captured'
  | 'fought'
  | `fire-${string}`
  | 'mined'
  | 'digging'
  | 'shelled'
  | 'struck'
  | 'targeted'
  // A formation that is a place of its own.
  | 'active'
  | 'inactive'
  | 'waiting';

export interface PlaceView {
  readonly id: string;
  /** Who holds it: a side, a formation, or 'nobody'. Key to livery and word. */
  readonly holder: string;
  /** Levels such as fortifications or trenches. */
  readonly pips?: { readonly value: number; readonly of: number };
  /** Small icon with a figure: { icon: 'inf', value: 4 }; `told` ones are said in words and not on the map. */
  readonly figures: readonly {
    readonly icon: string;
    readonly value: number;
    readonly of?: number;
    readonly told?: boolean;
    /** A place that it comes by. */
    readonly by?: string;
  }[];
  /** States that come and go. */
  readonly marks: readonly PlaceMark[];
  /** What stands there, told by a badge a side. */
  readonly stacks?: readonly StackView[];
  /** Signs on the corner of the plate, the first nearest to it. */
  readonly signs?: readonly Sign[];
  /** Of a post: the bases that can be used now; without it none shows, not even those printed. */
  readonly bases?: readonly BaseView[];
  /** Of a post: the trench around it; closed when it is full. */
  readonly ring?: { readonly value: number; readonly of: number };
  /** A short warning on a pill: '−1'. */
  readonly tag?: string;
}

/** Counters of one side in one place, as one badge tells them. */
export interface StackView {
  readonly side: string;
  /** The large figure: firepower, steps, battalions, or how many lie face down. */
  readonly figure: number;
  /** In rows of three: what stands there, then the room that is left. */
  readonly pips: readonly Pip[];
  /** Face down to whoever looks: a hatched square with the figure, and nothing else. */
  readonly hidden?: boolean;
  /** None of them can act: the badge is hollow. */
  readonly spent?: boolean;
  /** What those who cannot act still are: their defence. Without it their figure or their number shows. */
  readonly still?: number;
  /** Known to whoever looks to be nothing. */
  readonly dummies?: number;
  /** Most counters that the place can hold of this side. */
  readonly most?: number;
}

/** One counter of a stack: whole, hurt, a small one, a tank or a gun and the same hurt, face down, a dummy; or room. */
export type Pip = 'whole' | 'hurt' | 'small' | 'tank' | 'hurt-tank' | 'gun' | 'hurt-gun' | 'hidden' | 'dummy' | 'room';

/** A sign in the colour of a side, or as a warning; struck out where it tells that something is missing. */
export interface Sign {
  readonly icon: 'burst' | 'chute' | 'crate' | 'alert';
  readonly side?: string;
  readonly struck?: boolean;
}

/** An assault base of a post that can be used: from an area, or from a post that the enemy holds. */
export interface BaseView {
  readonly from: string;
  /** Somebody stands behind it. */
  readonly threatens: boolean;
  /** Who has come up to it: they stand outside the post, and neither in it nor in the area behind them. */
  readonly engaged?: Engaged;
  /** Saps dug to it from the area, one line a level; the last is not held yet. */
  readonly saps: number;
  readonly loose?: boolean;
}

export interface Engaged {
  readonly side: string;
  readonly pips: readonly Pip[];
  /** Those of them that show as counters. */
  readonly counters: readonly string[];
}

/** What a counter is: the arm in its box; `hidden` lies face down, `dummy` is known to be nothing. */
export type UnitSymbol =
  | 'infantry'
  | 'parachute'
  | 'engineer'
  | 'artillery'
  | 'mortar'
  | 'machine-gun'
  | 'armor'
  | 'anti-air'
  | 'hidden'
  | 'dummy';

/** The corps of a counter, by the colour of its stripe: corps of the camp, bands of the divisions about it. */
export type Stripe =
  | 'legion'
  | 'french-para'
  | 'vietnamese'
  | 'north-african'
  | 'tai'
  | 'engineer'
  | 'mixed'
  | 'support'
  | 'replacement'
  | 'pale'
  | Exclude<Livery, 'blue' | 'red'>;

/** All states of a counter, in the same way. */
export type CounterState =
  // Where it is, when it comes.
  | 'reinforcement'
  | 'pool'
  | 'waiting'
  | 'absent'
  | 'aboard'
  | 'in-transport'
  | 'mining'
  | 'eliminated'
  | 'at-base'
  // What is seen of it.
  | 'concealed'
  | 'revealed'
  | 'engaged'
  | 'dummy'
  | 'elite'
  // What it has suffered.
  | 'damaged'
  | 'disorganized'
  | 'disrupted'
  | 'fatigued'
  | 'halved'
  | 'one-loss'
  | 'out-of-supply'
  | 'reduced'
  | 'suppressed'
  | 'two-losses'
  | 'unpaid'
  // What it does or has done.
  | 'acting'
  | 'assaulting'
  | 'attacking'
  | 'has-fired'
  | 'has-moved'
  | 'moved'
  | 'moved-strategically'
  | 'retreating'
  | 'spent'
  | 'used';

export interface CounterView {
  readonly id: string;
  /** The place it is in, or a holding box: 'remnants', 'eliminated', 'turn-6'. */
  readonly at: string;
  /** Which part of the place: 'active' or 'used'. */
  readonly tray: string;
  readonly side: string;
  readonly symbol: UnitSymbol;
  readonly stripe: Stripe;
  /** The designation as on the counter: a name, the same in all languages. */
  readonly label: string;
  /** The end of the label where a formation has several companies, or its head before a stroke: '9', '1.2'. */
  readonly company?: string;
  /** What it belongs to, such as its regiment: those of it in the same place usually act together. */
  readonly group?: string;
  /** Current factors, states applied; null is an X. */
  readonly factors: readonly (number | null)[];
  readonly steps: number;
  readonly of: number;
  readonly states: readonly CounterState[];
}

export interface TrackView {
  /** 'turn' is the turn track of every game: it stands in the heading. */
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
  /** For which side more of it is good, where it is not the one that it belongs to. */
  readonly gains?: string;
  readonly group?: string;
  /** Part of a turn that runs, such as a round: it stands beside the dates while it is above zero. */
  readonly clock?: boolean;
  /** Of less weight: shown where there is room. */
  readonly aside?: boolean;
  /** Stays in sight while a sheet is open. */
  readonly kept?: boolean;
  /** What a tap on it opens, where that is not its own track. */
  readonly opens?: 'hand';
  /** How its boxes are drawn where they are few; dots where nothing is said, and no box where its state is the word. */
  readonly boxes?: 'triangles' | 'word';
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

/** Of a table that is read by columns: each bar is then a face of the die in the column that is read. */
export interface PreviewColumns {
  /** The column of the strength or of the ratio alone; a ratio says what stands against what. */
  readonly start: string;
  readonly ratio?: readonly [attack: number, defence: number];
  readonly shifts: readonly Modifier[];
  readonly names: readonly string[];
  /** The column that is read; -1 where it lies before the first and nothing happens. */
  readonly read: number;
  /** Columns beyond the last: they go to the die. */
  readonly over: number;
  /** A face that is rolled again, and the rows of another table that the second die leads to. */
  readonly again?: { readonly face: number; readonly table: string; readonly from: number };
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
  readonly bars: readonly {
    readonly total: number;
    readonly chance: number;
    readonly row: number;
    /** What the table prints there: 'D1+T'. */
    readonly code?: string;
  }[];
  readonly columns?: PreviewColumns;
  /** Where the totals turn from one side's favour to the other's, and what each part is called. */
  readonly split?: {
    readonly from: number;
    readonly below: { readonly side: string; readonly key: string };
    readonly above: { readonly side: string; readonly key: string };
  };
  /** The outcomes that matter most, best known first: the first that can happen is the big figure. */
  readonly headline?: readonly string[];
  /** What it comes to: a chance (0 to 1) or an expected number. */
  readonly outcomes: readonly {
    readonly key: string;
    readonly kind: 'chance' | 'mean';
    readonly value: number;
    /** An estimate: something that it hangs on is still to be decided. It is said to be about so much. */
    readonly about?: boolean;
  }[];
}
