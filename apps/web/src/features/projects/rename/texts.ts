import { createTexts } from '#shared/language.ts';
import en from './rename-project.en.json' with { type: 'json' };
import ko from './rename-project.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
