import { createTexts } from '#shared/language.ts';
import en from './credits.en.json' with { type: 'json' };
import ko from './credits.ko.json' with { type: 'json' };

export const { useTexts: useCreditTexts } = createTexts({ en, ko });
