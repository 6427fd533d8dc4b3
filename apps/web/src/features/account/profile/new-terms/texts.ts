import { createTexts } from '#shared/language.ts';
import en from './new-terms.en.json' with { type: 'json' };
import ko from './new-terms.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
