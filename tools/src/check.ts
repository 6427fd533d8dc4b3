import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { listChangedFiles } from '#check/changed-files.ts';
import { listChangedParts } from '#check/changed-parts.ts';
import { listInputParts } from '#check/inputs.ts';
import { listParts, type Part, type PartResult } from '#check/parts.ts';

const root = join(import.meta.dirname, '../..');
const args = process.argv.slice(2);
const isOfChanged = args.includes('--changed');
const wanted = args.filter((each) => each !== '--changed');
const changed = isOfChanged ? listChangedFiles(root) : [];
const INPUTS = 'inputs';
const byName = wanted.some((each) => each.startsWith(INPUTS)) ? listInputParts(root) : [];
const all = [...(isOfChanged ? listChangedParts(root, changed) : listParts(root)), ...byName];
/** `types` calls `types:web` and its like. */
const isCalled = (name: string, each: string) => name === each || name.startsWith(`${each}:`);
const unknown = wanted.filter((each) => !all.some(({ name }) => isCalled(name, each)));
if (unknown.length > 0) {
  const names = all.map(({ name }) => name).join(', ');
  console.error(`check has no part ${unknown.join(', ')}. Parts: ${names}, ${INPUTS}`);
  process.exit(2);
}
const parts = all.filter(
  ({ name }) => wanted.length === 0 || wanted.some((each) => isCalled(name, each)),
);

if (isOfChanged) console.log(`${changed.length} changed files`);
let passed = 0;
let failed = 0;

async function runPart({ name, run }: Part): Promise<void> {
  const startMs = performance.now();
  const result = await run().catch(
    (error: unknown): PartResult => ({
      ok: false,
      output: error instanceof Error ? `${error.stack}` : `${error}`,
    }),
  );
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(
    `${result.ok ? 'pass' : 'FAIL'}  ${name.padEnd(20)} ${seconds.padStart(5)} s  ${result.note ?? ''}`.trimEnd(),
  );
  if (result.output.trim() !== '') console.log(result.output.trimEnd().replace(/^/gm, '      '));
  if (result.ok) passed += 1;
  else failed += 1;
}

const waiting = [...parts];
async function runNext(): Promise<void> {
  for (let part = waiting.shift(); part; part = waiting.shift()) await runPart(part);
}
const startMs = performance.now();
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, runNext));
console.log(`check took ${((performance.now() - startMs) / 1000).toFixed(1)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
