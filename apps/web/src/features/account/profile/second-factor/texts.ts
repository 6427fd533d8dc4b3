import { createTexts } from '#shared/language.ts';
import en from './second-factor.en.json' with { type: 'json' };
import ko from './second-factor.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
