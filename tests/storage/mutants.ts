/** Damages texts the way disks, messengers and mischief do; the same lot gives the same damage. */
import { below, type Chance } from '../../src/kernel/chance';
import type { Fields } from '../../src/storage/guards';
import { isFields } from '../../src/storage/guards';
import { sealed } from '../../src/storage/save';

/** An array of lists so deep that whoever walks it falls. */
const abyss = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

const strangers: readonly unknown[] = [
  null,
  true,
  '',
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  -(2 ** 53),
  [],
  {},
  [null],
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '__proto__',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  'x'.repeat(5000),
  abyss(20),
  abyss(200),
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  Array.from({ length: 3000 }, (_, i) => i),
];

const pick = <T>(lot: Chance, items: readonly T[]): T => items[below(lot, items.length)] as T; // never empty here

/** Damage to the letters: the text is never the same. */
export function garbled(lot: Chance, text: string): string {
  for (;;) {
    const damaged = garbledOnce(lot, text);
    if (damaged !== text) return damaged;
  }
}

function garbledOnce(lot: Chance, text: string): string {
  const at = below(lot, text.length);
  const cut = (length: number) => text.slice(0, at) + text.slice(at + length);
  switch (below(lot, 8)) {
    case 0:
      return text.slice(0, at); // truncated
    case 1:
      return text.slice(at);
    case 2:
      return cut(1 + below(lot, 40));
    case 3:
      return text.slice(0, at) + text.slice(below(lot, text.length)); // spliced
    case 4:
      return (
        text.slice(0, at) +
        pick(lot, ['"', '{', '[', '}', ']', ',', '\\', '1e999', '\u0000', '[[[[[[']) +
        text.slice(at)
      );
    case 5: {
      const key = pick(lot, ['seed', 'choices', 'format', '__proto__', 'hash', 'checksum', 'rules']);
      const double = `"${key}":${JSON.stringify(pick(lot, strangers))}`;
      // A doubled key before or after the true one.
      return below(lot, 2) === 0 ? text.replace('{', `{${double},`) : text.replace(/\}\s*$/, `,${double}}`);
    }
    default:
      return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << below(lot, 7))) + text.slice(at + 1);
  }
}

/** Damage to the meaning: one value somewhere is a stranger, and the checksum is made right again. */
export function forged(lot: Chance, fields: Fields): Fields {
  const copy = structuredClone(fields);
  const spots: { parent: Record<string, unknown>; key: string }[] = [];
  const walk = (value: unknown, depth: number) => {
    if (typeof value !== 'object' || value === null || depth > 6) return;
    for (const key of Object.keys(value)) {
      spots.push({ parent: value as Record<string, unknown>, key });
      walk(Reflect.get(value, key), depth + 1);
    }
  };
  walk(copy, 0);
  // The top level is hit as often as everything below it together.
  const spot = pick(lot, below(lot, 2) === 0 ? spots.filter(({ parent }) => parent === copy) : spots);
  const old = spot.parent[spot.key];
  switch (below(lot, 6)) {
    case 0:
      Reflect.deleteProperty(spot.parent, spot.key);
      break;
    case 1:
      if (typeof old === 'number') spot.parent[spot.key] = old + pick(lot, [1, -1, 7, 2 ** 31, 0.5]);
      else if (typeof old === 'string') spot.parent[spot.key] = `${old}${pick(lot, [' ', 'x', '0', '\n', '<b>'])}`;
      else if (Array.isArray(old)) spot.parent[spot.key] = old.slice(0, below(lot, old.length + 1));
      break;
    case 2:
      if (Array.isArray(old)) spot.parent[spot.key] = [...old, ...old];
      else spot.parent[spot.key] = [old];
      break;
    case 3:
      Object.defineProperty(spot.parent, '__proto__', { value: pick(lot, strangers), enumerable: true });
      break;
    default:
      spot.parent[spot.key] = pick(lot, strangers);
  }
  const { checksum: _old, ...rest } = copy;
  return isFields(rest) ? sealed(rest) : rest;
}
