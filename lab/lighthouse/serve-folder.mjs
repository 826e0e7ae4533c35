import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.data': 'text/x-script',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a folder from memory on a free port of the loopback address, compressed once for each file, so that two builds
 * are measured behind the same server.
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveFolder(folder) {
  const answers = new Map();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (!answers.has(path)) answers.set(path, answerFor(folder, path));
    const { status, headers, body } = answers.get(path);
    response.writeHead(status, headers).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

function answerFor(folder, path) {
  const file = [join(folder, path), join(folder, path, 'index.html')].find(
    (name) => extname(name) !== '' && existsSync(name),
  );
  if (file === undefined || path.includes('..')) return { status: 404, headers: {}, body: '' };
  const raw = readFileSync(file);
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  if (extname(file) === '.woff2') return { status: 200, headers: { 'content-type': type }, body: raw };
  return { status: 200, headers: { 'content-type': type, 'content-encoding': 'br' }, body: brotliCompressSync(raw) };
}
