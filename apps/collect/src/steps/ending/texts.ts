import { createTexts } from '#shared/language.ts';
import en from './ending.en.json' with { type: 'json' };
import ko from './ending.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
