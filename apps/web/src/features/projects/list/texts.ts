import { createTexts } from '#shared/language.ts';
import en from './project-list.en.json' with { type: 'json' };
import ko from './project-list.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
