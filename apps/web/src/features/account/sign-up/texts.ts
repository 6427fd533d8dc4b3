import { createTexts } from '#shared/language.ts';
import en from './sign-up.en.json' with { type: 'json' };
import ko from './sign-up.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
export type TextKey = keyof typeof en;
