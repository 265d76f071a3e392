import type { Row } from '../../../../src/kernel/rolls';

/** Gaps and overlaps between neighbouring rows, in words; none when the rows meet. */
export function seams(rows: readonly Row[]): string[] {
  const faults: string[] = [];
  rows.forEach((row, i) => {
    if (row.from !== null && row.to !== null && row.from > row.to) faults.push(`${row.from} to ${row.to} is empty`);
    const next = rows[i + 1];
    if (next && (row.to === null || next.from !== row.to + 1)) faults.push(`${row.to} is followed by ${next.from}`);
  });
  return faults;
}
