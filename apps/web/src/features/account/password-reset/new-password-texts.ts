import { PASSWORD_TEXTS } from '#shared/forms/password-texts.ts';
import { createTexts } from '#shared/language.ts';
import en from './new-password.en.json' with { type: 'json' };
import ko from './new-password.ko.json' with { type: 'json' };

/** Texts of the form, which comes in its own chunk. */
export const { useTexts: useFormTexts } = createTexts({
  en: { ...PASSWORD_TEXTS.en, ...en },
  ko: { ...PASSWORD_TEXTS.ko, ...ko },
});
