import { createTexts } from '#shared/language.ts';
import en from './about-you.en.json' with { type: 'json' };
import ko from './about-you.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
