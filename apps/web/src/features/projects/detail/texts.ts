import { createTexts } from '#shared/language.ts';
import en from './project-detail.en.json' with { type: 'json' };
import ko from './project-detail.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
