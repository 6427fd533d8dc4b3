import { createTexts } from '#shared/language.ts';
import en from './consent.en.json' with { type: 'json' };
import ko from './consent.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
