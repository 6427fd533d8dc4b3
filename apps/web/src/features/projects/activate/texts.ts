import { createTexts } from '#shared/language.ts';
import en from './activate-project.en.json' with { type: 'json' };
import ko from './activate-project.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
