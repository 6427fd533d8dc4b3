import { Skeleton } from '@fovea/ui';
import { useTexts } from './texts.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Rows of the final height. */
export function HistorySkeleton() {
  const t = useTexts();
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface shadow-e1"
    >
      <div className="hidden h-9 bg-surface-2 md:block" />
      {ROWS.map((row) => (
        <div key={row} className="flex h-22 items-center gap-8 px-4 md:h-11">
          <Skeleton className="w-32" />
          <Skeleton className="hidden flex-1 md:block" />
          <Skeleton className="hidden w-36 md:block" />
          <Skeleton className="ml-auto w-10" />
          <Skeleton className="hidden w-10 md:block" />
        </div>
      ))}
    </div>
  );
}
