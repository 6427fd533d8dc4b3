import { createTexts } from '#shared/language.ts';
import en from './sessions.en.json' with { type: 'json' };
import ko from './sessions.ko.json' with { type: 'json' };

export const { useTexts: useCreditTexts } = createTexts({ en, ko });
