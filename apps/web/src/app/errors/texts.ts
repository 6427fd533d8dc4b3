import { createTexts } from '#shared/language.ts';
import en from './errors.en.json' with { type: 'json' };
import ko from './errors.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
