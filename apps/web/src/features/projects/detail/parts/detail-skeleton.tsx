import { Skeleton } from '@fovea/ui';
import { useTexts } from '#features/projects/detail/texts.ts';

const PAGES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The header, three panels and a row of pages, in their final places. */
export function DetailSkeleton() {
  const t = useTexts();
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton className="h-4.5 w-40" />
      <div className="mt-1.5 flex items-center gap-3">
        <Skeleton className="h-8 w-64 max-w-full" />
        <Skeleton className="ml-auto hidden h-9 w-28 md:block" />
      </div>
      <PanelsSkeleton />
      <Skeleton className="mt-6.5 h-5.5 w-32" />
      <div className="mt-3 grid grid-cols-3 gap-3 md:grid-cols-4 wide:grid-cols-6">
        {PAGES.map((page) => (
          <Skeleton key={page} className="h-42 rounded-bar" />
        ))}
      </div>
    </div>
  );
}

export function PanelsSkeleton() {
  return (
    <div className="mt-5.5 grid gap-4 md:grid-cols-2 wide:grid-cols-[1.15fr_1fr_1fr]">
      <Skeleton className="h-105 rounded-banner md:col-span-2 wide:col-span-1" />
      <Skeleton className="h-105 rounded-banner" />
      <Skeleton className="h-105 rounded-banner" />
    </div>
  );
}
