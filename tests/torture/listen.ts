/** Serves the tortured page and hears what it tells: every word of it before the page goes on. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export interface Listener {
  readonly address: string;
  stop(): void;
}

/** `driver` is a script that is slipped into the page. */
export async function listen(
  folder: string,
  answer: (what: string, body: unknown) => unknown,
  driver?: string,
): Promise<Listener> {
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (request.method === 'POST') {
      const text = await textOf(request).catch(() => null);
      if (text === null) return; // killed in the middle of a word
      const body: unknown = JSON.parse(text);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer(path.replace('/tell/', ''), body) ?? null));
      return;
    }
    const file = path === '/driver.js' && driver ? driver : join(folder, path === '/' ? 'index.html' : path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    const bytes = readFileSync(file);
    const slipped = driver && file.endsWith('index.html');
    response.end(slipped ? bytes.toString().replace('</body>', '<script src="/driver.js"></script></body>') : bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    address: `http://127.0.0.1:${bound.port}/`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
