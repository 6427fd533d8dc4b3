import { createTexts } from '#shared/language.ts';
import en from './create-asset.en.json' with { type: 'json' };
import ko from './create-asset.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
