import { createTexts } from '#shared/language.ts';
import en from './modals.en.json' with { type: 'json' };
import ko from './modals.ko.json' with { type: 'json' };

export const { useTexts, getTexts } = createTexts({ en, ko });
