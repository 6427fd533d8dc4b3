import { createTexts } from '#shared/language.ts';
import en from './welcome.en.json' with { type: 'json' };
import ko from './welcome.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
