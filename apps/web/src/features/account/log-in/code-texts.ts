import { createTexts } from '#shared/language.ts';
import en from './code-step.en.json' with { type: 'json' };
import ko from './code-step.ko.json' with { type: 'json' };

/** Texts of the second step, which comes in its own chunk. */
export const { useTexts: useCodeTexts } = createTexts({ en, ko });
