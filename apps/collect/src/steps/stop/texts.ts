import { createTexts } from '#shared/language.ts';
import en from './stop.en.json' with { type: 'json' };
import ko from './stop.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
