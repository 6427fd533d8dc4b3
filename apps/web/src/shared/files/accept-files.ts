import { createTexts } from '#shared/language.ts';
import { toasts } from '#shared/toasts.ts';
import en from './files.en.json' with { type: 'json' };
import ko from './files.ko.json' with { type: 'json' };
import { findFault, sortFiles } from './picture-files.ts';

const { getTexts } = createTexts({ en, ko });
const SHOWN_MS = 8_000;

/** The files that can become pages, in their order; says of each other why it cannot. */
export function acceptFiles(files: readonly File[]): File[] {
  return sortFiles(files).filter((file) => {
    const fault = findFault(file);
    if (fault) tellFault(file, fault);
    return fault === undefined;
  });
}

/** The server decoded the file and does not take it. */
export function tellRefusal(file: File, refusal: string): void {
  tellFault(file, refusal === 'too_many_pixels' ? 'tooManyPixels' : 'notPicture');
}

function tellFault(file: File, fault: keyof typeof en): void {
  toasts.show({
    kind: 'error',
    title: getTexts()(fault, { name: file.name }),
    cause: `file ${file.name}`,
    durationMs: SHOWN_MS,
  });
}
