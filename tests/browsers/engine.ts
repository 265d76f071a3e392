/** A browser that is driven from outside, whatever its make. */
import { createServer } from 'node:net';

export interface Engine {
  readonly name: string;
  readonly version: string;
  /** How it is started anew with what it keeps: some drivers have a profile only as long as a session. */
  readonly anew: { readonly how: string; start(): Promise<Engine> };
  go(address: string): Promise<void>;
  /** Runs the body of an asynchronous function on the page. */
  run(body: string): Promise<unknown>;
  /** What the screen shows, as a PNG. */
  picture(): Promise<Buffer>;
  quit(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const bound = server.address();
  await new Promise((done) => server.close(done));
  if (bound === null || typeof bound === 'string') throw new Error('no port is free');
  return bound.port;
}

/** Tries until it succeeds or time is up. */
export async function patiently<T>(attempt: () => Promise<T>, ms = 30_000): Promise<T> {
  for (const end = Date.now() + ms; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

/** What a browser may take for one thing on a busy machine: one that hangs is not waited for. */
export const PATIENCE = 300_000;

export async function inTime<T>(what: string, work: Promise<T>, ms = PATIENCE): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer in ${ms / 1000} s`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A script for drivers that give it a way to answer as its last argument. */
export const answering = (body: string) =>
  `const answer = arguments[arguments.length - 1];
   (async () => { ${body} })().then((value) => answer({ value: value ?? null }), (error) => answer({ error: String(error) }));`;

export function answerOf(reply: unknown): unknown {
  if (typeof reply !== 'object' || reply === null) throw new Error('the page gave no answer');
  if ('error' in reply) throw new Error(String(reply.error));
  return 'value' in reply ? reply.value : null;
}
