import { createTexts } from '#shared/language.ts';
import en from './upload.en.json' with { type: 'json' };
import ko from './upload.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
