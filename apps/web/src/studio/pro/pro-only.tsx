import { Skeleton } from '@fovea/ui';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#shared/lazy-part.ts';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import { isMaking } from './use-pro-records.ts';

const load = () => import('./notes/pro-notes.tsx');
const ProLock = lazyPart(load, 'ProLock');
const ProLater = lazyPart(load, 'ProLater');
const ProProgress = lazyPart(load, 'ProProgress');

/** Content that only Pro projects have: a lock in its place, or how it is being made. */
export function ProOnly({ children }: { children: ReactNode }) {
  const { project, records } = useStudioPlace();
  const isLocked = project.type === 'basic';
  const isEdited = project.status === 'edit';
  if (!isLocked && !isEdited && !isMaking(project, records)) return children;
  return (
    <Suspense fallback={<Skeleton className="m-4 h-40" />}>
      {isLocked ? <ProLock project={project} /> : isEdited ? <ProLater /> : <ProProgress />}
    </Suspense>
  );
}
