import { createTexts } from '#shared/language.ts';
import en from './pages.en.json' with { type: 'json' };
import ko from './pages.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
