import type { Page } from '@fovea/contract';
import { useSearchParams } from 'react-router';

/** The page that is shown, by its number in the address; the first without one. */
export function usePage(pages: readonly Page[]) {
  const [address, setAddress] = useSearchParams();
  const index =
    Math.min(Math.max(Math.trunc(Number(address.get('page') ?? 1)) || 1, 1), pages.length) - 1;
  const goTo = (next: number) => {
    if (pages[next] === undefined || next === index) return;
    setAddress(
      (old) => {
        old.set('page', String(next + 1));
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { index, page: pages[index], goTo };
}
