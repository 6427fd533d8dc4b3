import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';

export interface StaticFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** As `infra/nginx/shared.conf` has it. */
const BROTLI = /(^|,)\s*br\s*($|,|;\s*q=(1|0\.0*[1-9]))/i;

/** Every file of a build in memory, by its path in URLs. The manifest of the build stays out. */
export async function loadStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .filter((path) => !path.includes('/.'));
  return new Map(paths.map((path) => [path, toStaticFile(folder, path)]));
}

/**
 * A path without an ending is a screen of the app; any other one is a file or missing. A file with
 * one of `.br` beside it is sent as that to whoever accepts it.
 */
export function findStaticFile(
  files: ReadonlyMap<string, StaticFile>,
  pathname: string,
  acceptEncoding = '',
): StaticFile | undefined {
  const file =
    files.get(pathname) ?? (extname(pathname) === '' ? files.get('/index.html') : undefined);
  const compressed = files.get(`${pathname}.br`);
  if (file === undefined || compressed === undefined) return file;
  const headers = { ...file.headers, vary: 'Accept-Encoding' };
  return BROTLI.test(acceptEncoding)
    ? { body: compressed.body, headers: { ...headers, 'content-encoding': 'br' } }
    : { body: file.body, headers };
}

function toStaticFile(folder: string, path: string): StaticFile {
  return {
    body: readFileSync(join(folder, path)),
    headers: {
      'content-type': CONTENT_TYPES[extname(path)] ?? 'application/octet-stream',
      // Names of assets hold a hash of their content.
      'cache-control': path.startsWith('/assets/') ? IMMUTABLE : 'no-cache',
    },
  };
}
