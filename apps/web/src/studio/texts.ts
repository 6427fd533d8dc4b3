import { createTexts } from '#shared/language.ts';
import en from './analysis-playback.en.json' with { type: 'json' };
import ko from './analysis-playback.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
