import type { MenuProps } from '@fovea/ui';
import { lazy, Suspense } from 'react';

const FloatingMenu = lazy(async () => {
  const { FloatingMenu: Component } = await import('./floating-menu.tsx');
  return { default: Component };
});

/** Its button stands there from the start. */
export function ListMenu(props: MenuProps) {
  return (
    <Suspense fallback={props.trigger}>
      <FloatingMenu {...props} />
    </Suspense>
  );
}
