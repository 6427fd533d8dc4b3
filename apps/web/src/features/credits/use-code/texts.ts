import { createTexts } from '#shared/language.ts';
import en from './use-code.en.json' with { type: 'json' };
import ko from './use-code.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
