import { createTexts } from '#shared/language.ts';
import en from './about.en.json' with { type: 'json' };
import ko from './about.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
