import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CALLS, COMPLETE_MAX_BYTES, fillPath, LIMITS } from '@fovea/contract';
import {
  findFreePort,
  findMissingPackages,
  isPortFree,
  NGINX,
  stopProcess,
  waitUntil,
} from '@fovea/testkit/engines';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Long enough for gzip, even when it is compressed. */
const CONTENT = Array.from({ length: 2_000 }, (_, index) => Math.sin(index).toFixed(6)).join(' ');
const COMPRESSED = brotliCompressSync(CONTENT);
const ENGINE = [
  ['landmark-loader-0a1b.js', 'text/javascript'],
  ['landmark-runtime-0a1b.wasm', 'application/wasm'],
  ['landmark-model-0a1b.task', 'application/octet-stream'],
] as const;
const PLAIN = 'start-0a1b.js';
/** The only one that may say whom it speaks for. */
const FRONT = '127.0.0.2';
const RECORDING = '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000';
/** Places that the package of a system has, and who runs the tests may not write to. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const folder = mkdtempSync(join(tmpdir(), 'fovea-nginx-'));
let pid: number | undefined;
let url: string;
let webUrl: string;

/** Makes heads as the API does, and fails in the ways in which it may. */
const api = createServer((incoming, outgoing) => {
  const slug = incoming.url?.split('/').at(-1);
  if (incoming.url?.startsWith('/api/')) outgoing.end(incoming.headers['x-forwarded-for']);
  else if (slug === 'gone') incoming.socket.destroy();
  else if (slug === 'broken') outgoing.writeHead(500).end('{"message":"no"}');
  else if (slug !== 'silent') {
    outgoing.end(`<title>${slug} ${incoming.headers['accept-language']}</title>`);
  }
});

/** The configuration of the image `site`, with other places and ports. */
function writeConfiguration(webPort: number, collectPort: number, apiPort: number): void {
  cpSync(join(import.meta.dirname, 'nginx'), join(folder, 'fovea'), { recursive: true });
  cpSync('/etc/nginx/mime.types', join(folder, 'mime.types'));
  const change = (from: string, to: string, changes: Readonly<Record<string, string>>) => {
    const text = Object.entries(changes).reduce(
      (before, [old, fresh]) => {
        expect(before).toContain(old);
        return before.replace(old, fresh);
      },
      readFileSync(join(folder, from), 'utf8'),
    );
    writeFileSync(join(folder, to), text);
  };
  const own = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  change('fovea/site.conf', 'nginx.conf', {
    'http {': `http {\naccess_log off;\n${own}`,
    'server api:8080;': `server 127.0.0.1:${apiPort};`,
    'listen 8081;': `listen 127.0.0.1:${webPort};`,
    'listen 8082;': `listen 127.0.0.1:${collectPort};`,
  });
  change('fovea/web.conf', 'fovea/web.conf', { '/srv/fovea': folder });
  change('fovea/collect.conf', 'fovea/collect.conf', {
    '/srv/fovea': folder,
    '/var/log/nginx/access.log': `${folder}/participants.log`,
    'error_log stderr': `error_log ${folder}/errors.log`,
  });
  mkdirSync(join(folder, 'conf.d'));
  const media = { '${S3_PUBLIC_URL}': 'https://media.example.com' };
  change('fovea/media.conf.template', 'conf.d/media.conf', media);
  change('fovea/front.conf.template', 'conf.d/front.conf', { '${FRONT_PROXY}': FRONT });
}

function writeBuild(): void {
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web/index.html'), '<title>Fovea</title>');
  const assets = join(folder, 'collect/assets');
  mkdirSync(assets, { recursive: true });
  cpSync(
    join(import.meta.dirname, '../apps/collect/index.html'),
    join(folder, 'collect/index.html'),
  );
  for (const name of [PLAIN, 'landmark-alone-0a1b.wasm', ...ENGINE.map(([each]) => each)]) {
    writeFileSync(join(assets, name), CONTENT);
  }
  for (const [name] of ENGINE) writeFileSync(join(assets, `${name}.br`), COMPRESSED);
}

