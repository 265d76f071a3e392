/** The same torture for the whole app: its own screens are played by their buttons, and the browser is killed. */
import { listen } from './listen';
import { newVictim } from './victim';

const CAMPAIGNS = 4;

interface Tale {
  readonly campaign: string;
  readonly screen: string;
  readonly choices: readonly string[];
}

export interface AppReport {
  readonly kills: number;
  /** Between a tap and what it brought. */
  readonly afterTap: number;
  readonly campaigns: number;
  readonly decisions: number;
  readonly lost: readonly string[];
  /** Screens that came back to another question. */
  readonly changed: readonly string[];
  /** Screens that offered no way on: the end of a game, as a rule. */
  readonly stuck: readonly string[];
}

export async function tortureApp(
  app: string,
  driver: string,
  kills: number,
  log: (line: string) => void,
): Promise<AppReport> {
  const victim = await newVictim();
  const settled = new Map<string, Tale>();
  const finished = new Set<string>();
  const lost: string[] = [];
  const changed: string[] = [];
  const stuck: string[] = [];
  let decisions = 0;
  let afterTap = 0;
  let last: Tale | null = null;
  let tapped = false;
  let seen: string | null = null;
  /** What the first screen after a kill must say, if that is known. */
  let expected: { readonly campaign: string; readonly screen: string } | null = null;
  let plan: { readonly taps: number; readonly ms: number } = { taps: 1, ms: 0 };
  let taps = 0;
  let done = 0;

  const kill = () => {
    if (victim.alive && tapped && done < kills) afterTap++; // the last round only looks
    victim.kill();
  };

  const hearFound = (found: readonly Omit<Tale, 'screen'>[]): string | null => {
    for (const [id, tale] of settled) {
      const now = found.find(({ campaign }) => campaign === id);
      if (!now) lost.push(`${id}: all of it`);
      else if (tale !== last) {
        if (!same(now.choices, tale.choices)) lost.push(`${id}: changed while another was played`);
      } else if (same(now.choices, tale.choices)) {
        // A shown result that is not on the disk is a lost decision.
        if (seen !== null) lost.push(`${id}: «${seen}» was shown`);
        expected = { campaign: id, screen: tale.screen };
      } else if (!tapped || !oneStep(tale.choices, now.choices)) {
        lost.push(`${id}: ${now.choices.length} of ${tale.choices.length} choices`);
      } else if (seen !== null) expected = { campaign: id, screen: seen };
    }
    for (const { campaign, choices } of found) settled.set(campaign, { campaign, choices, screen: '' });
    // The campaign that was killed first: its screen is known.
    const open = found.map(({ campaign }) => campaign).filter((campaign) => !finished.has(campaign));
    const wanted = last?.campaign ?? '';
    const next = open.includes(wanted) ? wanted : (open[Math.floor(Math.random() * CAMPAIGNS)] ?? null);
    last = null;
    tapped = false;
    seen = null;
    return Math.random() < 0.15 && open.length < CAMPAIGNS ? null : next;
  };

  const answer = (what: string, body: unknown): unknown => {
    if (!victim.alive) return null; // a browser that is being killed is no longer believed
    switch (what) {
      case 'found':
        return hearFound(body as readonly Omit<Tale, 'screen'>[]);
      case 'settled': {
        last = body as Tale;
        settled.set(last.campaign, last);
        tapped = false;
        seen = null;
        if (expected?.campaign === last.campaign && expected.screen !== last.screen) {
          changed.push(`«${expected.screen}» became «${last.screen}»`);
        }
        expected = null;
        return null;
      }
      case 'tap':
        tapped = true;
        if (++taps === plan.taps) setTimeout(kill, plan.ms);
        return null;
      case 'seen':
        seen = body as string;
        decisions++;
        return null;
      case 'stuck':
        finished.add((body as Tale).campaign);
        stuck.push((body as Tale).screen.slice(0, 300).replaceAll('\n', ' '));
        kill();
        return null;
      default:
        throw new Error(`the page said ${what}`);
    }
  };

  const listener = await listen(app, answer, driver);
  try {
    for (done = 0; done <= kills; done++) {
      taps = 0;
      plan = { taps: done === kills ? 2 : 1 + Math.floor(Math.random() * 8), ms: Math.random() * 60 };
      await victim.start(listener.address);
      if (done > 0 && done % 10 === 0) log(`${done} kills, ${decisions} decisions, ${lost.length} lost`);
    }
  } finally {
    listener.stop();
    victim.bury();
  }
  return { kills, afterTap, campaigns: settled.size, decisions, lost, changed, stuck };
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((text, i) => text === b[i]);

/** What one tap may do: a choice, with whatever is passed by itself after it, or one taken back. */
function oneStep(before: readonly string[], now: readonly string[]): boolean {
  const [short, long] = before.length < now.length ? [before, now] : [now, before];
  const starts = short.every((text, i) => text === long[i]);
  return starts && (long === now || long.length - short.length === 1);
}

export function toldOfApp({ kills, afterTap, campaigns, decisions, lost, changed, stuck }: AppReport): string {
  return [
    `The app: ${kills} kills, ${afterTap} of them between a tap and the next question, over ${campaigns} campaigns.`,
    `${decisions} decisions shown on the screen: ${lost.length} lost. Questions that came back changed: ${changed.length}.`,
    ...lost.map((line) => `LOST ${line}`),
    ...stuck.map((line) => `ENDED ${line}`),
    ...changed.map((line) => `CHANGED ${line}`),
  ].join('\n');
}
