import type { MenuProps } from '@fovea/ui';
import { Suspense } from 'react';
import { lazyPart } from '#shared/lazy-part.ts';

const FloatingMenu = lazyPart(() => import('./floating-menu.tsx'), 'FloatingMenu');

/** A menu that loads later; the button stands there from the start. */
export function ListMenu(props: MenuProps) {
  return (
    <Suspense fallback={props.trigger}>
      <FloatingMenu {...props} />
    </Suspense>
  );
}
