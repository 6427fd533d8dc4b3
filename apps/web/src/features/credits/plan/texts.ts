import { createTexts } from '#shared/language.ts';
import en from './plan.en.json' with { type: 'json' };
import ko from './plan.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
