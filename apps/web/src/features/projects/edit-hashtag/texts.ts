import { createTexts } from '#shared/language.ts';
import en from './edit-hashtag.en.json' with { type: 'json' };
import ko from './edit-hashtag.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
