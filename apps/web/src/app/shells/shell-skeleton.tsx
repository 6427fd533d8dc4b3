import { EyeMark, Skeleton } from '@fovea/ui';
import { useTexts } from './texts.ts';

/** The frame of a signed-in screen while nobody knows yet who looks at it. */
export function ShellSkeleton() {
  const t = useTexts();
  return (
    <div role="status" aria-label={t('loading')} className="min-h-dvh">
      <div className="flex h-14 items-center gap-6 border-border border-b bg-surface px-5">
        <EyeMark width={26} height={26} />
        <Skeleton className="hidden h-3.5 w-16 md:block" />
        <Skeleton className="hidden h-3.5 w-16 md:block" />
        <Skeleton className="ml-auto size-7.5 rounded-full" />
      </div>
      <div className="mx-auto grid max-w-content gap-5 px-5 pt-8">
        <Skeleton className="h-7 w-48" />
        <div className="grid gap-4 md:grid-cols-3">
          <Skeleton className="h-64 rounded-card" />
          <Skeleton className="hidden h-64 rounded-card md:block" />
          <Skeleton className="hidden h-64 rounded-card md:block" />
        </div>
      </div>
    </div>
  );
}
