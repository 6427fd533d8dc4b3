import { Skeleton } from '@fovea/ui';
import { useTexts } from '#studio/texts.ts';

/** The frame of the screen while the project loads. */
export function StudioSkeleton() {
  const t = useTexts();
  return (
    <div aria-busy="true" className="flex min-h-0 flex-1 flex-col bg-bg">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="flex h-13 flex-none items-center gap-3 border-border border-b bg-surface px-4">
        <Skeleton className="h-5 w-44" />
        <Skeleton className="h-5 w-28 rounded-full" />
      </div>
      <main id="content" tabIndex={-1} className="flex min-h-0 flex-1">
        <div className="hidden w-28 flex-none flex-col gap-2.25 border-border border-r bg-surface p-2.5 md:flex">
          {[1, 2, 3].map((each) => (
            <Skeleton key={each} className="h-26.5 rounded-[9px]" />
          ))}
        </div>
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="grid min-h-0 flex-1 place-items-center bg-stage p-5.5">
            <Skeleton className="aspect-[9/19] h-full max-w-full rounded-touch" />
          </div>
          <div className="h-28 flex-none border-border border-t bg-surface p-4">
            <Skeleton className="h-8 w-64" />
          </div>
        </div>
        <div className="hidden w-86 flex-none border-border border-l bg-surface p-4 wide:block">
          <Skeleton className="h-8" />
          {[1, 2, 3, 4, 5].map((each) => (
            <Skeleton key={each} className="mt-4 h-6" />
          ))}
        </div>
      </main>
    </div>
  );
}
