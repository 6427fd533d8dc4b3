import { createTexts } from '#shared/language.ts';
import en from './pricing.en.json' with { type: 'json' };
import ko from './pricing.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
