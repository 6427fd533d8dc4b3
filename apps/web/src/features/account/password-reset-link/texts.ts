import { createTexts } from '#shared/language.ts';
import en from './password-reset-link.en.json' with { type: 'json' };
import ko from './password-reset-link.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
