import { createTexts } from '#shared/language.ts';
import en from './exchange.en.json' with { type: 'json' };
import ko from './exchange.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
