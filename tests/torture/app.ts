/** The same torture for the whole app: its own screens are played by their buttons, and the browser is killed. */
import { isSame, type Order, type Row, type Shown, type Tale, type Tap } from './app-words';
import { listen } from './listen';
import { isOver, outcomeOf } from './outcome';
import { newVictim } from './victim';

type Beginning = Exclude<Order, { readonly open: string }>;

/** The campaigns that are played, in the order in which they are begun. */
export const orders: readonly Beginning[] = [
  { game: 'lost-valley', seats: {} },
  { game: 'storm', seats: { french: 'person', 'viet-minh': 'hasty' } },
  { game: 'season', seats: { french: 'hasty', 'viet-minh': 'person' } },
  { game: 'vallee', seats: { french: 'person', 'viet-minh': 'hasty' } },
  { game: 'storm', seats: { french: 'person', 'viet-minh': 'person' } },
  { game: 'lost-valley', seats: {} },
  { game: 'season', seats: { french: 'person', 'viet-minh': 'person' } },
  { game: 'vallee', seats: { french: 'hasty', 'viet-minh': 'person' } },
];

interface Screen {
  readonly campaign: string;
  readonly screen: string;
}

interface Stuck extends Screen {
  readonly isOver: boolean;
}

const said = ({ question, undo }: Shown) => `${question} (${undo})`;
const firstWords = (screen: string) => screen.slice(0, 1500).replaceAll('\n', ' ');

export interface AppReport {
  readonly kills: number;
  /** Between a tap and what it brought. */
  readonly afterTap: number;
  /** How many of each game. */
  readonly campaigns: ReadonlyMap<string, number>;
  readonly decisions: number;
  /** Taps that were killed before they were seen, and are on the disk nevertheless, whole. */
  readonly ahead: number;
  readonly lost: readonly string[];
  /** Screens that came back to another question. */
  readonly changed: readonly string[];
  /** Starts that did not lead to the campaign that was in play. */
  readonly astray: readonly string[];
  /** Screens that offered no way on. */
  readonly stuck: readonly string[];
  /** Games that were played to their end. */
  readonly ended: number;
}

interface Plan {
  readonly kills: number;
  /** What is begun: all games, if nothing is said. */
  readonly begun?: readonly Beginning[];
  /** The most taps before a kill. */
  readonly taps?: number;
}

