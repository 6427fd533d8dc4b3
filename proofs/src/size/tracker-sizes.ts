import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants as zlib } from 'node:zlib';
import { measurePackage } from './package-size.ts';

/** Files that the landmark engine loads, by the beginning of their names in a build. */
const ENGINE_FILES = ['landmark-loader', 'landmark-runtime', 'landmark-model'];
/** A chunk of ours that belongs to it; servers compress it as every script. */
const ENGINE_WORKER = 'tasks-worker';
/** Entries that run in a browser; the model's is for builds. */
const ENTRIES = ['landmarks', 'patches', 'method', 'calibration', 'tracking', 'engines'];
const BROTLI_QUALITY = 9;

/** Bytes of engine and model on the wire, with brotli, in a build of the collect app. */
export function measureEngine(folder: string): number {
  const places = readdirSync(join(folder, 'assets')).map((name) => join(folder, 'assets', name));
  const getPlace = (start: string, ending: string) => {
    const isIt = (place: string) =>
      basename(place).startsWith(`${start}-`) && place.endsWith(ending);
    const found = places.find(isIt);
    if (found === undefined) throw new Error(`the build has no ${start} with ${ending}`);
    return found;
  };
  // Servers send these files as they are.
  const sizes = ENGINE_FILES.map((start) => statSync(getPlace(start, '.br')).size);
  const params = { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const worker = brotliCompressSync(readFileSync(getPlace(ENGINE_WORKER, '.js')), { params });
  return sizes.reduce((sum, bytes) => sum + bytes, worker.length);
}

/** Everything that the tracker package offers a browser, without MediaPipe. */
export function measureTrackerPackage(): Promise<number> {
  const entries = ENTRIES.map((name) => `src/${name}/index.ts`);
  return measurePackage('tracker', entries, [/^@mediapipe[/]/]);
}
