import { createTexts } from '#shared/language.ts';
import en from './camera.en.json' with { type: 'json' };
import ko from './camera.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
