import { createTexts } from '#shared/language.ts';
import en from './pro-notes.en.json' with { type: 'json' };
import ko from './pro-notes.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
