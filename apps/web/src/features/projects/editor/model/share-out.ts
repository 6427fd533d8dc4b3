import type { Page } from '@fovea/contract';
import { findMediaKind, sortFiles } from '#features/projects/files/media-files.ts';

type NamedFile = Pick<File, 'name' | 'type'>;

/**
 * Which place of a page each file goes to: the first to the one that was meant, more of them to the
 * empty places after and before it. What finds no place, and what is of another kind, is the rest.
 */
export function shareOut<F extends NamedFile>(
  { kind, assets }: Pick<Page, 'kind' | 'assets'>,
  slot: number,
  files: readonly F[],
): { placed: { file: F; slot: number }[]; rest: F[] } {
  const order = assets.map((_, at) => (slot + at) % assets.length);
  const free = order.filter((at) => at === slot || assets[at] === null);
  const placed: { file: F; slot: number }[] = [];
  const rest: F[] = [];
  for (const file of sortFiles(files)) {
    const at = findMediaKind(file) === kind ? free.shift() : undefined;
    if (at === undefined) rest.push(file);
    else placed.push({ file, slot: at });
  }
  return { placed, rest };
}
