import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildTask } from '#model/index.ts';

/** `node bin/build-model.ts OUT.task` writes the model of the tracker. Nothing is downloaded. */
const [, , target] = process.argv;
if (target === undefined) {
  console.error('usage: build-model.ts OUT.task');
  process.exit(2);
}
const folder = dirname(fileURLToPath(import.meta.resolve('@mediapipe/face_mesh/package.json')));
const packed = `${folder}/face_mesh_solution_packed_assets`;
const task = buildTask({
  data: new Uint8Array(readFileSync(`${packed}.data`)),
  loader: readFileSync(`${packed}_loader.js`, 'utf8'),
});
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, task);
console.log(`${target}: ${task.length} B`);
