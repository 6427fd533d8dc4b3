import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
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
/** Places that the package of a system has, and who runs the tests may not write to. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const folder = mkdtempSync(join(tmpdir(), 'fovea-nginx-'));
let pid: number | undefined;
let url: string;

/** The configuration of the image `site`, with other places and ports. */
function writeConfiguration(webPort: number, collectPort: number): void {
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
    'server api:8080;': 'server 127.0.0.1:9;',
    'listen 8081;': `listen 127.0.0.1:${webPort};`,
    'listen 8082;': `listen 127.0.0.1:${collectPort};`,
  });
  for (const app of ['web', 'collect']) {
    change(`fovea/${app}.conf`, `fovea/${app}.conf`, { '/srv/fovea': folder });
  }
  mkdirSync(join(folder, 'conf.d'));
  const media = { '${S3_PUBLIC_URL}': 'https://media.example.com' };
  change('fovea/media.conf.template', 'conf.d/media.conf', media);
}

function writeBuild(): void {
  const assets = join(folder, 'collect/assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(folder, 'collect/index.html'), '<title>app</title>');
  for (const name of [PLAIN, 'landmark-alone-0a1b.wasm', ...ENGINE.map(([each]) => each)]) {
    writeFileSync(join(assets, name), CONTENT);
  }
  for (const [name] of ENGINE) writeFileSync(join(assets, `${name}.br`), COMPRESSED);
}

beforeAll(async () => {
  if (findMissingPackages(['nginx']).length > 0) throw new Error('nginx is missing: npm run setup');
  const [webPort, collectPort] = [await findFreePort(), await findFreePort()];
  writeConfiguration(webPort, collectPort);
  writeBuild();
  // The folder is of whoever runs the tests alone, so workers stay that user.
  const directives = `daemon off; pid ${folder}/nginx.pid; ${process.getuid?.() === 0 ? 'user root;' : ''}`;
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', directives];
  const nginx = spawn(NGINX, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  pid = nginx.pid;
  await waitUntil('nginx', async () => !(await isPortFree(collectPort)), 10_000);
  url = `http://127.0.0.1:${collectPort}`;
});

afterAll(async () => {
  if (pid !== undefined) await stopProcess(pid);
  rmSync(folder, { recursive: true, force: true });
});

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
      ['content-security-policy', 'referrer-policy', 'x-content-type-options', 'cache-control'].map(
        (each) => headers.get(each),
      );
    const wanted = pick(await load(PLAIN, 'identity'));
    expect(wanted).toEqual([
      expect.stringContaining("'wasm-unsafe-eval'"),
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
