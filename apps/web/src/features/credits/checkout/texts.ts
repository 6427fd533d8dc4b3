import { createTexts } from '#shared/language.ts';
import en from './checkout.en.json' with { type: 'json' };
import ko from './checkout.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
