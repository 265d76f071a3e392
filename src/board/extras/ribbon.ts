import './ribbon.css';
import type { BoardMap, View } from '../../kernel/view';
import { icons, isIcon } from '../art/icons';
import type { Point } from '../base/geometry';
import type { BoardWords } from '../base/types';

/** Height of the ribbon under the map. */
export const RIBBON = 36;

/** Plates on the lower edge of the sheet: what lies higher covers them anyway. */
const PLATES = 26;
/** A sheet takes more of the host's height than this, a dock less. */
const MUCH = 0.2;

const SVG = 'http://www.w3.org/2000/svg';

interface Box {
  readonly button: HTMLButtonElement;
  readonly name: HTMLElement;
  readonly figure: HTMLElement;
  readonly note: HTMLElement;
}

/** Boxes off the map, side by side at its foot. They are places: they are tapped, and counters go in and out of them. */
export class Ribbon {
  private readonly bar: HTMLDivElement | null = null;
  private readonly boxes = new Map<string, Box>();
  /** How much lies over the foot of the map. */
  private over = 0;
  /** Something in it can be touched now. */
  private wanted = false;

  constructor(
    private readonly host: HTMLElement,
    map: BoardMap,
    press: (place: string) => void,
  ) {
    const places = map.places.filter(({ shape }) => shape === 'box');
    if (places.length === 0) return;
    this.bar = document.createElement('div');
    this.bar.className = 'board-ribbon';
    for (const { id, printed } of places) {
      const box = newBox(printed[0]);
      box.button.dataset.place = id;
      // A finger's click has a count and was already a gesture; a key's or a reader's has none.
      box.button.addEventListener('click', (event) => {
        if (event.detail === 0) press(id);
      });
      this.bar.append(box.button);
      this.boxes.set(id, box);
    }
    host.append(this.bar);
  }

  /** What it takes of the host's height. */
  get height(): number {
    return this.bar ? RIBBON : 0;
  }

  rise(by: number): void {
    this.over = by;
    this.stand();
  }

  /**
   * Stands on what lies over the foot of the map; out of the way where much does, or where it would hide the plates
   * there and nothing in it is asked for.
   */
  private stand(): void {
    if (!this.bar) return;
    const hides = this.over > 0 && this.over < RIBBON + PLATES && !this.wanted;
    this.bar.style.bottom = `${this.over}px`;
    this.bar.hidden = hides || this.over > this.host.clientHeight * MUCH;
  }

  dress(
    view: View,
    words: BoardWords,
    lit: {
      readonly touchable: ReadonlySet<string>;
      readonly targets: ReadonlySet<string>;
      readonly place: string | null;
    },
  ): void {
    this.wanted = [...this.boxes.keys()].some((id) => lit.touchable.has(id));
    this.stand();
    for (const { id, figures, tag, ...state } of view.places) {
      const box = this.boxes.get(id);
      if (!box) continue;
      box.name.textContent = words.place(id);
      box.figure.textContent = figures[0] ? `${figures[0].value}` : '';
      box.note.textContent = tag ?? '';
      const counters = view.counters.filter(({ at }) => at === id);
      box.button.setAttribute('aria-label', words.spokenPlace({ id, figures, ...state }, counters, null));
      box.button.setAttribute('aria-pressed', String(lit.place === id));
      box.button.toggleAttribute('data-target', lit.targets.has(id));
    }
  }

  /** The box under a point of the host. */
  at([x, y]: Point): string | null {
    const host = this.host.getBoundingClientRect();
    for (const [id, { button }] of this.boxes) {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      // Taller to the touch than to the eye.
      const inside = x + host.left >= left && x + host.left < right && y + host.top >= top - 8 && y + host.top < bottom;
      if (inside) return id;
    }
    return null;
  }

  destroy(): void {
    this.bar?.remove();
  }
}

function newBox(icon = ''): Box {
  const button = document.createElement('button');
  button.type = 'button';
  const [name, figure, note] = [
    document.createElement('span'),
    document.createElement('b'),
    document.createElement('i'),
  ];
  button.append(drawing(icon), name, figure, note);
  return { button, name, figure, note };
}

function drawing(icon: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const { d, pen, fill } of isIcon(icon) ? icons[icon] : []) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    path.setAttribute('fill', fill > 0 ? 'currentColor' : 'none');
    path.setAttribute('fill-opacity', `${fill}`);
    path.setAttribute('stroke', pen > 0 ? 'currentColor' : 'none');
    path.setAttribute('stroke-width', `${pen}`);
    svg.append(path);
  }
  return svg;
}
