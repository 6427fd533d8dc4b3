import { createTexts } from '#shared/language.ts';
import en from './thanks.en.json' with { type: 'json' };
import ko from './thanks.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
