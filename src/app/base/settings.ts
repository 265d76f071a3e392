import { signal } from '@preact/signals';
import { languages, preferredLanguage } from '../../locale';
import { isFields } from '../../storage';

/** Every setting with its choices; the first choice is the default. */
export const settingChoices = {
  language: languages,
  theme: ['auto', 'light', 'dark', 'contrast'],
  palette: ['classic', 'safe'],
  text: ['100', '115', '130', '150'],
  motion: ['auto', 'full', 'reduced', 'none'],
  speed: ['1', '2', '4', 'instant'],
  dice: ['shown', 'quick', 'instant'],
  telling: ['fights', 'plays', 'outcomes', 'summary'],
  sound: ['off', 'effects'],
  vibration: ['on', 'off'],
  odds: ['full', 'modifiers', 'off'],
  stops: ['decisions', 'all'],
  confirm: ['off', 'on'],
  hand: ['right', 'left'],
  keys: ['on', 'off'],
  awake: ['off', 'on'],
} as const;

export type SettingName = keyof typeof settingChoices;
export type Settings = { readonly [Name in SettingName]: (typeof settingChoices)[Name][number] };

// Changing this name or the version forgets everybody's settings: read the old ones first.
const KEY = 'the-valley/settings';
const VERSION = 1;

/** A value for each setting. */
function settingsOf(choose: (name: SettingName, choices: readonly string[]) => string | undefined): Settings {
  const entries = Object.entries(settingChoices) as [SettingName, readonly string[]][];
  return Object.fromEntries(entries.map(([name, choices]) => [name, choose(name, choices)])) as Settings; // one of its choices
}

function defaults(phoneLanguages: readonly string[]): Settings {
  return { ...settingsOf((_, choices) => choices[0]), language: preferredLanguage(phoneLanguages) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Settings as they were written; whatever is missing, foreign or damaged falls back to its default alone. */
export function readSettings(text: string | null, phoneLanguages: readonly string[]): Settings {
  const base = defaults(phoneLanguages);
  const stored = text === null ? null : parsed(text);
  if (!isFields(stored) || stored.version !== VERSION) return base;
  return settingsOf((name, choices) => choices.find((one) => one === stored[name]) ?? base[name]);
}

/** Takes over settings that came with a file; each is believed only where it is one of its choices. */
export function takeSettings(foreign: Readonly<Record<string, unknown>>): void {
  settings.value = readSettings(JSON.stringify(foreign), navigator.languages);
  remember();
}

export function writeSettings(settings: Settings): string {
  return JSON.stringify({ version: VERSION, ...settings });
}

export const settings = signal<Settings>(defaults([]));

/** Takes over what this device remembers. A browser that forbids storage keeps the defaults. */
export function loadSettings(): void {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    // Storage is forbidden here: the settings last as long as the page.
  }
  settings.value = readSettings(text, navigator.languages);
}

export function changeSetting<Name extends SettingName>(name: Name, value: Settings[Name]): void {
  settings.value = { ...settings.value, [name]: value };
  remember();
}

function remember(): void {
  try {
    localStorage.setItem(KEY, writeSettings(settings.value));
  } catch {
    // As above.
  }
}
