import { createTexts } from '#shared/language.ts';
import en from './withdraw.en.json' with { type: 'json' };
import ko from './withdraw.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
