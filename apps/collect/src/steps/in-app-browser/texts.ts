import { createTexts } from '#shared/language.ts';
import en from './in-app-browser.en.json' with { type: 'json' };
import ko from './in-app-browser.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
