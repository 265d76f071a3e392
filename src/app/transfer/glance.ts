/**
 * The table as it was left, as a picture of the map with its tracks and its question: on the screen before anything of
 * the table is fetched. It is there only while the page is not seen, so that it is never older than the game.
 */
import { listOf, record, rowOf, text, type Within, whole } from '../../kernel/check';
import { emergencyBox } from './the-disk';

/** Left, top, width and height in the window. */
type Box = readonly number[];

export interface Glance {
  readonly campaign: string;
  readonly game: string;
  /** What it was drawn for: colours, language, letters and the size of the window. In any other it would be wrong. */
  readonly shape: string;
  readonly picture: string;
  /** Where the plates hang on the map, as the board writes it. */
  readonly plates: readonly string[];
  readonly tracks: readonly (readonly string[])[];
  readonly question: string;
  readonly boxes: readonly Box[];
}

const LONGEST_PICTURE = 1_000_000;
const MOST_PLATES = 500;
const MOST_TRACKS = 20;
const PICTURE = /^data:image\/jpeg;base64,[A-Za-z0-9+/=]*$/;
const isPicture: Within<string> = (value): value is string => text(LONGEST_PICTURE)(value) && PICTURE.test(value);
const isGlance = record<Glance>({
  campaign: text(100),
  game: text(100),
  shape: text(200),
  picture: isPicture,
  plates: listOf(text(200), MOST_PLATES),
  tracks: listOf(rowOf(text(100), 2), MOST_TRACKS),
  question: text(1000),
  boxes: rowOf(rowOf(whole(-10_000, 10_000), 4), 3),
});

// Changing this name makes one start begin without a picture.
const NAME = 'the-valley/glance';

export function keepGlance(glance: Glance): void {
  try {
    emergencyBox()?.setItem(NAME, JSON.stringify(glance));
  } catch {
    forgetGlance(); // no room: then the next start begins without
  }
}

export function forgetGlance(): void {
  try {
    emergencyBox()?.removeItem(NAME);
  } catch {
    // Nothing is kept here, and nothing need be forgotten.
  }
}

function keptGlance(): Glance | null {
  try {
    const value: unknown = JSON.parse(emergencyBox()?.getItem(NAME) ?? 'null');
    return isGlance(value) ? value : null;
  } catch {
    return null;
  }
}

let shown: { readonly glance: Glance; readonly element: HTMLElement } | null = null;

/**
 * Draws what was left of a campaign, under the page: seen as long as nothing but a splash lies over it. Answers which
 * game it is of; null where nothing tells.
 */
export function showGlance(campaign: string, shape: string): string | null {
  const glance = keptGlance();
  if (glance?.campaign !== campaign) return null;
  if (glance.shape !== shape) return glance.game;
  const element = document.createElement('div');
  element.className = 'glance';
  element.setAttribute('aria-hidden', 'true');
  const tracks = document.createElement('p');
  for (const [name = '', value = ''] of glance.tracks) {
    const track = tracks.appendChild(document.createElement('span'));
    track.append(`${name} `);
    track.appendChild(document.createElement('b')).append(value);
  }
  const map = document.createElement('img');
  map.alt = '';
  map.src = glance.picture;
  const question = document.createElement('p');
  question.append(glance.question);
  [tracks, map, question].forEach((part, i) => {
    const [left = 0, top = 0, width = 0, height = 0] = glance.boxes[i] ?? [];
    Object.assign(part.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    element.append(part);
  });
  document.body.append(element);
  shown = { glance, element };
  return glance.game;
}

/** What the start has shown, for the map to take its place; null where there was nothing. Asked once. */
export function takeGlance(campaign: string): Glance | null {
  const taken = shown?.glance.campaign === campaign ? shown.glance : null;
  shown?.element.remove();
  shown = null;
  return taken;
}
