import { createTexts } from '#shared/language.ts';
import en from './instructions.en.json' with { type: 'json' };
import ko from './instructions.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
