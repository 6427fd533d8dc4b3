import { createTexts } from '#shared/language.ts';
import en from './calibration.en.json' with { type: 'json' };
import ko from './calibration.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
