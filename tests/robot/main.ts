/**
 * npm run robot -- <game> --seed <n> [--by touch|keyboard|list] [--scenario <id>] [--stray 0.1] [--turns <n>] [--lang en|fr|vi] [--size 390x844] [--theme light|dark|contrast]
 * [--text 100|115|130|150] [--seats french=person,viet-minh=hasty] [--speed 1|2|4|instant] [--accept] [--axe] [--shapes]
 * [--pictures <beginning of their paths>] [--dist <folder>]
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { levels, type Seat } from '../../src/kernel/seats';
import { languages } from '../../src/kernel/words';
import { launch, openPhone } from '../e2e/browser';
import { openPage, violations } from '../e2e/page';
import { serve } from '../e2e/server';
import { inHaste } from './haste';
import { play } from './robot';
import { look } from './screen';
import { ways } from './sitting';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    by: { type: 'string' },
    scenario: { type: 'string' },
    stray: { type: 'string', default: '0.05' },
    turns: { type: 'string', default: 'Infinity' },
    lang: { type: 'string', default: 'en' },
    size: { type: 'string', default: '390x844' },
    theme: { type: 'string', default: 'light' },
    text: { type: 'string', default: '100' },
    seats: { type: 'string', default: '' },
    speed: { type: 'string', default: '1' },
    accept: { type: 'boolean', default: false },
    pictures: { type: 'string' },
    shapes: { type: 'boolean', default: false },
    axe: { type: 'boolean', default: false },
    dist: { type: 'string' },
  },
});
const { seed, theme, text, speed, accept, scenario } = values;
const by = ways.find((one) => one === values.by);
if (values.by !== undefined && !by) throw new Error(`--by is ${ways.join(', ')}`);
const language = languages.find((one) => one === values.lang) ?? 'en';
const seats: Record<string, Seat> = {};
for (const pair of values.seats.split(',').filter(Boolean)) {
  const [side = '', who] = pair.split('=');
  const seat = (['person', ...levels] as const).find((one) => one === who);
  if (!seat) throw new Error(`--seats says «${pair}»; a seat is person, ${levels.join(', ')}`);
  seats[side] = seat;
}
const [width = 390, height = 844] = values.size.split('x').map(Number);

const server = await serve(values.dist ?? process.env.ROBOT_APP ?? '');
const browser = await launch();
process.once('SIGINT', () => process.exit(1));
const context = await openPhone(browser, { viewport: { width, height }, paints: !by && !accept });
await context.addInitScript(
  (stored) => {
    if (!localStorage.getItem('the-valley/settings')) localStorage.setItem('the-valley/settings', stored);
  },
  JSON.stringify({ version: 1, language, theme, text, speed, motion: 'none' }),
);
if (by || accept) await context.addInitScript(inHaste);
const { page, problems } = await openPage(context);
const faults: string[] = [];
const inspect = async (what: string) => {
  for (const violation of await violations(page)) faults.push(`${what}: ${violation}`);
};

try {
  const report = await play({
    page,
    address: server.address,
    game: positionals[0] ?? 'lost-valley',
    seed,
    language,
    seats,
    turns: Number(values.turns),
    stray: Number(values.stray),
    shapes: values.shapes,
    ...(by && { by }),
    ...(values.pictures !== undefined && { pictures: values.pictures }),
    ...(scenario !== undefined && { scenario }),
    accept,
    problems,
    log: (line) => console.log(line),
    ...(values.axe && { inspect }),
  });
  const mean = report.tapsByTurn.reduce((all, one) => all + one, 0) / Math.max(1, report.tapsByTurn.length);
  console.log(
    `${report.choices} choices, ${report.taps} taps, ${mean.toFixed(1)} a turn; ${report.result ?? 'not at its end'}`,
  );
  console.log(`${report.curtains} curtains opened, ${report.told} of the computer's moves looked at`);
  console.log(`looked at ${report.seen.length}: ${report.seen.join(', ')}`);
  for (const line of report.actions) console.log(`taps: ${line}`);
  for (const line of faults) console.log(`FAULT ${line}`);
  process.exitCode = report.cut.length + faults.length > 0 ? 1 : 0;
} catch (error) {
  const trace = join(tmpdir(), `robot-stopped-${process.pid}`);
  await page.screenshot({ path: `${trace}.png` }).catch(() => undefined);
  await look(page).then(
    (sight) => writeFileSync(`${trace}.json`, JSON.stringify(sight, null, 1)),
    () => undefined,
  );
  console.error(`${error instanceof Error ? error.message : error}\nScreen and journal then: ${trace}.*`);
  process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
