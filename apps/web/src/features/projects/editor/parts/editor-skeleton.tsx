import { Skeleton } from '@fovea/ui';
import { useTexts } from '#features/projects/editor/texts.ts';

const ROWS = ['a', 'b', 'c', 'd'];

/** Four rows, the outline of a phone, lines of settings. */
export function EditorSkeleton() {
  const t = useTexts();
  return (
    <div role="status" aria-label={t('loading')} className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-13 flex-none items-center gap-3 border-border border-b bg-surface px-4">
        <Skeleton className="size-6" />
        <Skeleton className="w-40" />
        <Skeleton className="ml-auto h-8 w-24" />
      </div>
      <div className="flex min-h-0 flex-1 flex-col lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)_20rem]">
        <div className="flex gap-3 border-border border-b bg-surface p-4 lg:flex-col lg:border-r lg:border-b-0">
          {ROWS.map((row) => (
            <div key={row} className="flex flex-none items-center gap-3">
              <Skeleton className="h-13 w-8.5" />
              <Skeleton className="w-24" />
            </div>
          ))}
        </div>
        <div className="grid flex-1 place-items-center bg-stage p-6">
          <Skeleton className="aspect-[390/844] h-full max-h-[41rem] rounded-[3rem]" />
        </div>
        <div className="hidden flex-col gap-4 border-border border-l bg-surface p-4 lg:flex">
          <Skeleton className="h-10" />
          <Skeleton className="h-24" />
          <Skeleton className="h-9 w-1/2" />
        </div>
      </div>
    </div>
  );
}
