import { createTexts } from '#shared/language.ts';
import en from './review.en.json' with { type: 'json' };
import ko from './review.ko.json' with { type: 'json' };

export const { useTexts: useReviewTexts } = createTexts({ en, ko });
