import { phoneStorage } from '#shared/web-storage.ts';

const MARKER = 'fovea.collect.run';
/** The database that runs and their gaze wait in. */
export const STORE_NAME = 'fovea-collect';

/** Says that this phone has data of a run, so that the store is opened only when there is one. */
export function setRunMarker(isSet: boolean): void {
  if (isSet) phoneStorage.setItem(MARKER, '1');
  else phoneStorage.removeItem(MARKER);
}

export function hasRunMarker(): boolean {
  return phoneStorage.getItem(MARKER) !== null;
}

/**
 * Whether the store is worth opening. A phone that was switched off may not have written the mark, but it
 * has what it was told to write before: the store itself.
 */
export async function mayHaveRun(): Promise<boolean> {
  if (hasRunMarker()) return true;
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === STORE_NAME);
  } catch {
    return false;
  }
}
