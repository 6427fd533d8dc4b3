import { createTexts } from '#shared/language.ts';
import en from './add-participants.en.json' with { type: 'json' };
import ko from './add-participants.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
