import { createTexts } from '#shared/language.ts';
import en from './other-tab.en.json' with { type: 'json' };
import ko from './other-tab.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
