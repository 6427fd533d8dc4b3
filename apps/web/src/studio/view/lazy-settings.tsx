import { Skeleton } from '@fovea/ui';
import { Suspense } from 'react';
import { lazyPart } from '#shared/lazy-part.ts';
import type { ViewChoice } from './use-view.ts';

const Form = lazyPart(() => import('./settings-form.tsx'), 'SettingsForm');

/** Fields of the settings weigh as much as the whole toolbar, so they come when first opened. */
export function LazySettings(choice: ViewChoice) {
  return (
    <Suspense fallback={<Skeleton className="h-40 w-60" />}>
      <Form {...choice} />
    </Suspense>
  );
}
