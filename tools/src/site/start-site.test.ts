import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { plantTree } from '#check/planted-tree.ts';
import { toRootPath } from '#harness/root.ts';
import type { AppName } from './content-policy.ts';
import { startSite } from './start-site.ts';

const ENGINE = 'engine '.repeat(500);
const COMPRESSED = brotliCompressSync(ENGINE);

/** With the place of a link's head, as `apps/collect/index.html` has it. */
const toDocument = (title: string) =>
  `<!--# block name="neutral" -->${title}<!--# endblock --> <!--# include virtual="/heads/$slug" stub="neutral" -->`;

/** A site over an API that writes down what reaches it. */
async function openSite(app: AppName) {
  const seen: IncomingMessage[] = [];
  const api = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith('/heads/')) {
      const { 'accept-language': language } = incoming.headers;
      if (incoming.url.endsWith('/away')) outgoing.writeHead(503).end('{}');
      else outgoing.end(`<title>${incoming.url} ${language}</title>`);
      return;
    }
    seen.push(incoming);
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
    // Never ends: what comes must come at once.
    outgoing.write('event: hello\n\n');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { root } = plantTree({
    'index.html': toDocument('<title>app</title>'),
    'assets/a-1.js': 'let a;',
    'assets/engine-1.wasm': ENGINE,
    '.vite/manifest.json': '{}',
  });
  writeFileSync(join(root, 'assets/engine-1.wasm.br'), COMPRESSED);
  const site = await startSite({
    app,
    folder: root,
    port: 0,
    apiUrls: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`],
    origins: { media: 'https://media.example.com' },
  });
  onTestFinished(async () => {
    await site.stop();
    api.closeAllConnections();
    api.close();
  });
  const get = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${site.port}${path}`, init);
  return { get, seen };
}

test('answers every screen with the app, and files with themselves', async () => {
  const { get } = await openSite('web');
  expect(await (await get('/project/edit/7?a=b')).text()).toBe(toDocument('<title>app</title>'));
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
  const file = await get('/assets/a-1.js');
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(file.headers.get('content-type')).toContain('text/javascript');
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5', 'br'],
  ['gzip, br;q=0.0', null],
  ['zebra', null],
])('answers %j with a compressed file that the build has as %j', async (accepted, encoding) => {
  const { get } = await openSite('collect');
  const reply = await get('/assets/engine-1.wasm', { headers: { 'accept-encoding': accepted } });
  expect(reply.headers.get('content-encoding')).toBe(encoding);
  expect(reply.headers.get('vary')).toBe('Accept-Encoding');
  expect(reply.headers.get('content-type')).toBe('application/wasm');
  expect(reply.headers.get('cache-control')).toContain('immutable');
  expect(await reply.text()).toBe(ENGINE);
});

test.each([
  ['bytes=0-6', 206, 'engine ', 'bytes 0-6/3500'],
  ['bytes=3493-', 206, 'engine ', 'bytes 3493-3499/3500'],
  ['bytes=-7', 206, 'engine ', 'bytes 3493-3499/3500'],
  ['bytes=3500-', 416, '', 'bytes */3500'],
  ['lines=1-2', 200, ENGINE, null],
])('answers %j of a file with %i, as a film is wound', async (range, status, text, content) => {
  const { get } = await openSite('web');
  const reply = await get('/assets/engine-1.wasm', {
    headers: { range, 'accept-encoding': 'identity' },
  });
  expect(reply.status).toBe(status);
  expect(await reply.text()).toBe(text);
  expect(reply.headers.get('content-range')).toBe(content);
});

test('has no file that the build does not have, and never its manifest', async () => {
  const { get } = await openSite('web');
  for (const path of ['/assets/old.js', '/.vite/manifest.json', '/%2e%2e/package.json']) {
    expect((await get(path)).status, path).toBe(404);
  }
  expect((await get('/', { method: 'POST' })).status).toBe(405);
});

