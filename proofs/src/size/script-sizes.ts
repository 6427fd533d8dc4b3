import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A chunk as Vite's manifest describes it; the key is its source, such as `src/app/main.tsx`. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  /** Keys of chunks that it cannot run without. */
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

export interface Script {
  readonly file: string;
  /** Gzipped. */
  readonly bytes: number;
}

export interface BuiltScripts {
  /** The entry with what it imports, and lazy screens with what they import. */
  listLoaded(sources: readonly string[]): Script[];
  /** The largest script of ours that is not loaded at the start. */
  findLargestLazy(): Script;
  measureStyles(): number;
  /** Sources of all chunks. */
  listSources(): string[];
}

/** The landmark runtime has a budget of its own. */
const ENGINE = /landmark-loader-|tasks-worker-/;

export function readBuiltScripts(folder: string): BuiltScripts {
  const path = join(folder, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const toScript = (file: string): Script => ({
    file,
    bytes: gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
  });
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
  // Workers are no chunks of the manifest, so the files on disk are asked.
  const files = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`);

  return {
    listLoaded: (sources) => listFiles(manifest, [...entries, ...sources]).map(toScript),
    findLargestLazy() {
      const first = listFiles(manifest, entries);
      return files
        .filter((file) => file.endsWith('.js') && !first.includes(file) && !ENGINE.test(file))
        .map(toScript)
        .reduce((a, b) => (b.bytes > a.bytes ? b : a), { file: 'none', bytes: 0 });
    },
    measureStyles: () => sumBytes(files.filter((file) => file.endsWith('.css')).map(toScript)),
    listSources: () => Object.keys(manifest),
  };
}

export function sumBytes(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Files of chunks and of everything they import, each once. */
function listFiles(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (chunk === undefined) {
      throw new Error(`${key} is no chunk of its own any more: name those that the screen loads`);
    }
    seen.add(key);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const key of keys) visit(key);
  return [...new Set([...seen].map((key) => manifest[key]?.file ?? ''))];
}
