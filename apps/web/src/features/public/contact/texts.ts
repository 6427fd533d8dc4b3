import { createTexts } from '#shared/language.ts';
import en from './contact.en.json' with { type: 'json' };
import ko from './contact.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
export type TextKey = keyof typeof en;
