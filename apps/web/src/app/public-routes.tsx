import { Navigate, type RouteObject } from 'react-router';
import { PATHS } from '#shared/paths.ts';
import { toScreen, toShell } from './lazy-route.ts';

const loadPolicy = (name: 'Terms' | 'Privacy' | 'Refund') => async () =>
  (await import('#features/public/policy/policy.tsx'))[name];
const loadError = (name: 'NotFound' | 'ServerError' | 'GeneralError') => async () =>
  (await import('./errors/error-screens.tsx'))[name];

/** Screens that anybody may see. */
export const PUBLIC_ROUTES: RouteObject[] = [
  toShell(
    async () => (await import('./shells/public-shell.tsx')).PublicShell,
    [
      toScreen(
        PATHS.home,
        undefined,
        async () => (await import('#features/public/landing/landing.tsx')).Landing,
      ),
      toScreen(
        PATHS.about,
        'about',
        async () => (await import('#features/public/about/about.tsx')).About,
      ),
      toScreen(
        PATHS.pricing,
        'pricing',
        async () => (await import('#features/public/pricing/pricing.tsx')).Pricing,
      ),
      toScreen(
        PATHS.organization,
        'organization',
        async () => (await import('#features/public/contact/contact.tsx')).Organization,
      ),
      toScreen(
        PATHS.contact,
        'contact',
        async () => (await import('#features/public/contact/contact.tsx')).Contact,
      ),
      toScreen(PATHS.terms, 'terms', loadPolicy('Terms')),
      toScreen(PATHS.privacy, 'privacy', loadPolicy('Privacy')),
      toScreen(PATHS.refund, 'refund', loadPolicy('Refund')),
    ],
  ),
  { path: PATHS.shortLogin, element: <Navigate to={PATHS.login} replace /> },
  toShell(
    async () => (await import('./shells/auth-shell.tsx')).AuthShell,
    [
      toScreen(
        PATHS.login,
        'login',
        async () => (await import('#features/account/log-in/log-in.tsx')).LogIn,
      ),
      toScreen(
        PATHS.signUp,
        'signUp',
        async () => (await import('#features/account/sign-up/sign-up.tsx')).SignUp,
      ),
      toScreen(
        PATHS.forgotPassword,
        'forgotPassword',
        async () =>
          (await import('#features/account/password-reset/password-reset.tsx')).ForgotPassword,
      ),
      toScreen(
        PATHS.resetPassword,
        'resetPassword',
        async () =>
          (await import('#features/account/password-reset/password-reset.tsx')).ResetPassword,
      ),
    ],
  ),
  toShell(
    async () => (await import('./shells/error-shell.tsx')).ErrorShell,
    [
      toScreen(PATHS.error404, undefined, loadError('NotFound')),
      toScreen(PATHS.error500, undefined, loadError('ServerError')),
      toScreen(PATHS.errorGeneral, undefined, loadError('GeneralError')),
      // One pattern for all of them: an unknown address may hold anything.
      { ...toScreen('*', undefined, loadError('NotFound')), handle: { pattern: PATHS.error404 } },
    ],
  ),
];
