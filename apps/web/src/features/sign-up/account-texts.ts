import { createTexts } from '#shared/language.ts';
import en from './account-step.en.json' with { type: 'json' };
import ko from './account-step.ko.json' with { type: 'json' };

/** Of the last step, which comes in its own chunk. */
export const { useTexts } = createTexts({ en, ko });
export type AccountTextKey = keyof typeof en;
