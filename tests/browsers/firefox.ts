/** Firefox by its own protocol, Marionette: nothing but the browser itself need be installed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { answering, answerOf, type Engine, freePort, PATIENCE, patiently } from './engine';

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

export function findFirefox(): string | null {
  return process.env.FIREFOX_PATH ?? places.find((place) => existsSync(place)) ?? null;
}

const WINDOW = { width: 390, height: 844 };

export async function openFirefox(path: string, profile: string): Promise<Engine> {
  const port = await freePort();
  writeFileSync(join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`);
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const size = { MOZ_HEADLESS_WIDTH: `${WINDOW.width}`, MOZ_HEADLESS_HEIGHT: `${WINDOW.height}` };
  const browser = spawn(path, args, { env: { ...process.env, ...size }, stdio: 'ignore' });
  const line = await patiently(() => dial(port), 60_000);
  const session = await line.send('WebDriver:NewSession', { capabilities: {} });
  const version = text(text(session, 'capabilities'), 'browserVersion');
  await line.send('WebDriver:SetTimeouts', { script: PATIENCE, pageLoad: PATIENCE });
  await line.send('WebDriver:SetWindowRect', WINDOW);
  const quit = async () => {
    const gone = once(browser, 'exit');
    await line.send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined);
    line.close();
    await gone;
  };
  return {
    name: 'Firefox',
    version: String(version),
    anew: {
      how: 'browser closed and started anew',
      async start() {
        await quit();
        return openFirefox(path, profile);
      },
    },
    async go(url) {
      await line.send('WebDriver:Navigate', { url });
    },
    async run(body) {
      return answerOf(
        text(await line.send('WebDriver:ExecuteAsyncScript', { script: answering(body), args: [] }), 'value'),
      );
    },
    async picture() {
      return Buffer.from(String(text(await line.send('WebDriver:TakeScreenshot', { full: false }), 'value')), 'base64');
    },
    quit,
  };
}

function text(from: unknown, key: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined;
}

interface Line {
  send(command: string, parameters: object): Promise<unknown>;
  close(): void;
}

/** Messages are their length in bytes, a colon, and JSON. */
async function dial(port: number): Promise<Line> {
  const socket: Socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let last = 0;
  let rest = Buffer.alloc(0);
  const waiting = new Map<number, { done(value: unknown): void; failed(error: Error): void }>();
  const hear = (message: unknown) => {
    if (!Array.isArray(message)) return; // its greeting
    const [, id, error, result] = message;
    const whoever = waiting.get(Number(id));
    waiting.delete(Number(id));
    if (error) whoever?.failed(new Error(JSON.stringify(error)));
    else whoever?.done(result);
  };
  socket.on('data', (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const colon = rest.indexOf(':');
      const end = colon + 1 + Number(rest.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || rest.length < end) return;
      hear(JSON.parse(rest.subarray(colon + 1, end).toString()));
      rest = rest.subarray(end);
    }
  });
  const lost = () => {
    for (const { failed } of waiting.values()) failed(new Error('the browser is gone'));
    waiting.clear();
  };
  socket.on('close', lost);
  socket.on('error', lost);
  return {
    send: (command, parameters) =>
      new Promise((done, failed) => {
        const id = ++last;
        waiting.set(id, { done, failed });
        const body = JSON.stringify([0, id, command, parameters]);
        socket.write(`${Buffer.byteLength(body)}:${body}`);
      }),
    close: () => socket.destroy(),
  };
}
