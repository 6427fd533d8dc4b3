import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { canKeep } from './can-keep.ts';
import { useTexts } from './texts.ts';

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
    <div role="status" className="mt-6 w-full max-w-90">
      {!isKept && (
        <p className="type-body flex gap-2.5 rounded-bar bg-warn-bg p-3.5 text-left">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none text-warn" />
          {t('keptNowhere')}
        </p>
      )}
    </div>
  );
}
