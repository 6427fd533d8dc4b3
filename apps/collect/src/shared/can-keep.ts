import { deleteDB, openDB } from 'idb';

const NAME = 'fovea-collect-check';
/** As much as some minutes of gaze. */
const TRIED_BYTES = 128 * 1024;

/**
 * Whether this browser writes down what is recorded, so that a closed page loses nothing. Some private
 * windows, phones that are full and those that block cookies do not.
 */
export async function canKeep(): Promise<boolean> {
  try {
    const db = await openDB(NAME, 1, { upgrade: (fresh) => void fresh.createObjectStore('tries') });
    try {
      await db.put('tries', new Uint8Array(TRIED_BYTES), 'try');
    } finally {
      db.close();
      await deleteDB(NAME);
    }
    return true;
  } catch (error) {
    console.warn('the browser keeps nothing', error);
    return false;
  }
}
