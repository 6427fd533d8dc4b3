import { createTexts } from '#shared/language.ts';
import en from './taken-part.en.json' with { type: 'json' };
import ko from './taken-part.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
