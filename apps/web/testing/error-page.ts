import { useTexts } from '#app/errors/texts.ts';
import { readTexts } from './read-texts.ts';

/** Words of the pages that stand in for a screen whose data could not be read. */
export const readErrorPage = readTexts(useTexts);
