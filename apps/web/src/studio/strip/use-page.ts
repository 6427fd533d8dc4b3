import type { Page } from '@fovea/contract';
import { useSearchParams } from 'react-router';

/** In the address, in place of a page's number. */
const REVIEW = 'review';

/**
 * The page that is shown, by its number in the address; the first without one. Behind the last page
 * stands the final review, where there is one.
 */
export function usePage(pages: readonly Page[], hasReview = false) {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('page');
  const isReview = hasReview && asked === REVIEW;
  const number = Math.min(Math.max(Math.trunc(Number(asked ?? 1)) || 1, 1), pages.length);
  const index = isReview ? pages.length : number - 1;
  const count = pages.length + (hasReview ? 1 : 0);
  const goTo = (next: number) => {
    if (next < 0 || next >= count || next === index) return;
    setAddress(
      (old) => {
        old.set('page', next === pages.length ? REVIEW : String(next + 1));
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { index, page: pages[index], isReview, goTo, count };
}
