import { createTexts } from '#shared/language.ts';
import en from './transfer.en.json' with { type: 'json' };
import ko from './transfer.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
