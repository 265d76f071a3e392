import type { CounterView, PlaceView } from '../../kernel/view';
import type { Inset } from './camera';
import type { Palette } from './palette';

/** How close the map is looked at: each level draws its pieces in its own way. */
export type Level = 'far' | 'middle' | 'near';

/** Everything the board says, in the player's language. It knows no word itself. */
export interface BoardWords {
  /** The name on the map. */
  place(id: string): string;
  /** The same where there is little room. */
  brief(id: string): string;
  /** Whether map names are set in capitals; Vietnamese is not. */
  readonly capitals: boolean;
  /** Shown in a place that nobody holds. */
  readonly nobody: string;
  /** 'active', 'inactive' on a pennant. */
  mark(mark: string): string;
  /** A place and its whole state in one sentence, for those who listen. */
  spokenPlace(place: PlaceView, counters: readonly CounterView[], target: Target | null): string;
  spokenCounter(counter: CounterView): string;
  /** What a finger reads at a place that is asked for: its name and its figure. */
  lit(id: string, target: Target | null): string;
  /** Names lettered on the ground, where they are wanted. */
  readonly ground: {
    readonly river: string;
    readonly road: string;
    readonly track: string;
    readonly strip: string;
    readonly hills: Readonly<Record<string, string>>;
  };
  /** What the whole map is called to those who listen. */
  readonly map: string;
}

/** A place that the counter in hand may go to. */
export interface Target {
  readonly cost?: number;
  /** The way ends there. */
  readonly ends?: boolean;
  /** It will be fought for. */
  readonly fight?: boolean;
  /** Allowed, but the stack would end over its limit. */
  readonly over?: boolean;
  /** How likely it goes well, what is lost there on average, or what it would hold of what it may. */
  readonly figure?: Figure;
}

/** A short figure at a place: '92%', '−0.2', '8 of 6'. */
export interface Figure {
  readonly text: string;
  readonly tone: 'good' | 'plain' | 'warn';
}

/** What is meant to be done at a place, and not yet paid. */
export interface Planned {
  /** So many counters take part. */
  readonly count?: number;
  readonly figure?: Figure;
}

/** What may be touched now and what is lit. */
export interface Lights {
  /** Counters that can be picked up. */
  readonly counters: ReadonlySet<string>;
  /** The counters in hand. */
  readonly chosen: ReadonlySet<string>;
  /** Null where no place is asked for: then nothing is dimmed. */
  readonly targets: ReadonlyMap<string, Target> | null;
  /** Where somebody can still act, while no place is asked for: so many counters, or none where only the place is known. */
  readonly ready?: ReadonlyMap<string, number>;
  /** Places at which something is planned. */
  readonly planned?: ReadonlyMap<string, Planned>;
  /** Ways to the targets, drawn over the links. */
  readonly ways: readonly (readonly [from: string, to: string])[];
  /** The one place now spoken of. */
  readonly place: string | null;
  /** Lines of what is planned, from place to place: a way that is gone, or along which a target is seen. */
  readonly lines?: readonly PlannedLine[];
  /** The other side's move, while nothing is asked: an arrow. */
  readonly move?: ToldMove | null;
}

/** A way is drawn as what is planned, a line of sight in the colour of the side that looks along it. */
export interface PlannedLine {
  readonly is: 'way' | 'sight';
  readonly places: readonly string[];
  readonly side: string;
}

/** From one place to another, in the colour of the side that makes it. */
export interface ToldMove {
  readonly from: string;
  readonly to: string;
  readonly side: string;
  /** What it comes to in a word or two, on a tag: '7 units +2'. */
  readonly label?: string;
}

export const noLights: Lights = { counters: new Set(), chosen: new Set(), targets: null, ways: [], place: null };

/** Where something lies in the window. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly outline?: readonly (readonly [x: number, y: number])[];
}

/** The move that is being told, while nothing is asked: all areas but its two lie under a veil. */
export function tellingOf({ move, targets }: Lights): ToldMove | null {
  return move && targets === null ? move : null;
}

export interface BoardHandlers {
  tapPlace(id: string): void;
  tapCounter(id: string): void;
  tapGround(): void;
  openPlace(id: string): void;
  /** A counter is lifted: answer with `light` to show where it may go. */
  pick(counter: string): void;
  /** It is held over a place, or over none. */
  over(counter: string, place: string | null): void;
  drop(counter: string, place: string | null): void;
}

interface Motion {
  /** 1, 2, 4, or Infinity for none at all. */
  readonly speed: number;
  /** Cross-fades instead of movement. */
  readonly reduced: boolean;
}

export interface Layers {
  readonly links: boolean;
  readonly paths: boolean;
  readonly names: boolean;
  /** Places and counters; without them the ground lies bare. */
  readonly pieces: boolean;
}

export const allLayers: Layers = { links: true, paths: true, names: true, pieces: true };

/** A zoom, and what of the sheet lies in the middle of the window. */
export interface Outlook {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface BoardLook {
  readonly palette: Palette;
  readonly words: BoardWords;
  readonly motion: Motion;
  readonly layers: Layers;
  readonly inset: Inset;
  /** How large the player wants letters: 1, 1.15, 1.3, 1.5. */
  readonly text?: number;
}
