interface Props {
  readonly names: readonly string[];
  /** The one that is read; -1 where none is. */
  readonly read: number;
  readonly table?: string | undefined;
}

/** A line of a table as boxes, the one that is read in black. */
export function Ruler({ names, read, table }: Props) {
  return (
    <ol class="columns" aria-hidden="true" data-table={table}>
      {names.map((name, i) => (
        <li key={i} data-here={i === read || undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}
