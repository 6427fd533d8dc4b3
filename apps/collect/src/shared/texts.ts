import { createTexts } from './language.ts';
import en from './shared.en.json' with { type: 'json' };
import ko from './shared.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
