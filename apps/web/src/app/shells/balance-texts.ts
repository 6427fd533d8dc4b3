import { createTexts } from '#shared/language.ts';
import en from './balance.en.json' with { type: 'json' };
import ko from './balance.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
