import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMissingPackages } from '@fovea/testkit/engines';
import { toRootPath } from '#harness/root.ts';

const GAZE = '/packages/gaze/src/';
const CASES = '/tools/src/verify/gaze/heat-cases.ts';
const FOLDERS = ['geometry', 'samples', 'quality', 'synthetic', 'events', 'maps'] as const;
const TIME_LIMIT_MS = 300_000;

/** A page that paints every case from the package's own source and sends the bytes back. */
const PAGE = `<!doctype html>
<script type="importmap">${JSON.stringify({
  imports: Object.fromEntries(
    FOLDERS.flatMap((name) => [
      [`@fovea/gaze/${name}`, `${GAZE}${name}/index.ts`],
      [`#${name}/`, `${GAZE}${name}/`],
    ]),
  ),
})}</script>
<script type="module">
  import { HEAT_CASES, paintHeatCase } from '${CASES}';
  for (const [i, heatCase] of HEAT_CASES.entries()) {
    await fetch('/paintings/' + i, { method: 'POST', body: paintHeatCase(heatCase).rgba });
  }
  await fetch('/done', { method: 'POST' });
</script>`;

/** RGBA of every case as Chromium paints it. */
export async function paintInChromium(): Promise<ReadonlyMap<number, Uint8Array>> {
  if (findMissingPackages(['chromium']).length > 0) {
    throw new Error('Chromium is missing: npm run setup');
  }
  const paintings = new Map<number, Uint8Array>();
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    answer(request, response, paintings, resolve).catch(reject);
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
    return paintings;
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
  paintings: Map<number, Uint8Array>,
  onDone: () => void,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (request.method === 'POST') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (pathname === '/done') onDone();
    else paintings.set(Number(pathname.split('/').at(-1)), Buffer.concat(chunks));
    response.writeHead(204).end();
    return;
  }
  if (pathname === '/') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
    return;
  }
  if (pathname !== CASES && !(pathname.startsWith(GAZE) && pathname.endsWith('.ts'))) {
    response.writeHead(404).end();
    return;
  }
  const source = stripTypeScriptTypes(await readFile(toRootPath(pathname.slice(1)), 'utf8'));
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(source);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
