import { createTexts } from '#shared/language.ts';
import en from './project-template.en.json' with { type: 'json' };
import ko from './project-template.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
