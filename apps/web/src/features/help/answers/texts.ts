import { createTexts } from '#shared/language.ts';
import en from './help.en.json' with { type: 'json' };
import ko from './help.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
