import { createLanguageStore, type LanguageStore } from './language-store.ts';

/** The language of this browser's document: read, kept in its storage and shown in its `lang`. */
export function createDocumentLanguage<Language extends string>(
  languages: readonly [Language, ...Language[]],
): LanguageStore<Language> {
  const language = createLanguageStore({
    languages,
    preferred: navigator.languages,
    storage: localStorage,
  });
  const show = () => {
    document.documentElement.lang = language.get();
  };
  language.subscribe(show);
  show();
  return language;
}
