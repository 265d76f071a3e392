import type { Liveries, Livery } from '../../kernel/view';

/**
 * The colours of the sheet and of everything on it. The shell's CSS variables are the source while
 * the app runs; this table serves the worker, the tests and a page without styles.
 */
export type Theme = 'day' | 'night';

const day = {
  paper: '#F4ECD8',
  paper2: '#E8DDC2',
  paper3: '#DACBA8',
  ink: '#2B2620',
  ink2: '#5A4F40',
  rule: '#BBAA88',
  laterite: '#98401D',
  'on-laterite': '#FFF6E6',
  monsoon: '#386148',
  warn: '#A23A1A',
  sea: '#3E6470',
  fr: '#234468',
  'fr-fill': '#35587F',
  'fr-header': '#1F3A58',
  vm: '#A8261C',
  'vm-fill': '#A8261C',
  'vm-edge': '#741810',
  spent: '#566879',
  terr: '#7E4F28',
  'band-1': '#1B5FA6',
  'band-2': '#2C6E3F',
  'band-3': '#AE261D',
  'band-4': '#8A5E00',
  'band-1-fill': '#1B5FA6',
  'band-2-fill': '#2C6E3F',
  'band-3-fill': '#AE261D',
  'band-4-fill': '#8A5E00',
  'on-fill': '#FFFFFF',
  sel: '#C8690F',
  legal: '#2A7443',
  'g-paper': '#EFE5CB',
  'g-floor': '#E9E3BE',
  'g-paddy-a': '#C9D4A3',
  'g-paddy-b': '#B4CBB0',
  'g-paddy-c': '#DCCF9C',
  'g-bund': '#6F8A62',
  'g-jungle': '#A9BC8A',
  'g-jungle-deep': '#7E9A6C',
  'g-crown': '#3F5E3C',
  'g-bare': '#D79A6C',
  'g-contour': '#9A6A3C',
  'g-index': '#7E4F28',
  'g-water': '#8FB6BC',
  'g-light': '#B5D2D3',
  'g-bank': '#3E6470',
  'g-soil': '#C77846',
  'g-plates': '#D8CDB4',
  'g-ink': '#2B2620',
  'g-grid': '#5C7B86',
} as const;

export type Token = keyof typeof day;

export interface Palette extends Readonly<Record<Token, string>> {
  readonly theme: Theme;
}

export const palettes: Readonly<Record<Theme, Palette>> = {
  day: { ...day, theme: 'day' },
  night: {
    theme: 'night',
    paper: '#1D2322',
    paper2: '#283030',
    paper3: '#364040',
    ink: '#ECE1C6',
    ink2: '#B5AB92',
    rule: '#4C5149',
    laterite: '#E08A55',
    'on-laterite': '#1B120B',
    monsoon: '#86BF98',
    warn: '#F08A66',
    sea: '#8FB6C6',
    fr: '#A9C4E4',
    'fr-fill': '#35587F',
    'fr-header': '#1F3A58',
    vm: '#F27E6E',
    'vm-fill': '#7E251D',
    'vm-edge': '#F0907F',
    spent: '#3D4C5B',
    terr: '#D3A873',
    'band-1': '#74ADEE',
    'band-2': '#6BBB83',
    'band-3': '#F27E6E',
    'band-4': '#E0B040',
    'band-1-fill': '#1C4676',
    'band-2-fill': '#1F5336',
    'band-3-fill': '#77231C',
    'band-4-fill': '#664A0A',
    'on-fill': '#FBF0DA',
    sel: '#FFB454',
    legal: '#7FD79B',
    'g-paper': '#162021',
    'g-floor': '#1B2726',
    'g-paddy-a': '#20332D',
    'g-paddy-b': '#1F3537',
    'g-paddy-c': '#2A2F23',
    'g-bund': '#4C6B5C',
    'g-jungle': '#13211B',
    'g-jungle-deep': '#0E1A16',
    'g-crown': '#35543F',
    'g-bare': '#3A2A20',
    'g-contour': '#8A6A45',
    'g-index': '#A98256',
    'g-water': '#24475A',
    'g-light': '#315970',
    'g-bank': '#6E9DB0',
    'g-soil': '#7A4A2E',
    'g-plates': '#4B4A42',
    'g-ink': '#D9CBA8',
    'g-grid': '#3D5661',
  },
};

const isToken = (name: string): name is Token => name in day;

/** Every token name, for whoever must define or read them all. */
export const tokens: readonly Token[] = Object.keys(day).filter(isToken);

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Reads the CSS variables once; a variable that is missing or not a plain hex colour keeps the table's value. */
export function readPalette(variable: (name: string) => string): Palette {
  const value = (token: Token) => {
    const found = variable(`--${token}`).trim();
    return HEX.test(found) ? longHex(found) : undefined;
  };
  const theme: Theme = luminance(value('paper') ?? day.paper) < 0.5 ? 'night' : 'day';
  const palette: Record<Token, string> & { theme: Theme } = { ...palettes[theme] };
  for (const token of tokens) palette[token] = value(token) ?? palettes[theme][token];
  return palette;
}

function longHex(hex: string): string {
  return hex.length === 7 ? hex : `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`;
}

export type Rgb = readonly [r: number, g: number, b: number];

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The number Pixi tints with. */
export function tint(hex: string): number {
  return Number.parseInt(hex.slice(1), 16);
}

export function alpha(hex: string, opacity: number): string {
  const [r, g, b] = rgb(hex);
  return `rgba(${r},${g},${b},${opacity})`;
}

/** Relative luminance, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = rgb(hex).map((c) => {
    const s = c / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The ink and the fill of a livery; null is nobody's. Who is not filled has bodies of paper. */
export function livery(palette: Palette, worn: Livery | null): { readonly ink: string; readonly fill: string | null } {
  switch (worn) {
    case null:
      return { ink: palette.ink2, fill: null };
    case 'blue':
      return { ink: palette.fr, fill: null };
    case 'red':
      return { ink: palette.vm, fill: palette['vm-fill'] };
    default:
      return { ink: palette[worn], fill: palette[`${worn}-fill`] };
  }
}

/** What a side or a formation wears on a map. */
export const wornBy = (liveries: Liveries, id: string): Livery | null => liveries[id] ?? null;
