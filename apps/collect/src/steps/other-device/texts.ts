import { createTexts } from '#shared/language.ts';
import en from './other-device.en.json' with { type: 'json' };
import ko from './other-device.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
