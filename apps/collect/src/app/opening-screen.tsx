import { Skeleton } from '@fovea/ui';
import { Eye } from 'lucide-react';
import { StepIcon } from '#shared/step-screen.tsx';

/** Stands where the welcome will stand, while the project is asked for. */
export function OpeningScreen() {
  return (
    <div
      aria-busy="true"
      className="flex min-h-svh flex-col items-center justify-center bg-surface px-5 pb-22 md:bg-bg"
    >
      <StepIcon tone="accent" shape="square" icon={Eye} />
      <Skeleton className="mt-7 h-6 w-60" />
      <Skeleton className="mt-4 h-4 w-70" />
      <Skeleton className="mt-2.5 h-4 w-50" />
    </div>
  );
}
