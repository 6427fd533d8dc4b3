// The program that decodes a picture of a stranger. It runs under limits, reads one file, writes
// beside it, and prints one line of JSON.
import { readFile } from 'node:fs/promises';
import { requireValue } from '#platform/errors/require-value.ts';
import { findPictureFormat } from './shape/picture-shape.ts';

const [mode, ...paths] = process.argv.slice(2);
const file = requireValue(paths[0], 'path of the picture');
const dir = requireValue(paths[1], 'folder to write to');
process.stdout.write(`${JSON.stringify(await work())}\n`);

async function work(): Promise<object> {
  if (mode === 'check' && findPictureFormat(await readFile(file)) === undefined) {
    return { refusal: 'not_a_picture' };
  }
  // Most of what is refused ends before a decoder is loaded.
  const { writeAvifs, writePicture } = await import('./write-picture.ts');
  return mode === 'avif' ? writeAvifs(file, dir) : writePicture(file, dir);
}
