import { createTexts } from '#shared/language.ts';
import en from './settings.en.json' with { type: 'json' };
import ko from './settings.ko.json' with { type: 'json' };

export const { useTexts: useSettingsTexts } = createTexts({ en, ko });
