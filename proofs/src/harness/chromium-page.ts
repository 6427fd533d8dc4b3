import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMissingPackages } from '@fovea/testkit/engines';
import { toRootPath } from '@fovea/tools/harness/root';

const GAZE = '/packages/gaze/src/';
const FOLDERS = [
  'aoi',
  'aoi-files',
  'geometry',
  'samples',
  'quality',
  'synthetic',
  'events',
  'maps',
] as const;
const TIME_LIMIT_MS = 300_000;
const IMPORTS = Object.fromEntries(
  FOLDERS.flatMap((name) => [
    [`@fovea/gaze/${name}`, `${GAZE}${name}/index.ts`],
    [`#${name}/`, `${GAZE}${name}/`],
  ]),
);

export interface ChromiumPage {
  /** Body of the page. Modules may import the gaze package; a POST to `/done` ends the page. */
  readonly html: string;
  /** Files of the repository that the page may read, besides the gaze package. */
  readonly files: readonly string[];
  /** Gets all other POSTs. */
  readonly onPost: (path: string, body: Buffer) => void;
}

/** Shows a page in headless Chromium until it says that it is done. */
export async function runInChromium(page: ChromiumPage): Promise<void> {
  if (findMissingPackages(['chromium']).length > 0) {
    throw new Error('Chromium is missing: npm run setup');
  }
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    answer(request, response, page, resolve).catch(reject);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const folder = await mkdtemp(join(tmpdir(), 'fovea-chromium-'));
  const child = spawn('chromium', [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    `--user-data-dir=${folder}`,
    `http://127.0.0.1:${port}/`,
  ]);
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}`)));
  const timer = setTimeout(() => reject(new Error('Chromium took too long')), TIME_LIMIT_MS);
  try {
    await done;
  } finally {
    clearTimeout(timer);
    await stop(child);
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { html, files, onPost }: ChromiumPage,
  onDone: () => void,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (request.method === 'POST') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (pathname === '/failed') throw new Error(Buffer.concat(chunks).toString('utf8'));
    if (pathname === '/done') onDone();
    else onPost(pathname, Buffer.concat(chunks));
    response.writeHead(200).end();
    return;
  }
  if (pathname === '/') {
    const head = `<!doctype html><script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(head + html);
    return;
  }
  const isGaze = pathname.startsWith(GAZE) && pathname.endsWith('.ts');
  if (!isGaze && !files.includes(pathname)) {
    response.writeHead(404).end();
    return;
  }
  const source = await readFile(toRootPath(pathname.slice(1)), 'utf8');
  const script = pathname.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
