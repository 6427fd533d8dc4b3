import { createTexts } from '#shared/language.ts';
import en from './editor-settings.en.json' with { type: 'json' };
import ko from './editor-settings.ko.json' with { type: 'json' };

export const { useTexts: useSettingsTexts } = createTexts({ en, ko });
