import { createTexts } from '#shared/language.ts';
import en from './test-run.en.json' with { type: 'json' };
import ko from './test-run.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });
