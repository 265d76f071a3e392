/** Kills the real browser while it plays, again and again, and looks each time whether everything is still there. */
import { lostValley } from '../../src/games/lost-valley';
import { Table } from '../../src/kernel/table';
import { listen } from './listen';
import type { Found, FoundCampaign, Order, Step } from './reports';
import { type Harm, newVictim } from './victim';

const CAMPAIGNS = 6;
/** So often the database is harmed after a kill, and so often it is kept for a later harm. */
const HARMED = 0.2;
const KEPT = 0.2;
const harms: readonly Harm[] = ['gone', 'older', 'cut'];

export interface TortureReport {
  readonly kills: number;
  /** Kills while a write was under way. */
  readonly inWrite: number;
  readonly campaigns: number;
  /** How often the database was harmed in which way. */
  readonly harmed: Readonly<Record<Harm, number>>;
  /** Starts that found something to bring back, and campaigns that were then told of. */
  readonly recoveries: number;
  readonly toldOf: number;
  /** Campaigns that then came back as they had stood a moment before: by how many milliseconds. */
  readonly behind: readonly number[];
  /** Choices, undos and rewinds that the screen had shown. */
  readonly shown: number;
  /** Writes that were killed and are there nevertheless. */
  readonly ahead: number;
  readonly lost: readonly string[];
  readonly damaged: readonly string[];
  /** Milliseconds, in the browser. */
  readonly choice: Spread;
  readonly write: Spread;
}

export interface Spread {
  readonly median: number;
  readonly p95: number;
}

/** What we know of a campaign: what the screen showed last, and what was then tried. */
interface Known {
  shown: readonly string[];
  tried: readonly string[] | null;
  /** Tried when the browser was killed before and never shown: the second copy may have it still. */
  left: readonly string[] | null;
  /** What the screen showed since the browser was started, and when. */
  readonly past: Shown[];
}

interface Shown {
  readonly choices: readonly string[];
  readonly at: number;
}

/** Milliseconds: the second copy of a lost database is no older than this. */
const MOMENT = 1000;

/** When to kill: during start-up, in the middle of a write, or whenever. */
type Plan =
  | { readonly after: 'start' | 'found'; readonly ms: number }
  | { readonly after: 'trying'; readonly nth: number };

