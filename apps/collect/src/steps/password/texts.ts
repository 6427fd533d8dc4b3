import { createTexts } from '#shared/language.ts';
import en from './project-password.en.json' with { type: 'json' };
import ko from './project-password.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
