import { createTexts } from '#shared/language.ts';
import en from './log-in.en.json' with { type: 'json' };
import ko from './log-in.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
