import { createTexts } from '#shared/language.ts';
import en from './aoi-editor.en.json' with { type: 'json' };
import ko from './aoi-editor.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
