import { pathToFileURL } from 'node:url';
import { toRootPath } from '@fovea/tools/harness/root';
import { readPlanted, type TextFault } from './planted-faults.ts';

/** Environment of a server process whose sources have the fault in them. */
export async function toPlantedEnv(fault: TextFault): Promise<Record<string, string>> {
  const url = pathToFileURL(toRootPath(fault.file)).href;
  const preload = `
    import { registerHooks } from 'node:module';
    registerHooks({
      load(url, context, next) {
        const loaded = next(url, context);
        if (url !== ${JSON.stringify(url)}) return loaded;
        return { ...loaded, source: process.env.PLANTED_SOURCE };
      },
    });`;
  const encoded = Buffer.from(preload).toString('base64');
  return {
    NODE_OPTIONS: `--import data:text/javascript;base64,${encoded}`,
    PLANTED_SOURCE: await readPlanted(fault),
  };
}
