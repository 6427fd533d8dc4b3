import { createTexts } from '#shared/language.ts';
import en from './untitled.en.json' with { type: 'json' };
import ko from './untitled.ko.json' with { type: 'json' };

const { getTexts } = createTexts({ en, ko });

/** Name of a project until somebody names it. */
export const toUntitled = () => getTexts()('untitled');

/** In either language: it may have been made in the other one. */
export const isUntitled = (name: string) =>
  Object.values(getTexts.dictionaries).some(({ untitled }) => untitled === name);
