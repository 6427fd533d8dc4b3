import { LIMITS } from '@fovea/contract/limits';

const STORED_UNDER = 'fovea.reloads';

export interface ReloadCounter {
  /** Counts one more reload, or says that there were enough. */
  tryReload(): boolean;
  /** A normal start. */
  clear(): void;
}

/** A crash reloads the page a few times before it tells the person. */
export function createReloadCounter(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): ReloadCounter {
  return {
    tryReload() {
      const reloads = Number(storage.getItem(STORED_UNDER) ?? 0);
      if (reloads >= LIMITS.reloadRetries) return false;
      storage.setItem(STORED_UNDER, String(reloads + 1));
      return true;
    },
    clear: () => storage.removeItem(STORED_UNDER),
  };
}
