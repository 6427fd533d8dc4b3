import type { AssetRefusal } from '@fovea/contract';
import { toErrorText } from '#shared/api/error-texts.ts';
import { createTexts } from '#shared/language.ts';
import en from './files.en.json' with { type: 'json' };
import ko from './files.ko.json' with { type: 'json' };
import type { FileFault } from './media-files.ts';

export const { getTexts: getFileTexts } = createTexts({ en, ko });

/** Why a file does not become a page: it cannot, it was refused, or a call failed. */
export type FileProblem = FileFault | AssetRefusal | 'slow' | { readonly error: unknown };

/** A sentence. */
export function toProblemText(problem: FileProblem): string {
  return typeof problem === 'string' ? getFileTexts()(problem) : toErrorText(problem.error);
}

/** A sentence that names the file, for where the file is not in sight. */
export function toNotAddedText(name: string, problem: FileProblem): string {
  return getFileTexts()('notAdded', { name, reason: toProblemText(problem) });
}
