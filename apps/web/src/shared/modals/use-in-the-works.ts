import { useEffect } from 'react';
import { modals } from './modals.ts';

/** Says, over the screen that calls it, that more is to come. Leaving the screen takes it along. */
export function useInTheWorks(): void {
  useEffect(() => {
    modals.open('inTheWorks', {});
    return () => modals.closeOwn('inTheWorks');
  }, []);
}
