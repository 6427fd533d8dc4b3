import { readFile } from 'node:fs/promises';
import { toRootPath } from '@fovea/tools/harness/root';
import { buildTask } from '@fovea/tracker/model';

const PACKED = toRootPath('node_modules/@mediapipe/face_mesh/face_mesh_solution_packed_assets');
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** The landmark model as the apps serve it, built anew. */
export async function buildLandmarkModel(): Promise<Uint8Array> {
  return buildTask({
    data: new Uint8Array(await readFile(`${PACKED}.data`)),
    loader: await readFile(`${PACKED}_loader.js`, 'utf8'),
  });
}

/** Content type of a file, by the ending of its name. */
export function toContentType(ending: string): string {
  return CONTENT_TYPES[ending] ?? 'application/octet-stream';
}
