import { createTexts } from '#shared/language.ts';
import en from './landing.en.json' with { type: 'json' };
import ko from './landing.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
