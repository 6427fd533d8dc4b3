import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { toRootPath } from '#harness/root.ts';

/** What the landmark engine loads, by the beginning of its name in a build. */
const ENGINE_FILES = ['landmark-loader', 'landmark-runtime', 'landmark-model', 'tasks-worker'];
/** Entries that run in a browser; the model's is for builds. */
const ENTRIES = ['landmarks', 'patches', 'method', 'calibration', 'tracking', 'engines'];
/** The highest takes 20 times as long for a tenth less. */
const BROTLI_QUALITY = 9;

/** Bytes of engine and model on the wire, with brotli, in a build of the collect app. */
export function measureEngine(folder: string): number {
  const names = readdirSync(join(folder, 'assets'));
  const sizes = ENGINE_FILES.map((start) => {
    const name = names.find((each) => each.startsWith(`${start}-`));
    if (name === undefined) throw new Error(`the build has no ${start}`);
    const params = { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return brotliCompressSync(readFileSync(join(folder, 'assets', name)), { params }).length;
  });
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** Gzipped bytes of everything that the tracker package offers a browser, without MediaPipe. */
export async function measureTrackerPackage(): Promise<number> {
  const external = [/^@mediapipe[/]/];
  const folder = toRootPath('packages/tracker');
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
        input: Object.fromEntries(
          ENTRIES.map((name) => [name, join(folder, 'src', name, 'index.ts')]),
        ),
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.reduce((sum, part) => {
    const text = part.type === 'chunk' ? part.code : part.source;
    return sum + gzipSync(text, { level: 9 }).length;
  }, 0);
}
