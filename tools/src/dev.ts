import { parseArgs } from 'node:util';
import { runDev } from '#dev/run-dev.ts';
import { createStackFolders, toStackFolders } from '#stack/folders.ts';

const USAGE = `npm run dev -- [options]

  (none)      engines, API, worker, scheduler and both apps from their sources, until Ctrl-C;
              what changes shows by itself
  --dir PATH  uses another folder than .stack, which npm run stack uses too
  --no-demo   makes no demo data
`;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

try {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string' },
      'no-demo': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) process.stdout.write(USAGE);
  else await run(values.dir, !values['no-demo']);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  const isUsage = error instanceof TypeError && 'code' in error;
  if (isUsage) process.stderr.write(`\n${USAGE}`);
  process.exitCode = isUsage ? 2 : 1;
}

async function run(dir: string | undefined, hasDemo: boolean): Promise<void> {
  const folders = toStackFolders(dir);
  createStackFolders(folders);
  const end = new AbortController();
  for (const signal of SIGNALS) process.on(signal, () => end.abort());
  process.on('uncaughtException', (error) => {
    console.error(error);
    process.exitCode = 1;
    end.abort();
  });
  // A terminal that was closed reads nothing any more, and everything is still to be ended.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  await runDev(folders, { hasDemo, signal: end.signal });
}
