import { createTexts } from '#shared/language.ts';
import en from './position.en.json' with { type: 'json' };
import ko from './position.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
