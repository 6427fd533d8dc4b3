// `npm run generate [-- part]` writes what is generated; with --check it compares and fails. The world
// of the browser tests, the sample of the web app and the tracker's face are made only when named.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { keepWorld } from '@fovea/testkit/world';
import { appendChecksums } from '#check/migrations.ts';
import { keepTrialFace } from '#film/keep-trial-face.ts';
import { toErrorsPage } from '#generate/errors-page.ts';
import { findIntegrity } from '#generate/find-integrity.ts';
import { formatText } from '#generate/format-text.ts';
import { completeLock } from '#generate/lock.ts';
import { toOpenApiText } from '#generate/openapi-text.ts';
import { runNode } from '#generate/run-node.ts';
import { generateSchema } from '#generate/schema.ts';
import { toThirdPartyPage } from '#generate/third-party.ts';
import { onInterrupt } from '#harness/on-interrupt.ts';
import { toRootPath } from '#harness/root.ts';
import { keepSample } from '#sample/keep-sample.ts';

interface Part {
  readonly path: string;
  readonly text: () => Promise<string>;
}

const TEXTS: Readonly<Record<string, Part>> = {
  env: {
    path: '.env.example',
    text: () => runNode('apps/server/src/entrypoints/print-env-example.ts'),
  },
  lock: {
    path: 'package-lock.json',
    // The registry is asked only by name: a check needs no network.
    text: () =>
      completeLock(readFileSync(toRootPath('package-lock.json'), 'utf8'), async (id) =>
        !isCheck && wanted.includes('lock') ? findIntegrity(id) : undefined,
      ),
  },
  'third-party': {
    path: 'THIRD-PARTY.md',
    text: async () => toThirdPartyPage(readFileSync(toRootPath('package-lock.json'), 'utf8')),
  },
  errors: { path: 'docs/errors.md', text: async () => toErrorsPage() },
  openapi: {
    path: 'docs/openapi.json',
    text: async () => formatText('docs/openapi.json', toOpenApiText()),
  },
};

const isCheck = process.argv.includes('--check');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const stale: string[] = [];
const names = [...Object.keys(TEXTS), 'migrations', 'schema', 'world', 'sample', 'trial-face'];
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stdout.write(`generate has no part ${unknown.join(', ')}. Parts: ${names.join(', ')}\n`);
  process.exit(2);
}

for (const [name, { path, text }] of Object.entries(TEXTS)) {
  if (isWanted(name)) put(path, await text());
}
if (isWanted('migrations') && !isCheck) appendChecksums(toRootPath('.'));
// Needs PostgreSQL, so the check of these two files is a database test.
if (wanted.includes('schema') || (isWanted('schema') && !isCheck)) {
  for (const [path, text] of Object.entries(await generateSchema())) put(path, text);
}
if (wanted.includes('trial-face') && !isCheck) await keepTrialFace();
if (wanted.includes('sample') && !isCheck) await onInterrupt(keepSample);
if (wanted.includes('world') && !isCheck) await onInterrupt(keepWorld);
if (stale.length > 0) {
  process.stdout.write(`stale, run npm run generate: ${stale.join(', ')}\n`);
  process.exitCode = 1;
}

function put(path: string, text: string): void {
  const full = toRootPath(path);
  const old = existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  if (old === text) return;
  if (isCheck) stale.push(path);
  else {
    writeFileSync(full, text);
    process.stdout.write(`wrote ${path}\n`);
  }
}
