import { useEffect, useState } from 'react';
import { CONFIG } from '#shared/config.ts';
import { loadChunk } from '#shared/lazy-part.ts';

/** The contract and its schemas come when they are needed, not with the page. */
const loadCall = () => loadChunk(import('./terms.queries.ts'));

/** When the terms of this page come into force, while that is still to come. */
export function useForceDate(): string | undefined {
  const [date, setDate] = useState<string>();
  useEffect(() => {
    let isHere = true;
    loadCall()
      .then(({ fetchTerms }) => fetchTerms())
      .then(
        (terms) => {
          const isOfPage = terms?.version === CONFIG.termsVersion;
          if (isHere && isOfPage && Date.parse(terms.inForceAt) > Date.now()) {
            setDate(terms.inForceAt);
          }
        },
        // The text can be read without it, and mail and banner have told the date.
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, []);
  return date;
}
