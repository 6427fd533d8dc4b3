import { createTexts } from '#shared/language.ts';
import en from './titles.en.json' with { type: 'json' };
import ko from './titles.ko.json' with { type: 'json' };

export type TitleKey = keyof typeof en;

export const { useTexts: useTitles } = createTexts({ en, ko });
