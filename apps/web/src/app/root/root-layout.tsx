import { Outlet } from 'react-router';
import { ModalLayer } from '#app/modals/modal-layer.tsx';
import { useNormalStart } from './root-crash.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ToastLayer } from './toast-layer.tsx';
import { TopProgress } from './top-progress.tsx';
import { useNavigationEffects } from './use-navigation-effects.ts';

/** Around every screen. */
export function RootLayout() {
  useNormalStart();
  useNavigationEffects();
  return (
    <>
      <TopProgress />
      <Outlet />
      <ModalLayer />
      <ToastLayer />
      <RouteAnnouncer />
    </>
  );
}
