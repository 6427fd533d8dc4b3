import { createTexts } from '#shared/language.ts';
import en from './delete-project.en.json' with { type: 'json' };
import ko from './delete-project.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
