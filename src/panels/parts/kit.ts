/** What every panel may need, handed down once: the game's words, the drawing hand, the player's wishes. */
import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { CardArt } from '../../kernel/game';
import type { CounterView, Liveries } from '../../kernel/view';
import type { GameWords } from '../../kernel/words';
import type { Desk } from '../asking/desk';
import type { Coach } from '../model/coach';
import type { TableModel } from '../model/model';
import type { Teller } from '../tale/teller';

/** One stroke of an icon on a 24 grid; pen 0 fills only. */
export interface Stroke {
  readonly d: string;
  readonly pen: number;
  readonly fill: number;
}

/** Drawing that the board owns and the panels borrow. */
export interface Art {
  icon(name: string): readonly Stroke[];
  counter(canvas: HTMLCanvasElement, counter: CounterView, liveries: Liveries, size: number, chosen: boolean): void;
  /** The engraving of a card, by an engraver fetched for the first one; false where it cannot be drawn. */
  vignette(canvas: HTMLCanvasElement, art: CardArt): Promise<boolean>;
}

/** The map as those see it who draw over it. */
export interface MapEye {
  /** Where the plate of a place lies, and the outline of its area; null where it is not drawn. */
  plateOf(place: string): Spot | null;
  /** What of the window nothing lies over. */
  room(): Spot;
  /** Whether a place that is asked for answers in a box of the window. */
  isLitUnder(box: Spot): boolean;
  /** Brings places into that part of the window. */
  reveal(places: readonly string[]): void;
  /** Calls whenever the map has been drawn anew. */
  watch(seen: () => void): () => void;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly outline?: readonly (readonly [x: number, y: number])[];
}

export interface Wishes {
  readonly odds: 'full' | 'modifiers' | 'off';
  readonly dice: 'shown' | 'quick' | 'instant';
  readonly speed: '1' | '2' | '4' | 'instant';
  readonly confirm: boolean;
  /** Text so large that rows read better than counters side by side. */
  readonly large: boolean;
  /** The screen stays lit while a campaign is played again. */
  readonly awake: boolean;
}

export interface Kit {
  /** When the table is there to be touched: what is read later is fetched then. */
  readonly settled: Promise<void>;
  readonly words: GameWords;
  readonly model: TableModel;
  readonly desk: Desk;
  readonly teller: Teller;
  readonly map: ReadonlySignal<MapEye | null>;
  readonly coach: Coach;
  readonly art: Art;
  readonly wishes: Wishes;
  /** False while the table lies beneath a page that is read. */
  readonly there: boolean;
  /** A string that changes with the theme, so that drawings are made anew. */
  readonly theme: string;
  openRule(rule: string): void;
}

const KitContext = createContext<Kit | null>(null);
export const KitProvider = KitContext.Provider;

export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('A panel outside its kit.');
  return kit;
}
