// `node apps/server/src/entrypoints/catalogue.ts publish <file>`: puts prices on sale, after checks.
// `… publish-first <file>`: only where nothing is published yet. `… show`: what is published.
import { readFile } from 'node:fs/promises';
import { findCatalogue, publishCatalogue } from '#modules/payments/public.ts';
import { loadProcessConfig } from '#platform/config/process-config.ts';
import { createDeps } from '#platform/deps.ts';

const [command = '', file = ''] = process.argv.slice(2);
const deps = await createDeps(loadProcessConfig(), 'migrate');
const commands: Readonly<Record<string, () => Promise<string>>> = {
  publish: () => publishFile(),
  'publish-first': async () => {
    const found = await findCatalogue(deps.db);
    return found === undefined ? publishFile() : `version ${found.version} is published already`;
  },
  show: async () => JSON.stringify((await findCatalogue(deps.db)) ?? null, null, 2),
};
try {
  const run = commands[command];
  if (run === undefined)
    throw new RangeError('usage: catalogue publish <file> | publish-first <file> | show');
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof RangeError ? 2 : 1;
} finally {
  await Promise.all([deps.pool.end(), deps.ingestPool.end()]);
}

async function publishFile(): Promise<string> {
  if (file === '') throw new RangeError('publish <file>');
  const { version } = await publishCatalogue(deps, JSON.parse(await readFile(file, 'utf8')));
  return `version ${version} of the catalogue is published`;
}