beforeAll(async () => {
  if (findMissingPackages(['nginx']).length > 0) throw new Error('nginx is missing: npm run setup');
  const [webPort, collectPort] = [await findFreePort(), await findFreePort()];
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  writeConfiguration(webPort, collectPort, (api.address() as AddressInfo).port);
  writeBuild();
  // The folder is of whoever runs the tests alone, so workers stay that user.
  const directives = `daemon off; pid ${folder}/nginx.pid; ${process.getuid?.() === 0 ? 'user root;' : ''}`;
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', directives];
  const nginx = spawn(NGINX, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  pid = nginx.pid;
  await waitUntil('nginx', async () => !(await isPortFree(collectPort)), 10_000);
  url = `http://127.0.0.1:${collectPort}`;
  webUrl = `http://127.0.0.1:${webPort}`;
});

afterAll(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  if (pid !== undefined) await stopProcess(pid);
  rmSync(folder, { recursive: true, force: true });
});

/** The caller that the API is told of. */
const call = (origin: string, path: string, from: string) =>
  new Promise<string>((resolve, reject) => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    get(`${origin}${path}`, { headers, localAddress: from }, (reply) => {
      reply.setEncoding('utf8').on('data', resolve);
    }).on('error', reject);
  });

it('believes the proxy in front about who calls, and nobody else', async () => {
  for (const [origin, path] of [
    [webUrl, '/api/v1/users/self'],
    [url, `/api/v1/collect/recordings/${RECORDING}`],
  ] as const) {
    expect(await call(origin, path, '127.0.0.1')).toBe('127.0.0.1');
    expect(await call(origin, path, FRONT)).toBe('203.0.113.9');
  }
});

it('writes no address down beside a recording, also when the API is gone', async () => {
  await call(url, `/api/v1/collect/recordings/${RECORDING}`, FRONT);
  expect((await openLink('/p/gone')).reply.status).toBe(200);
  const [calls = '', errors] = ['participants.log', 'errors.log'].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  expect(calls).toMatch(`"GET /api/v1/collect/recordings/${RECORDING}" 200 `);
  expect(calls).not.toMatch(/127\.0\.0|203\.0\.113/);
  expect(errors).toBe('');
});

it.each(['/', '/api/v1/users/self'])(
  'is strict about TLS where it is spoken, at %s',
  async (path) => {
    const read = async (headers: Record<string, string>) =>
      (await fetch(`${webUrl}${path}`, { headers })).headers.get('strict-transport-security');
    expect(await read({})).toBeNull();
    expect(await read({ 'x-forwarded-proto': 'https' })).toBe(
      'max-age=63072000; includeSubDomains',
    );
  },
);

const load = (name: string, accepted: string) =>
  fetch(`${url}/assets/${name}`, { headers: { 'accept-encoding': accepted } });

describe.each(ENGINE)('%s', (name, contentType) => {
  it.each(['gzip, deflate, br, zstd', 'br', 'br;q=0.5'])(
    'goes out as the build compressed it to whoever sends %j',
    async (accepted) => {
      const reply = await load(name, accepted);
      expect(reply.headers.get('content-encoding')).toBe('br');
      expect(reply.headers.get('content-length')).toBe(`${COMPRESSED.length}`);
      expect(reply.headers.get('content-type')).toBe(contentType);
      expect(reply.headers.get('vary')).toBe('Accept-Encoding');
      expect(await reply.text()).toBe(CONTENT);
    },
  );

  it.each(['gzip', 'identity', 'gzip, br;q=0', 'zebra'])(
    'goes out plain to whoever sends %j',
    async (accepted) => {
      const reply = await load(name, accepted);
      expect(reply.headers.get('content-encoding')).toBeNull();
      expect(reply.headers.get('content-type')).toBe(contentType);
      expect(reply.headers.get('vary')).toBe('Accept-Encoding');
      expect(await reply.text()).toBe(CONTENT);
    },
  );

  it('has the headers of every other file', async () => {
    const pick = ({ headers }: Response) =>
      [
        'content-security-policy',
        'cross-origin-opener-policy',
        'permissions-policy',
        'referrer-policy',
        'x-content-type-options',
        'cache-control',
      ].map((each) => headers.get(each));
    const wanted = pick(await load(PLAIN, 'identity'));
    expect(wanted).toEqual([
      expect.stringContaining("'wasm-unsafe-eval'"),
      'same-origin',
      expect.stringContaining('camera=(self)'),
      'strict-origin-when-cross-origin',
      'nosniff',
      'public, max-age=31536000, immutable',
    ]);
    for (const accepted of ['br', 'identity']) {
      expect(pick(await load(name, accepted))).toEqual(wanted);
    }
  });
});

