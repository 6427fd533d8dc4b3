import { createTexts } from '#shared/language.ts';
import en from './not-enough-credit.en.json' with { type: 'json' };
import ko from './not-enough-credit.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
