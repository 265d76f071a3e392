import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What stands in brackets, however deep, says nothing of what a rule is for. */
function withoutBrackets(selector: string): string {
  let bare = selector;
  for (let before = ''; bare !== before; ) [before, bare] = [bare, bare.replace(/\([^()]*\)/g, '')];
  return bare;
}

/** A rule that is for anything at all below something with :has() in it. */
function isForAnything(selector: string): boolean {
  const parts = withoutBrackets(selector)
    .trim()
    .split(/[\s>+~]+/);
  const has = parts.findLastIndex((part) => part.includes(':has') || part.includes(':not'));
  const subject = parts.at(-1) ?? '';
  const named = selector.trim().endsWith(')') ? selector : subject;
  return (
    selector.includes(':has(') && has < parts.length - 1 && !/[.#[]|^[a-z]/.test(subject) && !/:is\([.#[]/.test(named)
  );
}

test('a rule for anything at all is known', () => {
  expect(isForAnything('.body:has(> .tray [data-offered]) > *')).toBe(true);
  expect(isForAnything('.body:has(.tray) > :not(.tray)')).toBe(true);
  expect(isForAnything('.table:has(.sheet) > :is(.strip, .dock)')).toBe(false);
  expect(isForAnything('.table:has(.sheet) .dock')).toBe(false);
  expect(isForAnything('.dock:has(> .in-hand)')).toBe(false);
  expect(isForAnything('.sheet > *')).toBe(false);
});

/** Browsers keep what depends on :has() in one list: with anything at all on it every change restyles the whole page. */
test('no rule with :has() is for anything at all', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const rules = sheets.flatMap((name) => {
    const text = readFileSync(`src/${name}`, 'utf8').replace(/\/\*[^]*?\*\//g, '');
    return [...text.matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) =>
      list.split(/,(?![^()]*\))/).map((selector) => `${name}: ${selector.trim().replace(/\s+/g, ' ')}`),
    );
  });
  expect(rules.length).toBeGreaterThan(1000);
  expect(rules.filter((rule) => isForAnything(rule.slice(rule.indexOf(': ') + 2)))).toEqual([]);
});
