import { createTexts } from '#shared/language.ts';
import en from './history.en.json' with { type: 'json' };
import ko from './history.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
