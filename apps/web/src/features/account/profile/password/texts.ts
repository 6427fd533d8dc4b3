import { PASSWORD_TEXTS } from '#shared/forms/password-texts.ts';
import { createTexts } from '#shared/language.ts';
import en from './password-change.en.json' with { type: 'json' };
import ko from './password-change.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({
  en: { ...PASSWORD_TEXTS.en, ...en },
  ko: { ...PASSWORD_TEXTS.ko, ...ko },
});
