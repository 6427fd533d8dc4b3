import { createTexts } from '#shared/language.ts';
import en from './survey-results.en.json' with { type: 'json' };
import ko from './survey-results.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
