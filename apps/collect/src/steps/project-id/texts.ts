import { createTexts } from '#shared/language.ts';
import en from './project-id.en.json' with { type: 'json' };
import ko from './project-id.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
