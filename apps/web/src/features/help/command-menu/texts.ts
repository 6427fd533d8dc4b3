import { createTexts } from '#shared/language.ts';
import en from './command-menu.en.json' with { type: 'json' };
import ko from './command-menu.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
