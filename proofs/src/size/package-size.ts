import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { toRootPath } from '@fovea/tools/harness/root';
import { build, type Rolldown } from 'vite';

/** Gzipped bytes of all that a package offers a browser, with what it imports. */
export async function measurePackage(
  name: string,
  entries: readonly string[],
  external: RegExp[] = [],
): Promise<number> {
  const folder = toRootPath(`packages/${name}`);
  const result = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es', rolldownOptions: { external } },
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        external,
        preserveEntrySignatures: 'strict',
        input: Object.fromEntries(entries.map((entry, i) => [`entry-${i}`, join(folder, entry)])),
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.reduce((sum, part) => {
    const text = part.type === 'chunk' ? part.code : part.source;
    return sum + gzipSync(text, { level: 9 }).length;
  }, 0);
}
