import { createTexts } from '#shared/language.ts';
import en from './how-to-collect.en.json' with { type: 'json' };
import ko from './how-to-collect.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
