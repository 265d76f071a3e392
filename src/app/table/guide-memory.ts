/** What the guide has told on this device: tips once each, lessons put aside by campaign. */
import { computed, signal } from '@preact/signals';
import { type CoachMemory, latest } from '../../panels/model/coach';

const KEY = 'the-valley/guide';
const VERSION = 1;
/** Campaigns come and go; of what was put aside only so much is remembered. */
const MOST = 200;

interface Remembered {
  readonly told: readonly string[];
  /** Campaign and lesson. */
  readonly aside: readonly string[];
}

const nothing: Remembered = { told: [], aside: [] };

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** As it was written; whatever is damaged is forgotten: a tip told twice does no harm. */
export function readMemory(text: string | null): Remembered {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== VERSION) {
      return nothing;
    }
    return {
      told: texts('told' in stored ? stored.told : null),
      aside: texts('aside' in stored ? stored.aside : null),
    };
  } catch {
    return nothing;
  }
}

// Apart, because telling a tip must not disturb those who follow the lessons.
const told = signal<readonly string[]>([]);
const aside = signal<readonly string[]>([]);
let loaded = false;

function load(): void {
  if (loaded) return;
  loaded = true;
  try {
    const stored = readMemory(localStorage.getItem(KEY));
    told.value = stored.told;
    aside.value = stored.aside;
  } catch {
    // Storage is forbidden here: what was told lasts as long as the page.
  }
}

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, told: told.peek(), aside: aside.peek() }));
  } catch {
    // As above.
  }
}

/** The memory as the guide of one campaign uses it. */
export function memoryOf(campaign: string): CoachMemory {
  load();
  const start = `${campaign} `;
  return {
    told: computed(() => new Set(told.value)),
    aside: computed(
      () => new Set(aside.value.filter((item) => item.startsWith(start)).map((item) => item.slice(start.length))),
    ),
    tell(tip) {
      if (told.peek().includes(tip)) return;
      told.value = [...told.peek(), tip];
      write();
    },
    putAside(lesson) {
      aside.value = [...aside.peek(), `${start}${lesson}`].slice(-MOST);
      write();
    },
    putOff(lesson, time) {
      const late = `${start}${latest(lesson)}`;
      aside.value = [...aside.peek().filter((item) => !item.startsWith(late)), `${late}${time}`].slice(-MOST);
      write();
    },
  };
}

/** Every tip may be told again. */
export function resetTips(): void {
  load();
  told.value = [];
  write();
}
