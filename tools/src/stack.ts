import { parseArgs } from 'node:util';
import { createStackFolders, toStackFolders } from './stack/folders.ts';
import { printAddresses } from './stack/screen.ts';
import { startStack } from './stack/start.ts';
import { resetStack, stopStack } from './stack/stop.ts';

const USAGE = `npm run stack -- [options]

  (none)      brings everything up, or says that it is up
  --https     serves by TLS on the network address, for phones
  --stop      ends every process and keeps the data
  --reset     ends every process and removes the data
  --dir PATH  uses another folder than .stack, for a second stack
`;

try {
  await run();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  const isUsage = error instanceof TypeError && 'code' in error;
  if (isUsage) process.stderr.write(`\n${USAGE}`);
  process.exitCode = isUsage ? 2 : 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      stop: { type: 'boolean', default: false },
      reset: { type: 'boolean', default: false },
      https: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      dir: { type: 'string' },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const folders = toStackFolders(values.dir);
  if (values.reset) return resetStack(folders);
  if (values.stop) return stopStack(folders);
  createStackFolders(folders);
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // The second one ends this at once.
    process.once(signal, () => interruption.abort(new Error('Interrupted.')));
  }
  const options = { https: values.https, signal: interruption.signal };
  printAddresses(folders, await startStack(folders, options));
}
