import { createTexts } from '#shared/language.ts';
import en from './leaving.en.json' with { type: 'json' };
import ko from './leaving.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
