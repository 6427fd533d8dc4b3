import { createTexts } from '#shared/language.ts';
import en from './insights.en.json' with { type: 'json' };
import ko from './insights.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
