import { Skeleton, VisuallyHidden } from '@fovea/ui';
import { useTexts } from '#features/credits/transfer/texts.ts';

const ROWS = [0, 1, 2, 3, 4, 5];

export function CodesSkeleton() {
  const t = useTexts();
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {ROWS.map((row) => (
        <div
          key={row}
          className="flex h-22 items-center gap-6 border-border border-b px-4 last:border-b-0 wide:h-11"
        >
          <Skeleton className="w-40" />
          <Skeleton className="hidden w-20 md:block" />
          <Skeleton className="ml-auto w-16" />
          <Skeleton className="hidden w-24 md:block" />
        </div>
      ))}
    </div>
  );
}
