import { createTexts } from '#shared/language.ts';
import en from './create-project.en.json' with { type: 'json' };
import ko from './create-project.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
