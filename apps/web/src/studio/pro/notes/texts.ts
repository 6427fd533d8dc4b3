import { createTexts } from '#shared/language.ts';
import en from './pro.en.json' with { type: 'json' };
import ko from './pro.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
