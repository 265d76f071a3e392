import { signal } from '@preact/signals';
import { languages, preferredLanguage } from '../locale';
import { isFields } from '../storage';

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

function defaults(phoneLanguages: readonly string[]): Settings {
  return {
    language: preferredLanguage(phoneLanguages),
    theme: settingChoices.theme[0],
    palette: settingChoices.palette[0],
    text: settingChoices.text[0],
    motion: settingChoices.motion[0],
    speed: settingChoices.speed[0],
    dice: settingChoices.dice[0],
    telling: settingChoices.telling[0],
    sound: settingChoices.sound[0],
    vibration: settingChoices.vibration[0],
    odds: settingChoices.odds[0],
    stops: settingChoices.stops[0],
    confirm: settingChoices.confirm[0],
    hand: settingChoices.hand[0],
    keys: settingChoices.keys[0],
    awake: settingChoices.awake[0],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function pick<Value extends string>(choices: readonly Value[], stored: unknown, otherwise: Value): Value {
  return choices.find((choice) => choice === stored) ?? otherwise;
}

/** Settings as they were written; whatever is missing, foreign or damaged falls back to its default alone. */
export function readSettings(text: string | null, phoneLanguages: readonly string[]): Settings {
  const base = defaults(phoneLanguages);
  const stored = text === null ? null : parsed(text);
  if (!isFields(stored) || stored.version !== VERSION) return base;
  return {
    language: pick(settingChoices.language, stored.language, base.language),
    theme: pick(settingChoices.theme, stored.theme, base.theme),
    palette: pick(settingChoices.palette, stored.palette, base.palette),
    text: pick(settingChoices.text, stored.text, base.text),
    motion: pick(settingChoices.motion, stored.motion, base.motion),
    speed: pick(settingChoices.speed, stored.speed, base.speed),
    dice: pick(settingChoices.dice, stored.dice, base.dice),
    telling: pick(settingChoices.telling, stored.telling, base.telling),
    sound: pick(settingChoices.sound, stored.sound, base.sound),
    vibration: pick(settingChoices.vibration, stored.vibration, base.vibration),
    odds: pick(settingChoices.odds, stored.odds, base.odds),
    stops: pick(settingChoices.stops, stored.stops, base.stops),
    confirm: pick(settingChoices.confirm, stored.confirm, base.confirm),
    hand: pick(settingChoices.hand, stored.hand, base.hand),
    keys: pick(settingChoices.keys, stored.keys, base.keys),
    awake: pick(settingChoices.awake, stored.awake, base.awake),
  };
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
