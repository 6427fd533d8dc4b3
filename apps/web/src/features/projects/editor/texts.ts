import { createTexts } from '#shared/language.ts';
import en from './project-editor.en.json' with { type: 'json' };
import ko from './project-editor.ko.json' with { type: 'json' };

export const { useTexts, getTexts } = createTexts({ en, ko });
