import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HAS = '¤';
const brackets = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;

/** A rule that is for anything at all beside or below something with :has() in it. */
function isForAnything(selector: string): boolean {
  const [, below = ''] =
    selector
      .replace(new RegExp(`:has${brackets}`, 'g'), HAS)
      .replace(new RegExp(`:(not|is|where)\\([^()]*${HAS}[^()]*\\)`, 'g'), HAS)
      .replace(new RegExp(`:not${brackets}`, 'g'), '')
      .match(new RegExp(`${HAS}[^\\s>+~${HAS}]*([\\s>+~][^${HAS}]*)$`)) ?? [];
  const subject = below.replace(/,\s+/g, ',').split(/[\s>+~]+/);
  return below !== '' && !/[.#[]|^[a-z]/.test(subject.at(-1) ?? '');
}

test('a rule for anything at all is known', () => {
  expect(isForAnything('.body:has(> .tray [data-offered]) > *')).toBe(true);
  expect(isForAnything('.body:has(.tray) > :not(.tray)')).toBe(true);
  expect(isForAnything('.table:has(.sheet) > :is(.strip, .dock)')).toBe(false);
  expect(isForAnything('.table:has(.sheet) .dock')).toBe(false);
  expect(isForAnything('.dock:has(> .in-hand)')).toBe(false);
  expect(isForAnything('.sheet > *')).toBe(false);
  expect(isForAnything('.page > :where(section:has(.rows))')).toBe(false);
  expect(isForAnything('.levels:not(:has(> .goal)) > *')).toBe(true);
});

/** Browsers keep what depends on :has() in one list: with anything at all on it every change restyles the whole page. */
test('no rule with :has() is for anything at all', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const rules = sheets.flatMap((name) => {
    const text = readFileSync(`src/${name}`, 'utf8').replace(/\/\*.*?\*\//gs, '');
    return [...text.matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) =>
      list.split(/,(?![^()]*\))/).map((selector) => `${name}: ${selector.trim().replace(/\s+/g, ' ')}`),
    );
  });
  expect(rules.length).toBeGreaterThan(1000);
  expect(rules.filter((rule) => isForAnything(rule.slice(rule.indexOf(': ') + 2)))).toEqual([]);
});
