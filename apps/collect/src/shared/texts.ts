import en from './collect-shared.en.json' with { type: 'json' };
import ko from './collect-shared.ko.json' with { type: 'json' };
import { createTexts } from './language.ts';

export const { useTexts } = createTexts({ en, ko });
