import { createTexts } from '#shared/language.ts';
import en from './shells.en.json' with { type: 'json' };
import ko from './shells.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
