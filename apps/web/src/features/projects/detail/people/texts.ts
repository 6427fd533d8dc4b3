import { createTexts } from '#shared/language.ts';
import en from './people.en.json' with { type: 'json' };
import ko from './people.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
