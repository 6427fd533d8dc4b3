import { createTexts } from '#shared/language.ts';
import en from './change-layout.en.json' with { type: 'json' };
import ko from './change-layout.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
