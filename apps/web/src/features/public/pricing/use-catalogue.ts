import type { Catalogue } from '@fovea/contract/catalogue';
import { useEffect, useState } from 'react';
import { loadChunk } from '#shared/lazy-part.ts';

/** The contract and its schemas come when they are needed, not with the page. */
const loadCall = () => loadChunk(import('#shared/api/fetch-catalogue.ts'));

/** Nothing while it comes. What cannot be had is on request, as what is not visible. */
export function useCatalogue(): Catalogue | 'none' | undefined {
  const [catalogue, setCatalogue] = useState<Catalogue | 'none'>();
  useEffect(() => {
    let isHere = true;
    loadCall()
      .then(({ fetchCatalogue }) => fetchCatalogue())
      .then(
        (found) => isHere && setCatalogue(found),
        () => isHere && setCatalogue('none'),
      );
    return () => {
      isHere = false;
    };
  }, []);
  return catalogue;
}
