import type { RouteObject } from 'react-router';
import { PATHS } from '#shared/paths.ts';
import { LoginGuard } from './guards/login-guard.tsx';
import { TransferGuard } from './guards/transfer-guard.tsx';
import { toScreen, toShell } from './lazy-route.ts';

const loadScreens = () => import('./signed-in-screens.ts');
const load = (name: keyof Awaited<ReturnType<typeof loadScreens>>) => async () =>
  (await loadScreens())[name]();

/** Screens that ask for a log-in, and the sample, which has the scripts of theirs. */
export const SIGNED_IN_ROUTES: RouteObject[] = [
  toShell(load('SampleShell'), [
    toShell(load('StudioPlace'), [
      toScreen(PATHS.sample, 'analysis', load('AnalysisPlayback')),
      toScreen(`${PATHS.sample}/aoi`, 'analysis', load('AoiEditor')),
    ]),
  ]),
  {
    element: <LoginGuard />,
    children: [
      toShell(load('AppShell'), [
        toScreen(PATHS.projects, 'projects', load('ProjectList')),
        toScreen(PATHS.template, 'template', load('ProjectTemplate')),
        toScreen(PATHS.project, undefined, load('ProjectDetail')),
        toScreen(PATHS.help, 'help', load('Help')),
      ]),
      toShell(load('AccountShell'), [
        toScreen(PATHS.account, 'account', load('Profile')),
        toScreen(PATHS.plan, 'plan', load('Plan')),
        toScreen(PATHS.history, 'history', load('History')),
        toScreen(PATHS.code, 'code', load('UseCode')),
        {
          element: <TransferGuard />,
          children: [toScreen(PATHS.transfer, 'transfer', load('Transfer'))],
        },
      ]),
      toShell(load('CheckoutShell'), [toScreen(PATHS.checkout, 'checkout', load('Checkout'))]),
      toShell(load('EditorShell'), [toScreen(PATHS.editor, undefined, load('ProjectEditor'))]),
      toShell(load('StudioShell'), [
        toShell(load('StudioPlace'), [
          toScreen(PATHS.analysis, 'analysis', load('AnalysisPlayback')),
          toScreen(PATHS.aoi, 'analysis', load('AoiEditor')),
          toScreen(PATHS.testAnalysis, 'analysis', load('AnalysisPlayback')),
        ]),
      ]),
    ],
  },
];
