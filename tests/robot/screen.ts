/** What a player sees at one moment, and what lies on the disk at the same moment. */
import type { Page } from 'playwright-core';
import type { Presses } from '../../src/kernel/journal';

interface Labelled {
  readonly id: string;
  readonly label: string;
}

export interface Stored {
  readonly game: string;
  readonly scenario: string;
  readonly options: readonly string[];
  readonly seed: string;
  readonly choices: readonly string[];
  readonly presses?: Presses;
}

export interface Screen {
  /** Null while a counter is in hand, while looking back, and when the game is over. */
  readonly question: string | null;
  readonly turn: string;
  readonly phase: string;
  readonly undo: string | null;
  readonly levels: readonly Labelled[];
  readonly places: readonly Labelled[];
  /** The counters that lie on the map at this zoom. */
  readonly counters: readonly Labelled[];
  /** What can be chosen by a tap, as the journal would write it. */
  /** What is meant and not yet pressed. */
  readonly meant: readonly string[];
  readonly choices: readonly string[];
  /** Where the counter in hand may go; null without one. */
  readonly targets: readonly string[] | null;
  readonly sheet: string | null;
  /** The counters of the opened place. */
  readonly tray: { readonly place: string; readonly counters: readonly Labelled[] } | null;
  readonly result: string | null;
  /** The side that the curtain waits for, with everything that can be read there; null where there is none. */
  readonly curtain: { readonly side: string; readonly text: string } | null;
  /** Both look at an open question: the table shows what everybody sees. */
  readonly covered: boolean;
  /** The computer decides, or what happened is told. */
  readonly moves: boolean;
  /** Why a table complains: a rule that failed, a disk that does not write, a choice that was refused. */
  readonly trouble: string | null;
  /** Buttons that say nothing to those who listen. */
  readonly unnamed: readonly string[];
}

export interface Sight {
  readonly screen: Screen;
  readonly stored: Stored | null;
}

/** Looks until the screen has stood still while the disk was read. */
export async function look(page: Page): Promise<Sight> {
  return page.evaluate(async () => {
    const text = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const named = (elements: readonly HTMLElement[], name: string) =>
      elements.map((element) => ({
        id: element.dataset[name] ?? '',
        label: element.getAttribute('aria-label')?.replace(/\s+/g, ' ') ?? '',
      }));

    const see = () => {
      const sheet = document.querySelector<HTMLElement>('.sheet')?.dataset.topic ?? null;
      const place = sheet?.startsWith('place ') ? sheet.slice('place '.length) : null;
      const curtain = document.querySelector<HTMLElement>('.curtain');
      const inHand = document.querySelector('.question.in-hand');
      const question = inHand ? null : document.querySelector('.dock section.question p');
      return {
        question: question ? text(question) : null,
        turn: text(document.querySelector('.turn b')),
        phase: text(document.querySelector('.phase-word')),
        undo: document.querySelector('.dock .undo')?.getAttribute('aria-label')?.replace(/\s+/g, ' ') ?? null,
        levels: [...named(all('.level'), 'track'), ...named(all('.formation'), 'track')],
        places: named(all('.board-access button[data-place]'), 'place'),
        counters: named(all('.board-access button[data-counter]'), 'counter'),
        choices: all('[data-choice]').map((element) => element.dataset.choice ?? ''),
        targets: inHand ? all('.targets [data-choice]').map((element) => element.dataset.choice ?? '') : null,
        meant: (document.querySelector<HTMLElement>('.table')?.dataset.meant ?? '').split('\n').filter(Boolean),
        sheet,
        tray: place === null ? null : { place, counters: named(all('.sheet .counter-button'), 'counter') },
        result: sheet === 'report' ? text(document.querySelector('#sheet-title')) : null,
        curtain: curtain && { side: curtain.dataset.side ?? '', text: text(document.body) },
        covered: document.querySelector('.dock[data-baton]') !== null,
        moves: document.querySelector('.moves, .told-bar') !== null,
        trouble:
          all('.trouble-line:not([data-notice="saving"], [data-notice="backup"], [data-notice="updated"])').map(
            (line) => text(line),
          )[0] ?? null,
        unnamed: all('button, a[href]')
          .filter((one) => !text(one) && !one.getAttribute('aria-label') && !one.getAttribute('title'))
          .map((one) => one.outerHTML.slice(0, 120)),
      };
    };

    const stored = (id: string) =>
      new Promise<Stored | null>((resolve, reject) => {
        const opening = indexedDB.open('the-valley');
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(null);
        opening.onsuccess = () => {
          const db = opening.result;
          db.onversionchange = () => db.close();
          const rows = db.transaction(['campaigns', 'choices']);
          const header = rows.objectStore('campaigns').get(id);
          const choices = rows.objectStore('choices').getAll(IDBKeyRange.bound([id], [id, []]));
          rows.onerror = () => reject(rows.error);
          rows.oncomplete = () => {
            db.close();
            resolve(header.result ? { ...header.result, choices: choices.result.map(String) } : null);
          };
        };
      });

    const id = location.hash.split('/')[2] ?? '';
    for (;;) {
      const before = see();
      const kept = await stored(id);
      const after = see();
      if (JSON.stringify(before) === JSON.stringify(after)) return { screen: after, stored: kept };
    }
  });
}
