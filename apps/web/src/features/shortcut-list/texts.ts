import { createTexts } from '#shared/language.ts';
import en from './shortcut-list.en.json' with { type: 'json' };
import ko from './shortcut-list.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
