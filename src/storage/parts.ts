/** A link that is too long for one code a camera can read goes in numbered parts, each a link of its own. */
import { hashText } from '../kernel/hash';
import { linkTo } from './link';
import type { FoundLink } from './link-text';

/** Parts that have come in, of one campaign. */
export interface Parts {
  readonly sum: string;
  readonly of: number;
  readonly packs: ReadonlyMap<number, string>;
}

/** Which parts are still missing. */
export interface MissingParts {
  readonly missing: readonly number[];
  readonly of: number;
}

/** The links of a pack, each at most so long. */
export function partLinks(page: string, pack: string, longest: number): readonly string[] {
  const sum = hashText(pack).slice(0, 8);
  const header = linkTo(page, `999.999.${sum}.`).length;
  const size = longest - header;
  const of = Math.ceil(pack.length / size);
  return Array.from({ length: of }, (_, i) =>
    linkTo(page, `${i + 1}.${of}.${sum}.${pack.slice(i * size, (i + 1) * size)}`),
  );
}

/** The parts among links; those of the campaign that came last, where there are several. */
export function partsAmong(links: readonly FoundLink[]): Parts | null {
  const last = links.findLast(({ part }) => part !== null)?.part;
  if (!last) return null;
  const packs = new Map<number, string>();
  for (const { part, packs: likely } of links) {
    const isOfIt = part?.sum === last.sum && part.of === last.of && part.at >= 1 && part.at <= part.of;
    if (isOfIt && likely[0] !== undefined) packs.set(part.at, likely[0]);
  }
  return { sum: last.sum, of: last.of, packs };
}

export function missingAmong({ of, packs }: Parts): readonly number[] {
  return Array.from({ length: of }, (_, i) => i + 1).filter((at) => !packs.has(at));
}

/** The pack that all parts make; null where they do not make what was sent. */
export function joined({ sum, of, packs }: Parts): string | null {
  const pack = Array.from({ length: of }, (_, i) => packs.get(i + 1) ?? '').join('');
  return hashText(pack).slice(0, 8) === sum ? pack : null;
}
