import {
  createLanguageStore,
  type LanguageOptions,
  type LanguageStore,
  STORED_UNDER,
} from './language-store.ts';

/** The language of this browser's document: read, kept in its storage and shown in its `lang`. */
export function createDocumentLanguage<Language extends string>(
  languages: readonly [Language, ...Language[]],
  storage: LanguageOptions<Language>['storage'] = localStorage,
): LanguageStore<Language> {
  const language = createLanguageStore({ languages, preferred: navigator.languages, storage });
  const show = () => {
    document.documentElement.lang = language.get();
  };
  language.subscribe(show);
  show();
  // The same person chose in another tab.
  addEventListener('storage', ({ key, newValue }) => {
    const chosen = languages.find((known) => known === newValue);
    if (key === STORED_UNDER && chosen !== undefined) language.set(chosen);
  });
  return language;
}
