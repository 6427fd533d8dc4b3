import { parseArgs } from 'node:util';
import { createStackFolders } from './stack/folders.ts';
import { printAddresses } from './stack/screen.ts';
import { startStack } from './stack/start.ts';
import { resetStack, stopStack } from './stack/stop.ts';

const { values } = parseArgs({
  options: {
    stop: { type: 'boolean', default: false },
    reset: { type: 'boolean', default: false },
    https: { type: 'boolean', default: false },
  },
});

try {
  const folders = createStackFolders();
  if (values.reset) await resetStack(folders);
  else if (values.stop) await stopStack(folders);
  else printAddresses(await startStack(folders, { https: values.https }));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
