import { LANGUAGES } from '@fovea/contract/languages';
import { bindTexts, createLanguageStore } from '@fovea/texts';

export const language = createLanguageStore({
  languages: LANGUAGES,
  preferred: navigator.languages,
  storage: localStorage,
});

const showLanguage = () => {
  document.documentElement.lang = language.get();
};
language.subscribe(showLanguage);
showLanguage();

export const { createTexts, useLanguage } = bindTexts(language);
