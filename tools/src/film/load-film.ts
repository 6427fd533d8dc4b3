import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toRootPath } from '#harness/root.ts';
import { drawFilm, type FilmName } from './draw-film.ts';

const CACHE = toRootPath('node_modules/.cache/fovea-films');
/** A film is drawn anew when any of these has changed. */
const SOURCES = ['packages/faces/src', 'packages/tracker/src/calibration', 'tools/src/film'];

/** The film as JSON; it is drawn once and kept. */
export async function loadFilm(name: FilmName): Promise<string> {
  const path = join(CACHE, `${name}-${await hashSources()}.json`);
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  if (kept !== undefined) return kept;
  const text = JSON.stringify(await drawFilm(name));
  await mkdir(CACHE, { recursive: true });
  // Two tests may draw at once: a file is there whole or not at all.
  await writeFile(`${path}.${process.pid}`, text);
  await rename(`${path}.${process.pid}`, path);
  return text;
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const names = await readdir(toRootPath(folder), { recursive: true });
    for (const name of names.filter((each) => each.endsWith('.ts')).sort()) {
      hash.update(`\0${name}\0`).update(await readFile(join(toRootPath(folder), name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
