import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { settings } from './settings';

export type Theme = 'light' | 'dark' | 'contrast';
export type Motion = 'full' | 'reduced' | 'none';

/** A media query as a signal. */
function media(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}

const dark = media('(prefers-color-scheme: dark)');
const moreContrast = media('(prefers-contrast: more)');
const lessMotion = media('(prefers-reduced-motion: reduce)');

/** The theme in force, the phone's wish included. */
export const theme = computed<Theme>(() => {
  const wanted = settings.value.theme;
  if (wanted !== 'auto') return wanted;
  if (moreContrast.value) return 'contrast';
  return dark.value ? 'dark' : 'light';
});

/** Changes whenever the colours do: whatever is drawn in them is drawn anew. */
export const colours = computed(() => `${theme.value} ${settings.value.palette}`);

/** All that a picture of the table depends on beside the game. */
export function shapeOfTable(): string {
  const { language, text, hand } = settings.peek();
  return [colours.peek(), language, text, hand, innerWidth, innerHeight].join(' ');
}

/** How much may move, the phone's wish included. */
export const motion = computed<Motion>(() => {
  const wanted = settings.value.motion;
  if (wanted !== 'auto') return wanted;
  return lessMotion.value ? 'reduced' : 'full';
});

/** Keeps the attributes of <html>, which the style sheets read, in step with the settings. */
export function followAppearance(root: HTMLElement): void {
  const themeColour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  effect(() => {
    root.dataset.theme = theme.value;
    root.dataset.palette = settings.value.palette;
    root.dataset.motion = motion.value;
    root.dataset.text = settings.value.text;
    root.dataset.hand = settings.value.hand;
    root.dataset.dice = settings.value.dice;
    if (themeColour) themeColour.content = getComputedStyle(root).getPropertyValue('--paper').trim();
  });
}
