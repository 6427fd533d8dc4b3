import { createTexts } from '#shared/language.ts';
import en from './survey.en.json' with { type: 'json' };
import ko from './survey.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
