import type { RouteObject } from 'react-router';
import { PATHS } from '#shared/paths.ts';
import { LoginGuard } from './guards/login-guard.tsx';
import { TransferGuard } from './guards/transfer-guard.tsx';
import { toScreen, toShell } from './lazy-route.ts';

const loadAccount = (name: 'Profile' | 'Plan' | 'History' | 'Code' | 'Transfer') => async () =>
  (await import('#features/account/account.tsx'))[name];

/** Screens that ask for a log-in. */
export const SIGNED_IN_ROUTES: RouteObject[] = [
  {
    element: <LoginGuard />,
    children: [
      toShell(
        async () => (await import('./shells/app-shell.tsx')).AppShell,
        [
          toScreen(
            PATHS.projects,
            'projects',
            async () => (await import('#features/project-list/project-list.tsx')).ProjectList,
          ),
          toScreen(
            PATHS.template,
            'template',
            async () =>
              (await import('#features/project-template/project-template.tsx')).ProjectTemplate,
          ),
          toScreen(
            PATHS.project,
            undefined,
            async () => (await import('#features/project-detail/project-detail.tsx')).ProjectDetail,
          ),
        ],
      ),
      toShell(
        async () => (await import('./shells/account-shell.tsx')).AccountShell,
        [
          toScreen(PATHS.account, 'account', loadAccount('Profile')),
          toScreen(PATHS.plan, 'plan', loadAccount('Plan')),
          toScreen(PATHS.history, 'history', loadAccount('History')),
          toScreen(PATHS.code, 'code', loadAccount('Code')),
          {
            element: <TransferGuard />,
            children: [toScreen(PATHS.transfer, 'transfer', loadAccount('Transfer'))],
          },
        ],
      ),
      toShell(
        async () => (await import('./shells/checkout-shell.tsx')).CheckoutShell,
        [
          toScreen(
            PATHS.checkout,
            'checkout',
            async () => (await import('#features/checkout/checkout.tsx')).Checkout,
          ),
        ],
      ),
      toShell(
        async () => (await import('./shells/full-shells.tsx')).EditorShell,
        [
          toScreen(
            PATHS.editor,
            undefined,
            async () => (await import('#features/project-editor/project-editor.tsx')).ProjectEditor,
          ),
        ],
      ),
      toShell(
        async () => (await import('./shells/full-shells.tsx')).StudioShell,
        [
          toScreen(
            PATHS.analysis,
            'analysis',
            async () =>
              (await import('#features/analysis-playback/analysis-playback.tsx')).AnalysisPlayback,
          ),
          toScreen(
            PATHS.aoi,
            'analysis',
            async () => (await import('#features/aoi-editor/aoi-editor.tsx')).AoiEditor,
          ),
        ],
      ),
    ],
  },
];
