import { Skeleton } from '@fovea/ui';
import type { ListFilter } from '#features/projects/list/model/list-filter.ts';
import { useTexts } from '#features/projects/list/texts.ts';

/** The grid of the list. */
export const GRID = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3 min-[82rem]:grid-cols-4';

const ITEMS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Eight cards or rows of the final size. */
export function ListSkeleton({ view }: Pick<ListFilter, 'view'>) {
  const t = useTexts();
  return (
    <div role="status" aria-label={t('loading')}>
      <div className="mb-3 hidden min-h-6 items-center md:flex">
        <Skeleton className="h-4.5 w-24" />
      </div>
      {view === 'cards' ? <CardSkeletons /> : <RowSkeletons />}
    </div>
  );
}

function CardSkeletons() {
  return (
    <div className={GRID}>
      {ITEMS.map((item) => (
        <div key={item} className="overflow-hidden rounded-card border border-border bg-surface">
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
  );
}

export function RowSkeletons() {
  return (
    <div className="overflow-hidden rounded-card border border-border bg-surface">
      <div className="h-9 border-border border-b bg-surface-2" />
      {ITEMS.map((item) => (
        <div key={item} className="flex h-11 items-center px-4">
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </div>
  );
}