it('sends a file plain that the build did not compress, and none that is missing', async () => {
  const reply = await load('landmark-alone-0a1b.wasm', 'br');
  expect(reply.headers.get('content-encoding')).toBeNull();
  expect(await reply.text()).toBe(CONTENT);
  expect((await load('landmark-gone-0a1b.wasm', 'br')).status).toBe(404);
});

it('compresses other scripts itself', async () => {
  expect((await load(PLAIN, 'gzip, br')).headers.get('content-encoding')).toBe('gzip');
});

const openLink = async (path: string) => {
  const headers = { 'accept-language': 'ko', 'accept-encoding': 'gzip', cookie: 'a=b' };
  const reply = await fetch(`${url}${path}`, { headers });
  const text = await reply.text();
  return { reply, text, titles: text.match(/<title>.*?<\/title>/g) };
};

it("puts the head that the API makes into the document of a participant's link", async () => {
  const { reply, titles } = await openLink('/p/abcdefghijkl');
  expect(titles).toEqual(['<title>abcdefghijkl ko</title>']);
  expect(reply.headers.get('content-type')).toBe('text/html');
  expect(reply.headers.get('cache-control')).toBe('no-cache');
  expect(reply.headers.get('content-security-policy')).toContain("'wasm-unsafe-eval'");
});

it.each(['gone', 'broken', 'silent'])('has a head of its own when the API is %s', async (slug) => {
  const { reply, titles } = await openLink(`/p/${slug}`);
  expect([reply.status, titles]).toEqual([200, ['<title>Fovea</title>']]);
});

it('answers other screens with the document as it is, and hands out no head alone', async () => {
  expect((await openLink('/')).titles).toEqual(['<title>Fovea</title>']);
  expect((await openLink('/p/Not-A-Slug')).titles).toEqual(['<title>Fovea</title>']);
  expect((await openLink('/heads/abcdefghijkl')).text).toBe('');
});

it('lets the page that pays, and no other, load what the payment provider needs', async () => {
  const readPolicy = async (path: string) => {
    const reply = await fetch(`${webUrl}${path}`);
    expect([reply.status, await reply.text()]).toEqual([200, '<title>Fovea</title>']);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    return reply.headers.get('content-security-policy');
  };
  expect(await readPolicy('/pricing/checkout?sessions=30')).toContain('tosspayments.com');
  for (const path of ['/', '/pricing', '/pricing/checkout/', '/project']) {
    expect(await readPolicy(path), path).not.toContain('tosspayments.com');
  }
});

it('takes every completion of a recording, and no batch that is too large', async () => {
  const send = async ({ method, path }: { method: string; path: string }, bytes: number) => {
    const filled = fillPath(path, { id: '11111111-1111-4111-8111-111111111111', seq: 0 });
    const body = 'a'.repeat(bytes);
    return (await fetch(`${url}/api/v1${filled}`, { method, body })).status;
  };
  expect(await send(CALLS.completeRecording, COMPLETE_MAX_BYTES)).toBe(200);
  expect(await send(CALLS.completeRecording, COMPLETE_MAX_BYTES + 1)).toBe(413);
  expect(await send(CALLS.putBatch, LIMITS.batchMaxBytes)).toBe(200);
  expect(await send(CALLS.putBatch, LIMITS.batchMaxBytes + 1)).toBe(413);
});
