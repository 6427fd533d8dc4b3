import en from '#app/errors/errors.en.json' with { type: 'json' };
import ko from '#app/errors/errors.ko.json' with { type: 'json' };
import { readTexts } from './read-texts.ts';

/** Words of the pages that stand in for a screen whose data could not be read. */
export const readErrorPage = readTexts({ en, ko });
