import { createTexts } from '#shared/language.ts';
import en from './move-pages.en.json' with { type: 'json' };
import ko from './move-pages.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
