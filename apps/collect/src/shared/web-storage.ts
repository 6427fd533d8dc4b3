/** The part of the browser's storage that the app uses. */
export interface WebStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  listNames(): string[];
}

/**
 * The browser's storage. What it refuses is kept until the page is closed: a phone that blocks cookies
 * throws already when its storage is looked at, and a full one when something is written.
 */
export function createWebStorage(open: () => Storage): WebStorage {
  const refused = new Map<string, string>();

  function attempt<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  }

  return {
    getItem: (name) => refused.get(name) ?? attempt((storage) => storage.getItem(name)) ?? null,
    setItem(name, value) {
      const isKept = attempt((storage) => {
        storage.setItem(name, value);
        return true;
      });
      if (isKept === true) refused.delete(name);
      else refused.set(name, value);
    },
    removeItem(name) {
      refused.delete(name);
      attempt((storage) => storage.removeItem(name));
    },
    listNames: () => [...refused.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])],
  };
}

/** Lasts until somebody clears it. */
export const phoneStorage = createWebStorage(() => localStorage);
/** Lasts as long as the tab. */
export const tabStorage = createWebStorage(() => sessionStorage);
