import { createTexts } from '#shared/language.ts';
import en from './same-person.en.json' with { type: 'json' };
import ko from './same-person.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