test('sends its policy and refuses to be framed and sniffed', async () => {
  const { headers } = await (await openSite('collect')).get('/p/abc');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('content-security-policy')).toContain("'wasm-unsafe-eval'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('lets the page that pays, and no other, load what the payment provider needs', async () => {
  const { get } = await openSite('web');
  const toSources = async (path: string, directive: string) => {
    const policy = (await get(path)).headers.get('content-security-policy') ?? '';
    return policy.split('; ').find((each) => each.startsWith(`${directive} `));
  };
  for (const directive of ['script-src', 'connect-src', 'frame-src']) {
    const paying = await toSources('/pricing/checkout?sessions=30', directive);
    expect(paying, directive).toContain('https://*.tosspayments.com');
  }
  for (const path of [
    '/',
    '/pricing',
    '/pricing/checkout/x',
    '/project/edit/7',
    '/assets/a-1.js',
  ]) {
    const policy = (await get(path)).headers.get('content-security-policy');
    expect(policy, path).not.toContain('toss');
  }
  const participants = await (await openSite('collect')).get('/pricing/checkout');
  expect(participants.headers.get('content-security-policy')).not.toContain('toss');
});

test.each([
  ['web', 'camera=()'],
  ['collect', 'camera=(self)'],
] as const)(
  'lets %s have %s, keeps its window apart, and is strict over TLS',
  async (app, camera) => {
    const { get } = await openSite(app);
    const { headers } = await get('/');
    expect(headers.get('permissions-policy')).toMatch(`${camera}, `);
    expect(headers.get('permissions-policy')).toContain('microphone=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
    const overTls = await get('/', { headers: { 'x-forwarded-proto': 'https' } });
    expect(overTls.headers.get('strict-transport-security')).toMatch(/^max-age=63072000;/);
  },
);

test('passes calls of researchers on with their cookies, as a stream', async () => {
  const { get, seen } = await openSite('web');
  const reply = await get('/api/v1/events', { headers: { cookie: 'a=b' } });
  const first = await reply.body?.getReader().read();
  expect(Buffer.from(first?.value ?? []).toString()).toBe('event: hello\n\n');
  expect(seen.map(({ url, headers }) => [url, headers.cookie])).toEqual([
    ['/api/v1/events', 'a=b'],
  ]);
  expect((await get('/api/v1/collect/projects/x')).status).toBe(404);
});

test('passes calls of participants on without a cookie, and no other call', async () => {
  const { get, seen } = await openSite('collect');
  const headers = { cookie: 'a=b', authorization: 'Bearer x' };
  expect((await get('/api/v1/collect/projects/x', { headers })).status).toBe(200);
  expect(seen.map(({ headers: { cookie, authorization } }) => [cookie, authorization])).toEqual([
    [undefined, 'Bearer x'],
  ]);
  for (const path of ['/api/v1/users/self', '/api/docs', '/api/v1/collect/%2e%2e/users/self']) {
    expect((await get(path)).status, path).toBe(404);
  }
  expect(seen).toHaveLength(1);
});

test("puts the head that the API makes into the document of a participant's link", async () => {
  const { get } = await openSite('collect');
  const read = async (path: string) =>
    (await get(path, { headers: { 'accept-language': 'ko' } })).text();
  expect(await read('/p/abc?x=y')).toBe('<title>/heads/abc ko</title>');
  expect(await read('/p/away')).toBe('<title>app</title>');
  for (const path of ['/', '/p/Not-A-Slug', '/withdraw']) {
    expect(await read(path), path).toBe(toDocument('<title>app</title>'));
  }
});

test('knows the place of the head in the document of the app', () => {
  const document = readFileSync(toRootPath('apps/collect/index.html'), 'utf8');
  const places = document.match(/<!--# block name="neutral" -->.*?<!--# endblock -->/gs);
  expect(places).toHaveLength(1);
  expect(document).toContain('<!--# include virtual="/heads/$slug" stub="neutral" -->');
});
