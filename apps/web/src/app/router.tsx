import { createBrowserRouter } from 'react-router';
import { PUBLIC_ROUTES } from './public-routes.ts';
import { RootCrash } from './root/root-crash.tsx';
import { RootLayout } from './root/root-layout.tsx';
import { StartScreen } from './root/start-screen.tsx';
import { SIGNED_IN_ROUTES } from './signed-in-routes.tsx';

export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: RootCrash,
    HydrateFallback: StartScreen,
    children: [...PUBLIC_ROUTES, ...SIGNED_IN_ROUTES],
  },
]);
