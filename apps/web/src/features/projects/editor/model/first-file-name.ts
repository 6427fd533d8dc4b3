import { LIMITS, type Project } from '@fovea/contract';
import type { Upload } from '#features/projects/files/uploads/upload.ts';
import { toFittingName } from '#features/projects/model/fitting-name.ts';
import { isUntitled } from '#features/projects/model/untitled.ts';
import { toPageName } from '#shared/project/page-name.ts';

/** A project that nobody has named is called after the first file that comes into it. */
export function findFirstFileName(
  { name, pages }: Pick<Project, 'name' | 'pages'>,
  uploads: readonly Pick<Upload, 'file' | 'state'>[],
): string | undefined {
  const first = uploads.find(({ state }) => state !== 'refused');
  const isEmpty = pages.every(({ assets }) => assets.every((asset) => asset === null));
  if (!first || !isEmpty || !isUntitled(name)) return undefined;
  return toFittingName(toPageName(first.file.name), LIMITS.projectNameMaxLength) || undefined;
}
