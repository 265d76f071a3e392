/** Which sheet lies open, how far it is pulled up, and what lies behind it. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import { placeOf } from '../../kernel/scenes';
import type { Offered, TableModel } from '../model/model';
import { layoutOf, type PromptSheet } from './offers';

export type Sheet =
  | {
      readonly is: 'prompt' | 'choices' | 'log' | 'rolls' | 'hand' | 'layers' | 'menu' | 'report' | 'resume';
    }
  | { readonly is: 'post-list' | 'boxes' | 'rewind' | 'briefing' | 'history' | 'keys' }
  | { readonly is: 'place' | 'plan'; readonly place: string }
  | { readonly is: 'track'; readonly track: string }
  | { readonly is: 'card'; readonly card: string }
  | { readonly is: 'rule'; readonly rule: string }
  /** One choice; where it sends everybody who may, without some. */
  | { readonly is: 'weigh'; readonly offered: Offered; readonly without?: readonly string[] }
  /** What a counter can do at a place, where that is more than one thing. */
  | { readonly is: 'between'; readonly counter: string; readonly place: string };

export const rests = ['peek', 'half', 'full'] as const;
export type Rest = (typeof rests)[number];

/** Sheets that outlive the question they were opened at, unless the next one has a layout of its own. */
const lasting: readonly Sheet['is'][] = ['choices'];

/** Sheets that go with it. */
const ofTheQuestion: readonly Sheet['is'][] = ['prompt', 'plan', 'choices', 'weigh', 'resume', 'briefing'];

/** What of the desk its sheets need. */
interface Laid {
  readonly sheet: Signal<Sheet | null>;
  readonly rest: Signal<Rest>;
  readonly place: Signal<string | null>;
  readonly marked: Signal<string | null>;
  /** Whether a counter is in hand. */
  holds(): boolean;
  readonly asks: ReadonlySignal<PromptSheet | null>;
  /** Fills in the question anew: a plan for one place is left. */
  refill(): void;
}

export interface Sheets {
  open(sheet: Sheet, rest?: Rest): void;
  close(): void;
  /** The question's own sheet, if it has one. */
  openPrompt(): void;
  /** A question has come, or been answered: what has to lie open now. */
  follow(): void;
}

export function createSheets(model: TableModel, { sheet, rest, place, marked, holds, asks, refill }: Laid): Sheets {
  /** What a rule was opened from: closing the rule goes back to it. */
  let below: { readonly sheet: Sheet; readonly rest: Rest } | null = null;
  let asked: string | undefined;

  function open(next: Sheet, at: Rest = 'half') {
    // A covered hand is looked at behind the curtain alone.
    if (next.is === 'hand' && model.covered.peek()) return model.uncover();
    const was = sheet.peek();
    if (next.is !== 'rule') below = null;
    else if (was && was.is !== 'rule') below = { sheet: was, rest: rest.peek() };
    // A card of the hand is looked at there; what is planned outlives every other sheet.
    if (was?.is === 'hand' || next.is === 'weigh') marked.value = null;
    sheet.value = next;
    rest.value = at;
    place.value = next.is === 'place' || next.is === 'plan' ? next.place : place.peek();
  }

  function openPrompt(): void {
    const kind = asks.peek();
    const { prompt } = model.position.peek();
    // The same question again, with more or less joined to it, stays as large as it was made.
    const fixed = layoutOf(prompt?.scene) !== null || kind === 'compose';
    const same = sheet.peek()?.is === 'prompt' && fixed && prompt?.ask === asked;
    // A whole list that is filled in takes the whole screen; an answer, and what is aimed, leaves the map in sight.
    const aims = prompt?.window !== undefined || prompt?.scene?.is === 'volley' || prompt?.scene?.is === 'fight';
    const whole = kind === 'card' || (kind === 'plan' && !aims);
    if (kind) open({ is: 'prompt' }, same ? rest.peek() : whole ? 'full' : 'half');
    else sheet.value = null;
    asked = prompt?.ask;
    place.value = placeOf(prompt?.scene) ?? place.peek();
  }

  function close() {
    const was = sheet.peek();
    if (was?.is === 'rule' && below) return open(below.sheet, below.rest);
    if (was?.is === 'hand') marked.value = null;
    if (was?.is === 'plan') refill();
    sheet.value = null;
    place.value = null;
    // Behind news and reading lies the question, if it has a sheet of its own.
    if (was && was.is !== 'prompt' && asks.peek() && !holds()) openPrompt();
  }

  function follow(): void {
    const { prompt, result, waits } = model.position.peek();
    const was = sheet.peek();
    if (model.curtain.peek()) sheet.value = null;
    else if (result) open({ is: 'report' }, 'full');
    else if (waits !== null) {
      if (was && ofTheQuestion.includes(was.is)) sheet.value = null;
    } else if (!was || !lasting.includes(was.is) || layoutOf(prompt?.scene)) openPrompt();
  }

  return { open, close, openPrompt, follow };
}
