/** The browser's Cache Storage in memory, as far as the second copy uses it; it can be full, forbidden or slow. */
export interface Shelved {
  /** Texts by address. */
  readonly texts: Map<string, string>;
  /** Writes that were asked for. */
  puts: number;
  fails: 'never' | 'full' | 'forbidden';
  /** Milliseconds that a write takes. */
  slow: number;
}

export function newCaches(): Shelved {
  const shelved: Shelved = { texts: new Map(), puts: 0, fails: 'never', slow: 0 };
  const { texts } = shelved;
  const addressOf = (request: RequestInfo | URL) =>
    request instanceof Object && 'url' in request ? request.url : `${request}`;
  const cache = {
    async put(request: RequestInfo, response: Response) {
      shelved.puts++;
      if (shelved.fails === 'full') throw new DOMException('no room', 'QuotaExceededError');
      if (shelved.slow > 0) await new Promise((done) => setTimeout(done, shelved.slow));
      texts.set(addressOf(request), await response.text());
    },
    async match(request: RequestInfo) {
      const found = texts.get(addressOf(request));
      return found === undefined ? undefined : new Response(found);
    },
    delete: async (request: RequestInfo) => texts.delete(addressOf(request)),
    keys: async () => [...texts.keys()].map((url) => ({ url })),
  };
  const store = {
    has: async () => texts.size > 0,
    async open() {
      if (shelved.fails === 'forbidden') throw new DOMException('not in this window', 'SecurityError');
      return cache;
    },
  };
  Reflect.set(globalThis, 'caches', store);
  return shelved;
}

export function noCaches(): void {
  Reflect.deleteProperty(globalThis, 'caches');
}
