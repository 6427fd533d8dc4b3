import { createTexts } from '#shared/language.ts';
import en from './change-target.en.json' with { type: 'json' };
import ko from './change-target.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
