import { createTexts } from '#shared/language.ts';
import en from './password.en.json' with { type: 'json' };
import ko from './password.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
