import { useSyncExternalStore } from 'react';
import type { LanguageStore } from './language-store.ts';
import { createTranslate, type Dictionaries, type Translate } from './translate.tsx';

/** Binds an app's language to the texts of its parts; each part brings its own dictionaries. */
export function bindTexts<Language extends string>(language: LanguageStore<Language>) {
  // biome-ignore lint/correctness/noComponentHookFactories: made once per app, outside components.
  const useLanguage = () => useSyncExternalStore(language.subscribe, language.get, language.get);

  /** Call once per part, outside components. */
  function createTexts<Key extends string>(
    texts: Dictionaries<Language, Key>,
  ): { useTexts: () => Translate<Key>; getTexts: () => Translate<Key> } {
    const byLanguage = new Map<Language, Translate<Key>>();
    const getFor = (own: Language) => {
      const known = byLanguage.get(own) ?? createTranslate(own, texts);
      byLanguage.set(own, known);
      return known;
    };
    return {
      useTexts: () => getFor(useLanguage()),
      /** Outside components, such as for a toast. */
      getTexts: () => getFor(language.get()),
    };
  }
  return { useLanguage, createTexts };
}
