import { createTexts } from '#shared/language.ts';
import en from './live.en.json' with { type: 'json' };
import ko from './live.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
