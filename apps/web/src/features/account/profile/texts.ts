import { createTexts } from '#shared/language.ts';
import en from './account.en.json' with { type: 'json' };
import ko from './account.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