export async function tortureApp(
  app: string,
  driver: string,
  { kills, begun = orders, taps: most = 8 }: Plan,
  log: (line: string) => void,
): Promise<AppReport> {
  const victim = await newVictim();
  const rows = new Map<string, Row>();
  /** What the next screen of a campaign must say, where that is known: one of these, by what of the ticks has survived. */
  const expected = new Map<string, readonly Shown[]>();
  const finished = new Set<string>();
  const lost: string[] = [];
  const changed: string[] = [];
  const astray: string[] = [];
  const stuck: string[] = [];
  let decisions = 0;
  let afterTap = 0;
  let ahead = 0;
  let ended = 0;
  /** The campaign in play as it was last at rest, the tap after that, and the first thing seen after the tap. */
  let last: Tale | null = null;
  let tap: Tap | null = null;
  let seen: Shown | null = null;
  let first: Screen = { campaign: '', screen: '' };
  let plan: { readonly taps: number; readonly ms: number } = { taps: 1, ms: 0 };
  let taps = 0;
  let done = 0;
  /** Kept for the end, and said at once: whoever watches need not wait for it. */
  const note = (list: string[], line: string) => {
    list.push(line);
    log(line);
  };

  const kill = () => {
    if (victim.alive && tap !== null && seen === null && done < kills) afterTap++; // the last round only looks
    victim.kill();
  };

  /** What became of the campaign that was in play: all of the tap or nothing of it, and all of it if it was seen. */
  const judge = (now: Row, tale: Tale): string | null => {
    const before = tale.row.choices;
    const untouched = same(now.choices, before);
    if (untouched) {
      if (seen && seen.decisions !== before.length) return `${seen.decisions} decisions were shown`;
      expected.set(now.campaign, seen?.asks ? [tale, seen] : [tale]);
      return null;
    }
    const wrong = whyNot(now, tale.row, tap, tale.meant);
    if (wrong) return wrong;
    if (tap === null) return null;
    if (seen === null) ahead++;
    else if (now.choices.length < seen.decisions) return `${now.choices.length} of ${seen.decisions} decisions shown`;
    else if (seen.asks && now.choices.length === seen.decisions) expected.set(now.campaign, [seen]);
    return null;
  };

  const hearFound = (found: readonly Row[]): Order => {
    const was = found.find(({ campaign }) => campaign === last?.row.campaign);
    // A game that the last tap has ended is not what a start returns to, even if nobody lived to see its end.
    if (was && !finished.has(was.campaign) && first.campaign !== was.campaign && !isOver(was)) {
      note(
        astray,
        `${was.campaign} of ${was.game} was in play, the start led to «${first.campaign}»: ${firstWords(first.screen)}`,
      );
    }
    for (const [id, row] of rows) {
      const now = found.find(({ campaign }) => campaign === id);
      const wrong = !now ? 'all of it' : last?.row.campaign === id ? judge(now, last) : whyNot(now, row, null);
      if (wrong) note(lost, `${id}: ${wrong}`);
    }
    for (const row of found) rows.set(row.campaign, row);
    const open = found.map(({ campaign }) => campaign).filter((campaign) => !finished.has(campaign));
    const wanted = last?.row.campaign ?? '';
    last = null;
    tap = null;
    seen = null;
    const fresh = begun[rows.size % begun.length];
    // At first each is begun, killed and gone on with; then mostly the one that was killed: its screen is known.
    const isFirst = rows.size < begun.length;
    if (fresh && (open.length === 0 || (isFirst && done % 2 === 0))) return fresh;
    const other = open[Math.floor(Math.random() * open.length)] ?? '';
    return { open: open.includes(wanted) && (isFirst || Math.random() < 0.75) ? wanted : other };
  };

  const hearSettled = (tale: Tale) => {
    const { campaign } = tale.row;
    const must = expected.get(campaign)?.filter(({ meant }) => same(meant, tale.meant)) ?? [];
    if (must.length > 0 && !must.some((one) => isSame(one, tale))) {
      note(changed, `${must.map((one) => `«${said(one)}»`).join(' or ')} became «${said(tale)}»`);
    }
    if (tale.decisions !== tale.row.choices.length) {
      note(lost, `${campaign}: ${tale.row.choices.length} of ${tale.decisions} decisions at rest`);
    }
    expected.delete(campaign);
    rows.set(campaign, tale.row);
    last = tale;
    tap = null;
    seen = null;
  };

  const answer = (what: string, body: unknown): unknown => {
    if (!victim.alive) return null; // a browser that is being killed is no longer believed
    switch (what) {
      case 'first':
        first = body as Screen;
        return null;
      case 'found':
        return hearFound(body as readonly Row[]);
      case 'settled':
        hearSettled(body as Tale);
        return null;
      case 'tap':
        tap = body as Tap;
        if (++taps === plan.taps) setTimeout(kill, plan.ms);
        return null;
      case 'seen':
        if (seen === null) decisions++;
        seen = body as Shown;
        return null;
      case 'stuck': {
        const { campaign, screen, isOver } = body as Stuck;
        finished.add(campaign);
        if (isOver) ended++;
        else note(stuck, `${campaign}: ${firstWords(screen)}`);
        kill();
        return null;
      }
      default:
        throw new Error(`the page said ${what}`);
    }
  };

  const listener = await listen(app, answer, driver);
  try {
    for (done = 0; done <= kills; done++) {
      taps = 0;
      plan = {
        taps: done === kills ? 2 : 1 + Math.floor(Math.random() * most),
        ms: Math.random() * (Math.random() < 0.6 ? 60 : 600),
      };
      if (!(await victim.start(listener.address))) note(stuck, 'not a word more');
      if (done > 0 && done % 10 === 0) log(`${done} kills, ${decisions} decisions, ${lost.length} lost`);
    }
  } finally {
    listener.stop();
    victim.bury();
  }
  const campaigns = new Map<string, number>();
  for (const { game } of rows.values()) campaigns.set(game, (campaigns.get(game) ?? 0) + 1);
  return { kills, afterTap, campaigns, decisions, ahead, lost, changed, astray, stuck, ended };
}

/** Why what is there cannot have come of what was there by this tap, or by the computer alone; null where it can. */
function whyNot(now: Row, before: Row, tap: Tap | null, meant: readonly string[] = []): string | null {
  if (same(now.choices, before.choices)) return null;
  const outcome = outcomeOf(before, tap, meant);
  return typeof outcome === 'string' ? outcome : outcome.differs(now.choices, now.presses?.along);
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((text, i) => text === b[i]);

export function toldOfApp({
  kills,
  afterTap,
  campaigns,
  decisions,
  ahead,
  lost,
  changed,
  astray,
  stuck,
  ended,
}: AppReport): string {
  const games = [...campaigns].map(([game, count]) => `${count} of ${game}`).join(', ');
  return [
    `The app: ${kills} kills, ${afterTap} of them between a tap and what it brought, over campaigns: ${games}.`,
    `${decisions} decisions shown on the screen: ${lost.length} lost. Questions that came back changed: ${changed.length}. Wrong first screens: ${astray.length}. Screens without a way on: ${stuck.length}.`,
    `${ahead} taps were killed before anything was seen of them and are on the disk whole, as the rules make them. Games played to the end: ${ended}.`,
    ...lost.map((line) => `LOST ${line}`),
    ...astray.map((line) => `ASTRAY ${line}`),
    ...stuck.map((line) => `STUCK ${line}`),
    ...changed.map((line) => `CHANGED ${line}`),
  ].join('\n');
}
