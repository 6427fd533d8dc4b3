import { Skeleton } from '@fovea/ui';
import { useTexts } from './texts.ts';

/** The grid of the list. */
export const GRID = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3 min-[82rem]:grid-cols-4';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Eight cards of the final size. */
export function ListSkeleton() {
  const t = useTexts();
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton className="mb-3 h-4.5 w-24" />
      <div className={GRID}>
        {CARDS.map((card) => (
          <div key={card} className="overflow-hidden rounded-card border border-border bg-surface">
            <Skeleton className="h-37.5 rounded-none" />
            <div className="flex flex-col gap-3 p-3.5">
              <Skeleton className="h-4.5 w-3/4" />
              <Skeleton className="h-5.5 w-20 rounded-full" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="mt-3 h-4 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
