import { createTexts } from '#shared/language.ts';
import en from './editor-review.en.json' with { type: 'json' };
import ko from './editor-review.ko.json' with { type: 'json' };

export const { useTexts: useReviewTexts } = createTexts({ en, ko });
