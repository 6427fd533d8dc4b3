import { createTexts } from '#shared/language.ts';
import en from './development.en.json' with { type: 'json' };
import ko from './development.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
