import { createTexts } from '#shared/language.ts';
import en from './header-search.en.json' with { type: 'json' };
import ko from './header-search.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
