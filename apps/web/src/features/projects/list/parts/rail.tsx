import { Suspense } from 'react';
import type { ListFilter } from '#features/projects/list/model/list-filter.ts';
import { lazyPart } from '#shared/lazy-part.ts';
import { ClassLinks } from './class-links.tsx';
import { HashtagLinks } from './hashtag-links.tsx';

/** The card waits for its number anyway. */
const CreditsCard = lazyPart(() => import('./credits-card.tsx'), 'CreditsCard');

/** At the left of a wide screen; it stays in view and scrolls inside itself. */
export function Rail({ filter }: { filter: ListFilter }) {
  return (
    <div className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] flex-col gap-5 overflow-y-auto border-border border-r px-3 pt-5 pb-4 pl-5 wide:flex">
      <ClassLinks filter={filter} />
      <HashtagLinks filter={filter} />
      <div className="mt-auto">
        <Suspense>
          <CreditsCard />
        </Suspense>
      </div>
    </div>
  );
}
