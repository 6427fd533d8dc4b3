import { createTexts } from '#shared/language.ts';
import en from './policy.en.json' with { type: 'json' };
import ko from './policy.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
