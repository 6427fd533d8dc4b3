import { toasts } from '#shared/toasts.ts';
import { toNotAddedText } from './file-problems.ts';
import { findFault, sortFiles } from './media-files.ts';

const SHOWN_MS = 8_000;

/** The files that can become pages, in their order; says of each other why it cannot. */
export function acceptFiles(files: readonly File[]): File[] {
  return sortFiles(files).filter((file) => {
    const fault = findFault(file);
    if (fault === undefined) return true;
    toasts.show({
      kind: 'error',
      title: toNotAddedText(file.name, fault),
      cause: `file ${file.name}`,
      durationMs: SHOWN_MS,
    });
    return false;
  });
}
