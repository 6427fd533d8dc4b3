import { createTexts } from '#shared/language.ts';
import en from './add-hashtag.en.json' with { type: 'json' };
import ko from './add-hashtag.ko.json' with { type: 'json' };

export const { useTexts, getTexts } = createTexts({ en, ko });
