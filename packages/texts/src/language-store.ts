export interface LanguageStore<Language extends string> {
  get(): Language;
  set(language: Language): void;
  subscribe(listener: () => void): () => void;
}

export interface LanguageOptions<Language extends string> {
  readonly languages: readonly [Language, ...Language[]];
  /** Languages of the browser, the preferred one first. */
  readonly preferred: readonly string[];
  /** Where a person's own choice is kept. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

export const STORED_UNDER = 'fovea.language';

/** The person's own choice, else the first language of the browser that we have, else our first. */
export function createLanguageStore<Language extends string>({
  languages,
  preferred,
  storage,
}: LanguageOptions<Language>): LanguageStore<Language> {
  const listeners = new Set<() => void>();
  const find = (tag: string | null) =>
    languages.find((known) => tag === known || tag?.toLowerCase().startsWith(`${known}-`));
  let language =
    find(storage.getItem(STORED_UNDER)) ??
    preferred.map(find).find((found) => found !== undefined) ??
    languages[0];
  return {
    get: () => language,
    set(next) {
      if (next === language) return;
      language = next;
      storage.setItem(STORED_UNDER, next);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
