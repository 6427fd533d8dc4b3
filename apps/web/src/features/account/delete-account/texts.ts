import { createTexts } from '#shared/language.ts';
import en from './delete-account.en.json' with { type: 'json' };
import ko from './delete-account.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
