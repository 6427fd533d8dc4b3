import { createTexts } from '#shared/language.ts';
import en from './password-reset.en.json' with { type: 'json' };
import ko from './password-reset.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
