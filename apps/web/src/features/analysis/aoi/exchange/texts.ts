import { createTexts } from '#shared/language.ts';
import en from './aoi-exchange.en.json' with { type: 'json' };
import ko from './aoi-exchange.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
