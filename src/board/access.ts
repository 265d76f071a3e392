import type { Touchable } from './base/hit';
import { FINGER } from './base/hit';

const ways: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

/** One thing on the map as those hear it who do not see it. */
export interface Spoken {
  readonly thing: Touchable;
  readonly name: string;
  readonly pressed: boolean;
}

/**
 * Real buttons over everything that can be touched, invisible but for their focus ring. Fingers go
 * through the map's own gestures, which these buttons pass on; keys and screen readers click them.
 */
export class Access {
  private readonly layer = document.createElement('div');
  private readonly buttons = new Map<string, HTMLButtonElement>();

  constructor(
    host: HTMLElement,
    private readonly on: {
      readonly press: (thing: Touchable) => void;
      readonly focus: (thing: Touchable) => void;
    },
  ) {
    this.layer.className = 'board-access';
    this.layer.setAttribute('role', 'group');
    host.append(this.layer);
    this.layer.addEventListener('keydown', (event) => this.walk(event));
  }

  name(label: string): void {
    this.layer.setAttribute('aria-label', label);
  }

  /** Follows a pan without touching every button. */
  move(x: number, y: number): void {
    this.layer.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }

  update(things: readonly Spoken[]): void {
    const kept = new Set<string>();
    things.forEach(({ thing, name, pressed }, index) => {
      const key = `${thing.kind} ${thing.id}`;
      kept.add(key);
      const button = this.buttons.get(key) ?? this.newButton(key, thing);
      const width = Math.max(FINGER, thing.rx * 2);
      const height = Math.max(FINGER, thing.ry * 2);
      button.style.left = `${Math.round(thing.at[0] - width / 2)}px`;
      button.style.top = `${Math.round(thing.at[1] - height / 2)}px`;
      button.style.width = `${Math.round(width)}px`;
      button.style.height = `${Math.round(height)}px`;
      if (button.getAttribute('aria-label') !== name) button.setAttribute('aria-label', name);
      button.setAttribute('aria-pressed', String(pressed));
      // Moving a button takes its focus away, so only those out of order are moved.
      if (this.layer.children[index] !== button) this.layer.insertBefore(button, this.layer.children[index] ?? null);
    });
    for (const [key, button] of this.buttons) {
      if (kept.has(key)) continue;
      button.remove();
      this.buttons.delete(key);
    }
  }

  destroy(): void {
    this.layer.remove();
  }

  /** Arrow keys go to the nearest place in their direction. */
  private walk(event: KeyboardEvent): void {
    const way = ways.get(event.key);
    const from = event.target;
    if (!way || !(from instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const middle = (button: HTMLElement) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };
    const [x, y] = middle(from);
    let best: HTMLButtonElement | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const button of this.buttons.values()) {
      const [toX, toY] = middle(button);
      const along = (toX - x) * way[0] + (toY - y) * way[1];
      const aside = Math.abs((toX - x) * way[1] - (toY - y) * way[0]);
      const far = along + aside * 2;
      if (along < 1 || far >= least) continue;
      least = far;
      best = button;
    }
    best?.focus();
  }

  private newButton(key: string, thing: Touchable): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset[thing.kind] = thing.id;
    // A finger's click has a count and was already a gesture; a key's or a reader's has none.
    button.addEventListener('click', (event) => {
      if (event.detail === 0) this.on.press(thing);
    });
    button.addEventListener('focus', () => {
      if (button.matches(':focus-visible')) this.on.focus(thing);
    });
    this.buttons.set(key, button);
    return button;
  }
}
