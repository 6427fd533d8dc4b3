import { fileURLToPath } from 'node:url';

/** A path of the repository as a path of this machine. */
export function toRootPath(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}
