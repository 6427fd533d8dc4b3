import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const GALLERY = fileURLToPath(new URL('../../packages/ui/gallery', import.meta.url));
const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export interface GallerySite {
  readonly url: string;
  stop(): Promise<void>;
}

/** Builds the gallery of components into a folder of its own and serves it. */
export async function startGallerySite(): Promise<GallerySite> {
  const folder = await mkdtemp(join(tmpdir(), 'fovea-gallery-'));
  const args = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const build = spawn(process.execPath, [VITE, ...args], { cwd: GALLERY, stdio: 'inherit' });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('the gallery does not build');
  const server = createServer(async (request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery.localhost');
    const path = normalize(pathname === '/' ? '/index.html' : pathname);
    const body = await readFile(join(folder, path)).catch(() => undefined);
    const type = CONTENT_TYPES[extname(path)] ?? 'application/octet-stream';
    reply.writeHead(body === undefined ? 404 : 200, { 'content-type': type });
    reply.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://gallery.localhost:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
