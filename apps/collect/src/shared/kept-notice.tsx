import { deleteDB, openDB } from 'idb';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from './texts.ts';

const NAME = 'fovea-collect-check';
/** As much as some minutes of gaze. */
const TRIED_BYTES = 128 * 1024;

/** False as soon as it is known that closing the page loses what is not sent yet. */
export function useKept(): boolean {
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    let isCurrent = true;
    void canKeep().then((can) => {
      if (isCurrent) setKept(can);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return isKept;
}

/** Where the browser keeps nothing, says so before anything is recorded. */
export function KeptNotice() {
  const t = useTexts();
  const isKept = useKept();
  return (
    <div role="status" className="mt-6 w-full max-w-80">
      {!isKept && (
        <p className="type-small flex gap-2.5 rounded-control bg-warn-bg px-3 py-2.5 text-left text-text">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none text-warn" />
          {t('keptNowhere')}
        </p>
      )}
    </div>
  );
}

/**
 * Whether this browser writes down what is recorded, so that a closed page loses nothing. Some private
 * windows, phones that are full and those that block cookies do not.
 */
async function canKeep(): Promise<boolean> {
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
