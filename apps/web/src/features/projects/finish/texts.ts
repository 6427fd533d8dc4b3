import { createTexts } from '#shared/language.ts';
import en from './finish-project.en.json' with { type: 'json' };
import ko from './finish-project.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
