import { PASSWORD_TEXTS } from '#shared/forms/password-texts.ts';
import { createTexts } from '#shared/language.ts';
import en from './account-step.en.json' with { type: 'json' };
import ko from './account-step.ko.json' with { type: 'json' };

const TEXTS = { en: { ...PASSWORD_TEXTS.en, ...en }, ko: { ...PASSWORD_TEXTS.ko, ...ko } };

/** Texts of the last step, which comes in its own chunk. */
export const { useTexts } = createTexts(TEXTS);
export type AccountTextKey = keyof typeof TEXTS.en;
