import { createTexts } from '#shared/language.ts';
import en from './studio.en.json' with { type: 'json' };
import ko from './studio.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