export async function torture(page: string, kills: number, log: (line: string) => void): Promise<TortureReport> {
  const victim = await newVictim();
  const known = new Map<string, Known>();
  const begun = new Set<string>();
  const lost: string[] = [];
  const damaged: string[] = [];
  const chose: number[] = [];
  const kept: number[] = [];
  let shown = 0;
  let ahead = 0;
  let inWrite = 0;
  let done = 0;
  const harmed = { gone: 0, older: 0, cut: 0 };
  let isHarmed = false;
  let recoveries = 0;
  let toldOf = 0;
  const behind: number[] = [];
  let writing = false;
  let tries = 0;
  let database = '';
  let plan: Plan = { after: 'start', ms: 0 };

  const kill = () => {
    if (victim.alive && writing && done < kills) inWrite++; // the last round only looks
    victim.kill();
  };

  const hearFound = (found: Found): Order => {
    if (found.kind !== 'disk') damaged.push(`no disk: ${found.kind}`);
    damaged.push(...found.damaged);
    const now = victim.database();
    const isAnew = isHarmed || (database !== '' && now !== database);
    isHarmed = false;
    const { back, longer, parted, refused } = found.recovered;
    const count = back + longer.length;
    if (count > 0) recoveries++;
    toldOf += count;
    if (parted > 0 || refused > 0) damaged.push(`${parted} parted and ${refused} refused`);
    if (found.changed > count) damaged.push(`${found.changed} campaigns came back, ${count} were told of`);
    database = now;
    for (const campaign of found.campaigns) {
      const before = known.get(campaign.id);
      if (!before && !begun.has(campaign.seed)) damaged.push(`nobody began ${campaign.id}`);
      if (before) {
        const isShown = same(campaign.choices, before.shown);
        const attempts = [before.tried, isAnew ? before.left : null];
        const isTried = attempts.some((tried) => tried !== null && same(campaign.choices, tried));
        if (!isShown && isTried) ahead++;
        const age = isShown || isTried ? 0 : ageOf(campaign.choices, before.past);
        const isBack = isAnew && age < MOMENT;
        if (isBack && age > 0) behind.push(age);
        if (!isShown && !isTried && !isBack)
          lost.push(`${campaign.id}: ${campaign.choices.length} of ${before.shown.length} choices`);
      }
      damaged.push(...campaign.wrong.map((wrong) => `${campaign.id}: ${wrong}`));
      if (campaign.hash !== hashOf(campaign)) damaged.push(`${campaign.id}: another position`);
      known.set(campaign.id, {
        shown: campaign.choices,
        tried: null,
        left: before?.tried ?? before?.left ?? null,
        past: [],
      });
    }
    const how = isAnew ? 'with the whole database' : 'alone';
    for (const id of [...known.keys()]) {
      if (found.campaigns.some((campaign) => campaign.id === id)) continue;
      lost.push(`${id}: all of it, ${how}`);
      known.delete(id);
    }
    return next(found);
  };

  /** One of the campaigns, or a new one while there are few. */
  const next = (found: Pick<Found, 'campaigns'>): Order => {
    const one = found.campaigns[Math.floor(Math.random() * CAMPAIGNS)];
    const scenario = lostValley.scenarios[begun.size % lostValley.scenarios.length] ?? '';
    if (one) return { id: one.id, scenario, seed: one.seed };
    const seed = `sfc32:torture-${begun.size}`;
    begun.add(seed);
    return { id: null, scenario, seed };
  };

  const hearStep = (what: 'trying' | 'shown', step: Step): void => {
    writing = what === 'trying';
    if (step.id === null) return;
    if (writing) {
      const now = known.get(step.id);
      if (now) now.tried = step.choices;
      tries++;
      if (plan.after === 'trying' && tries === plan.nth) setTimeout(kill, Math.random() * 6);
      return;
    }
    if (step.trouble) damaged.push(`${step.id}: ${step.trouble}`);
    const { past = [], left = null } = known.get(step.id) ?? {};
    past.push({ choices: step.choices, at: performance.now() });
    known.set(step.id, { shown: step.choices, tried: null, left: step.kept === 0 ? left : null, past });
    if (step.kept === 0) return;
    shown++;
    chose.push(step.chose);
    kept.push(step.kept);
  };

  const answer = (what: string, body: unknown): Order | null => {
    // A browser that is being killed is no longer believed.
    if (!victim.alive) return null;
    switch (what) {
      case 'found':
        if (plan.after === 'found') setTimeout(kill, plan.ms);
        return hearFound(body as Found);
      case 'over':
        return next({ campaigns: [] });
      case 'trying':
      case 'shown':
        hearStep(what, body as Step);
        return null;
      default:
        throw new Error(`the page said ${what}`);
    }
  };

  const listener = await listen(page, answer);
  try {
    for (done = 0; done <= kills; done++) {
      const lot = Math.random();
      plan =
        done === kills
          ? { after: 'found', ms: 500 }
          : lot < 0.1
            ? { after: 'start', ms: 200 + Math.random() * 1500 }
            : lot < 0.6
              ? { after: 'trying', nth: 1 + Math.floor(Math.random() * 40) }
              : { after: 'found', ms: Math.random() * 900 };
      tries = 0;
      writing = false;
      const dead = victim.start(listener.address);
      if (plan.after === 'start') setTimeout(kill, plan.ms);
      await dead;
      if (Math.random() < HARMED) {
        const how = harms[(harmed.gone + harmed.older + harmed.cut) % harms.length] ?? 'gone';
        victim.harm(how);
        harmed[how]++;
        isHarmed = true;
      } else if (Math.random() < KEPT) victim.keepDatabase();
      if (done > 0 && done % 20 === 0)
        log(`${done} kills, ${shown} shown, ${lost.length} lost, ${damaged.length} damaged`);
    }
  } finally {
    listener.stop();
    victim.bury();
  }
  return {
    kills,
    inWrite,
    campaigns: known.size,
    harmed,
    recoveries,
    toldOf,
    behind,
    shown,
    ahead,
    lost,
    damaged,
    choice: spread(chose),
    write: spread(kept),
  };
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((text, i) => text === b[i]);

/** How long before the last showing the choices were shown: for ever, where they never were. */
function ageOf(choices: readonly string[], past: readonly Shown[]): number {
  const then = past.findLast((one) => same(one.choices, choices));
  return then ? (past.at(-1)?.at ?? 0) - then.at : Number.POSITIVE_INFINITY;
}

/** The position that the choices lead to, found out here and not in the browser. */
function hashOf({ choices, seed }: FoundCampaign): string {
  const number = Number(seed.split('-').at(-1));
  const scenario = lostValley.scenarios[number % lostValley.scenarios.length] ?? '';
  const table = new Table(lostValley, { scenario, options: [], seed });
  const made = table.follow(choices);
  return made < choices.length ? `«${choices[made]}» is not offered` : table.hash();
}

function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}

export function told({
  kills,
  inWrite,
  campaigns,
  harmed,
  recoveries,
  toldOf,
  behind,
  shown,
  ahead,
  lost,
  damaged,
  choice,
  write,
}: TortureReport): string {
  const ms = ({ median, p95 }: Spread) => `${median.toFixed(1)} ms (95 %: ${p95.toFixed(1)} ms)`;
  return [
    `${kills} kills of the browser, ${inWrite} of them in the middle of a write, over ${campaigns} campaigns.`,
    `The database was taken away ${harmed.gone} times, replaced by an older one ${harmed.older} times, its log cut ${harmed.cut} times; ${recoveries} starts brought ${toldOf} campaigns back and told of each.`,
    `${behind.length} campaigns came back as they had stood a moment before, at most ${Math.max(0, ...behind).toFixed(0)} ms.`,
    `${shown} decisions shown on the screen: ${lost.length} lost. Campaigns damaged: ${damaged.length}.`,
    `${ahead} writes were killed before they were reported and are there nevertheless.`,
    `One choice ${ms(choice)}; one durable write ${ms(write)}.`,
    ...lost.map((line) => `LOST ${line}`),
    ...damaged.map((line) => `DAMAGED ${line}`),
  ].join('\n');
}
