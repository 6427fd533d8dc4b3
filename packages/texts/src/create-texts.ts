import { useSyncExternalStore } from 'react';
import type { LanguageStore } from './language-store.ts';
import { createTranslate, type Dictionaries, type Translate } from './translate.tsx';

/** Binds an app's language to the texts of its parts; each part brings its own dictionaries. */
export function bindTexts<Language extends string>(language: LanguageStore<Language>) {
  // biome-ignore lint/correctness/noComponentHookFactories: made once per app, outside components.
  const useLanguage = () => useSyncExternalStore(language.subscribe, language.get, language.get);

  /** Call once per part, outside components. */
  function createTexts<
    Key extends string,
    Own extends Dictionaries<Language, Key> = Dictionaries<Language, Key>,
  >(dictionaries: Own & Dictionaries<Language, Key>) {
    const byLanguage = new Map<Language, Translate<Key>>();
    const getFor = (own: Language) => {
      const known = byLanguage.get(own) ?? createTranslate(own, dictionaries);
      byLanguage.set(own, known);
      return known;
    };
    return {
      useTexts: withDictionaries(() => getFor(useLanguage()), dictionaries),
      /** Outside components, such as for a toast. */
      getTexts: withDictionaries(() => getFor(language.get()), dictionaries),
    };
  }
  return { useLanguage, createTexts };
}

/** Gives a part its texts and knows its dictionaries, which tests read in any language. */
export type Texts<Key extends string, Own> = (() => Translate<Key>) & {
  readonly dictionaries: Own;
};

function withDictionaries<Key extends string, Own>(
  get: () => Translate<Key>,
  dictionaries: Own,
): Texts<Key, Own> {
  return Object.assign(get, { dictionaries });
}
