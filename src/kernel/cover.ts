/** The cover of a game: all that the shelf knows of it before its code is fetched. */
import type { Language } from './words';

export interface Cover {
  readonly id: string;
  /** Whether it can be played; a game that cannot says so. */
  readonly ready: boolean;
  /** The optional rule that helps a beginner: it is shown as the difficulty. Null where a game has none. */
  readonly help: string | null;
  readonly engraving: CoverEngraving;
  /** Who made the printed game. Names stay as they are in every language. */
  readonly credits: readonly (readonly [role: MakerRole, names: string])[];
  readonly texts: Readonly<Record<Language, CoverTexts>>;
}

export interface CoverTexts {
  readonly name: string;
  /** In one line, for a row of the shelf. */
  readonly line: string;
  readonly about: string;
}

/** Addresses of pictures that say where there is ink, and the ink itself in each theme. */
interface CoverEngraving {
  readonly ink: Readonly<Record<'light' | 'dark' | 'contrast', string>>;
  readonly plate: Readonly<Record<'day' | 'night', string>>;
  readonly stamp: Readonly<Record<'day' | 'night', string>>;
}

type MakerRole = 'design' | 'development' | 'art' | 'publisher' | 'production' | 'translation' | 'laterEdition';
