import { createTexts } from '#shared/language.ts';
import en from './root.en.json' with { type: 'json' };
import ko from './root.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
