import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { publishStack } from './addresses.ts';

const GALLERY = fileURLToPath(new URL('../../packages/ui/gallery', import.meta.url));
const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

interface GallerySite {
  readonly url: string;
  stop(): Promise<void>;
}

interface StackProcess {
  readonly child: ChildProcess;
  readonly exited: Promise<unknown>;
  /** The addresses as JSON, when it is up. */
  readonly addresses: Promise<string>;
}

/**
 * One stack for the whole run: two API processes behind the origins of both apps. It starts when
 * the first test asks for its addresses, so that tests of components alone do without. So does the
 * gallery of components.
 */
async function setUp(): Promise<() => Promise<void>> {
  let stack: StackProcess | undefined;
  let gallery: Promise<GallerySite> | undefined;
  const server = createServer((request, reply) => {
    const answer = async () => {
      if (request.url === '/gallery') {
        gallery ??= startGallerySite();
        return (await gallery).url;
      }
      stack ??= startStackProcess();
      return stack.addresses;
    };
    answer().then(
      (text) => reply.end(text),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  publishStack(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await gallery?.then((site) => site.stop()).catch(() => undefined);
    stack?.child.stdin?.end();
    await stack?.exited;
  };
}

function startStackProcess(): StackProcess {
  const script = fileURLToPath(new URL('./stack-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const exited = once(child, 'exit');
  const firstLine = once(createInterface(child.stdout), 'line');
  const addresses = Promise.race([firstLine, exited]).then(([line]) => {
    if (typeof line !== 'string') throw new Error('the stack did not come up');
    return line;
  });
  return { child, exited, addresses };
}

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default setUp;

/** Builds the gallery of components into a folder of its own and serves it. */
async function startGallerySite(): Promise<GallerySite> {
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
