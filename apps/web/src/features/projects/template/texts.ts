import { createTexts } from '#shared/language.ts';
import en from './templates.en.json' with { type: 'json' };
import ko from './templates.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
