import type { Point } from './base/geometry';
import type { Touchable } from './base/hit';

/** A finger that rests so long on what is asked for reads it; only what it lets go of is answered. */
const REST_MS = 180;
/** The tip stands so far above the finger. */
const ABOVE = 42;
/** Room that a tip keeps from the edges of the map. */
const EDGE = 6;

/** What is read shows at once: its line, and a tip of one line above the finger. */
interface Shows {
  /** What lies under a point and is asked for. */
  readonly under: (at: Point) => Touchable | null;
  readonly text: (id: string) => string;
  /** These are read now; none any more. */
  readonly read: (ids: readonly string[]) => void;
}

export class Reading {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tip: HTMLElement | null = null;
  private ids: readonly string[] = [];
  /** The finger reads: the map does not move under it. */
  private reads = false;

  constructor(
    private readonly host: HTMLElement,
    private readonly shows: Shows,
  ) {}

  get isOn(): boolean {
    return this.reads;
  }

  /** A finger is down on what is asked for. */
  wait(at: Point): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.reads = true;
      this.move(at);
    }, REST_MS);
  }

  /** It has moved before it read: it pans. */
  giveUp(): void {
    clearTimeout(this.timer);
  }

  move(at: Point): void {
    const thing = this.shows.under(at);
    this.show(thing ? [thing.id] : [], at);
  }

  /** Let go: what it read last, or nothing. */
  end(at: Point): Touchable | null {
    const thing = this.shows.under(at);
    this.stop();
    return thing;
  }

  /** Two places were meant as well as each other: both are pointed out, and the next tap decides. */
  doubts(ids: readonly string[], at: Point): boolean {
    if (this.ids.length > 1 && this.ids.join() === ids.join()) return false;
    this.show(ids, at);
    return true;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.reads = false;
    this.show([], [0, 0]);
  }

  private show(ids: readonly string[], [x, y]: Point): void {
    if (ids.join() !== this.ids.join()) {
      this.ids = ids;
      this.shows.read(ids);
    }
    if (ids.length === 0) {
      this.tip?.remove();
      this.tip = null;
      return;
    }
    if (!this.tip) {
      this.tip = document.createElement('p');
      this.tip.className = 'board-tip';
      this.host.append(this.tip);
    }
    this.tip.textContent = ids.map(this.shows.text).join('  /  ');
    const { offsetWidth: width, offsetHeight: height } = this.tip;
    const left = Math.max(EDGE, Math.min(this.host.clientWidth - width - EDGE, x - width / 2));
    const top = Math.max(EDGE, y - ABOVE - height);
    this.tip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  }
}
