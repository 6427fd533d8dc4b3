import { Skeleton } from '@fovea/ui';

/** As large as a balance of three figures. */
export function BalanceSkeleton() {
  return <Skeleton className="h-8 w-16 flex-none rounded-control md:w-30" />;
}
