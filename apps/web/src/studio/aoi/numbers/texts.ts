import { createTexts } from '#shared/language.ts';
import en from './aoi-numbers.en.json' with { type: 'json' };
import ko from './aoi-numbers.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
