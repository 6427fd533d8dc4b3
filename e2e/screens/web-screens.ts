import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@fovea/contract/times';
import type { Page } from '@playwright/test';
import { answerCall, answerPlainly, changeReply } from '#drivers/answer-call.ts';
import { ACCOUNT_SCREENS } from './account-screens.ts';
import { CREDIT_SCREENS } from './credit-screens.ts';
import { PROJECT_SCREENS } from './project-screens.ts';
import type { Screens } from './screen.ts';
import { SHOP_SCREENS } from './shop-screens.ts';
import { forAnybody, forResearcher } from './web-screen.ts';

const DETAIL = forResearcher(({ collected }) => `/project/${collected}`);

/** Every screen of the web app and its states. Found by structure: they show in both languages. */
export const WEB_SCREENS: Screens = {
  'web-landing': forAnybody('/'),
  'web-landing-menu': forAnybody('/', {
    isNarrow: true,
    act: (page) => page.locator('[aria-controls=site-menu]').click(),
  }),
  'web-about': forAnybody('/about'),
  'web-pricing': forAnybody('/pricing'),
  'web-organization': forAnybody('/pricing/organization'),
  'web-contact': forAnybody('/contact-us'),
  'web-policy': forAnybody('/policy/privacy'),
  'web-terms-announced': forAnybody('/policy/terms-of-service', {
    arrange: (page) =>
      answerCall(page, '/users/terms', {
        version: '2024-03-25',
        inForceAt: '2099-12-17T09:00:00.000Z',
      }),
    act: (page) => page.locator('main [role=status]').waitFor(),
  }),
  'web-error-404': forAnybody('/error/404'),
  'web-error-500': forAnybody('/error/500'),
  'web-error-general': forAnybody('/error/general'),
  'web-avatar-menu': forResearcher('/project', {
    act: (page) => openMenu(page, 'header [aria-haspopup=menu].rounded-full'),
  }),
  'web-app-menu': forResearcher('/project', {
    isNarrow: true,
    act: (page) => openMenu(page, 'header [aria-haspopup=menu]:has(.lucide-menu)'),
  }),
  'web-not-found': forResearcher(`/project/${randomUUID()}`),
  'web-activate': forResearcher(({ edited }) => `/project/edit/${edited}`, {
    act: (page) => openDialog(page, 'header > button:last-child'),
  }),
  'web-detail-waiting': forResearcher(({ waiting }) => `/project/${waiting}`),
  'web-detail': DETAIL,
  'web-detail-outside': {
    ...DETAIL,
    async open(page, place) {
      await arrangeOutside(page, place.addresses.apiUrls[0] ?? '');
      await DETAIL.open(page, place);
      await page.locator('[data-decides]').waitFor();
    },
  },
  'web-how-to-collect': forResearcher(({ collected }) => `/project/${collected}`, {
    act: (page) => openDialog(page, 'main button:has(.lucide-circle-question-mark)'),
  }),
  'web-qr': forResearcher(({ collected }) => `/project/${collected}`, {
    act: (page) => openDialog(page, 'main button:has(.lucide-maximize)'),
  }),
  'web-analysis': forResearcher(({ collected }) => `/analysis/${collected}`),
  'web-sample': forAnybody('/analysis/sample'),
  'web-aoi': forAnybody('/analysis/sample/aoi'),
  'web-analysis-loading': forResearcher(({ collected }) => `/analysis/${collected}`, {
    // No answer: the screen waits for it.
    arrange: (page) => page.route('**/data/records/aggregated/**', () => undefined),
  }),
  'web-analysis-waiting': forResearcher(({ waiting }) => `/analysis/${waiting}`),
  'web-analysis-nobody': forResearcher(({ collected }) => `/analysis/${collected}?bands=none`),
  ...ACCOUNT_SCREENS,
  ...CREDIT_SCREENS,
  ...PROJECT_SCREENS,
  ...SHOP_SCREENS,
};

/** People who wait for a place, are flagged, or were left out. */
async function arrangeOutside(page: Page, apiUrl: string): Promise<void> {
  const decideBy = new Date(Date.now() + 6.5 * DAY_MS).toISOString();
  const rows = [
    { state: 'waiting', flags: [], decideBy: null },
    { state: 'flagged', flags: ['replayed_trace', 'without_fixations'], decideBy },
    { state: 'left_out', flags: ['impossible_time'], decideBy: null },
  ];
  const outside = rows.map((row, n) => ({
    recordingId: `0199a6a0-0000-7000-8000-00000000000${n}`,
    subjectId: `P-10${n}`,
    deviceName: 'Pixel 8',
    ...row,
  }));
  await changeReply(page, apiUrl, '/projects/*', (json) => ({
    ...json,
    waiting: 1,
    flagged: 1,
    leftOut: 1,
  }));
  await changeReply(page, apiUrl, '/projects/*/funnel', (json) => ({ ...json, opened: 60 }));
  await answerPlainly(page, '/projects/*/outside', { outside });
}

async function openMenu(page: Page, button: string): Promise<void> {
  await page.locator(button).click();
  await page.getByRole('menu').waitFor();
}

async function openDialog(page: Page, button: string): Promise<void> {
  await page.locator(button).click();
  await waitForDialog(page);
}

async function waitForDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
}
