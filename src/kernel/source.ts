/** Where a figure comes from: the rulebook, our reconstruction, or a stated part completed by us. */

interface Stated {
  /** Number of the rule that states it. */
  readonly stated: string;
}

/** Why it is what it is: a closed list of the game, so that each language must word all of them. */
interface Reconstructed<R extends string = string> {
  readonly reconstructed: R;
}

export type Source<R extends string = string> = Stated | Reconstructed<R> | (Stated & Reconstructed<R>);

/** Things of one kind and where their figures come from: a record by id, or a function of it. */
type Origins = Readonly<Record<string, { readonly source: Source } | undefined>>;

/** Finds a source by what the screen calls a thing: card-16, place-huguette, table-9. */
export function sourcesIn(
  kinds: Readonly<Record<string, Origins | ((id: string) => Source | undefined)>>,
): (id: string) => Source | undefined {
  return (id) => {
    const [, kind = '', thing = ''] = /^([a-z]+)-(.+)$/.exec(id) ?? [];
    const origins = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (typeof origins === 'function') return origins(thing);
    return origins && Object.hasOwn(origins, thing) ? origins[thing]?.source : undefined;
  };
}
