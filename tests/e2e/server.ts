import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface Server {
  /** Where the app is, with its closing slash. */
  readonly address: string;
  /** Serves another folder from now on, as a deployment does. */
  deploy(folder: string): void;
  /** Answers that there is no such file, where the test says so. */
  refuse(which: (path: string) => boolean): void;
  stop(): Promise<void>;
}

/** A plain static server, as any host of files is. `path` is the folder it pretends to be in: '/' or '/the-valley/'. */
export async function serve(folder: string, path = '/', port = 0): Promise<Server> {
  let root = folder;
  let refused = (_path: string) => false;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname.startsWith(path) ? decodeURIComponent(pathname.slice(path.length)) || 'index.html' : null;
    const file = inside === null ? null : normalize(join(root, inside));
    if (refused(pathname) || !file?.startsWith(root + sep) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    address: `http://localhost:${bound.port}${path}`,
    deploy(next) {
      root = next;
    },
    refuse(which) {
      refused = which;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
