/** WebKit by the WebDriver of its GTK port, on a screen that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { answering, answerOf, type Engine, freePort, PATIENCE, patiently } from './engine';

const places = ['/usr/bin/WebKitWebDriver'];

export function findWebKit(): string | null {
  return process.env.WEBKIT_DRIVER ?? places.find((place) => existsSync(place)) ?? null;
}

const WINDOW = { width: 390, height: 844 };

export async function openWebKit(path: string): Promise<Engine> {
  const [port, display] = [await freePort(), 90 + (process.pid % 400)];
  const started: ChildProcess[] = [];
  const end = () => {
    for (const one of started.reverse()) one.kill();
  };
  const env = { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  if (!process.env.DISPLAY) {
    started.push(spawn('Xvfb', [`:${display}`, '-screen', '0', '1280x1024x24'], { stdio: 'ignore' }));
    Object.assign(env, { DISPLAY: `:${display}` });
  }
  started.push(spawn(path, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }));
  const ask = async (method: string, what: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${what}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value }: { value: unknown } = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(value).slice(0, 500));
    return value;
  };
  try {
    await patiently(() => ask('GET', '/status'));
    const session = await patiently(() =>
      ask('POST', '/session', {
        capabilities: { alwaysMatch: { timeouts: { script: PATIENCE, pageLoad: PATIENCE } } },
      }),
    );
    const { sessionId, capabilities } = session as { sessionId: string; capabilities: { browserVersion: string } };
    const at = `/session/${sessionId}`;
    await ask('POST', `${at}/window/rect`, WINDOW);
    const engine: Engine = {
      name: 'WebKit',
      version: capabilities.browserVersion,
      // A window of its own is a process of its own.
      anew: {
        how: 'window closed, another opened',
        async start() {
          const opened = (await ask('POST', `${at}/window/new`, { type: 'window' })) as { handle: string };
          await ask('DELETE', `${at}/window`);
          await ask('POST', `${at}/window`, { handle: opened.handle });
          await ask('POST', `${at}/window/rect`, WINDOW);
          return engine;
        },
      },
      async go(url) {
        await ask('POST', `${at}/url`, { url });
      },
      run: async (body) => answerOf(await ask('POST', `${at}/execute/async`, { script: answering(body), args: [] })),
      picture: async () => Buffer.from(String(await ask('GET', `${at}/screenshot`)), 'base64'),
      async quit() {
        await ask('DELETE', at).catch(() => undefined);
        end();
      },
    };
    return engine;
  } catch (error) {
    end();
    throw error;
  }
}
