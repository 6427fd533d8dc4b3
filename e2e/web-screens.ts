import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Place, Screen, Screens } from './screen.ts';
import { waitUntilSettled } from './settled.ts';
import { keepSession, type World } from './world-fixture.ts';

interface WebState {
  /** Before the page opens. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** From the open screen to the state worth looking at. */
  readonly act?: (page: Page) => Promise<unknown>;
  readonly isNarrow?: boolean;
}

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
  'web-log-in': forAnybody('/user/login'),
  'web-log-in-refused': forAnybody('/user/login', {
    act: async (page) => {
      await page.locator('[name=email]').fill('nobody@fovea.localhost');
      await page.locator('[name=password]').fill('not-my-password-1');
      await page.locator('[type=submit]').click();
      await page.locator('main [role=alert]').waitFor();
    },
  }),
  'web-sign-up': forAnybody('/user/sign-up'),
  'web-sign-up-code': forAnybody('/user/sign-up', {
    act: async (page) => {
      await page.locator('[name=email]').fill(`${randomUUID().slice(0, 8)}@fovea.localhost`);
      await page.locator('[type=submit]').first().click();
      await page.locator('[name=code]').waitFor();
    },
  }),
  'web-forgot-password': forAnybody('/user/forgot-password'),
  'web-error-404': forAnybody('/error/404'),
  'web-error-500': forAnybody('/error/500'),
  'web-error-general': forAnybody('/error/general'),
  'web-projects': forResearcher('/project'),
  'web-projects-empty': forNewcomer('/project'),
  'web-projects-none-found': forResearcher('/project?q=zzz'),
  'web-avatar-menu': forResearcher('/project', {
    act: (page) => openMenu(page, 'header [aria-haspopup=menu].rounded-full'),
  }),
  'web-app-menu': forResearcher('/project', {
    isNarrow: true,
    act: (page) => openMenu(page, 'header [aria-haspopup=menu]:has(.lucide-menu)'),
  }),
  'web-create-project': forResearcher('/project', { act: (page) => openDialogByKey(page, 'c') }),
  'web-template': forResearcher('/project/template'),
  'web-not-found': forResearcher(`/project/${randomUUID()}`),
  'web-editor-empty': forResearcher(({ empty }) => `/project/edit/${empty}`),
  'web-editor': forResearcher(({ edited }) => `/project/edit/${edited}`),
  'web-activate': forResearcher(({ edited }) => `/project/edit/${edited}`, {
    act: (page) => openDialog(page, 'header > button:last-child'),
  }),
  'web-detail-waiting': forResearcher(({ waiting }) => `/project/${waiting}`),
  'web-detail': forResearcher(({ collected }) => `/project/${collected}`),
  'web-how-to-collect': forResearcher(({ collected }) => `/project/${collected}`, {
    act: (page) => openDialog(page, 'main button:has(.lucide-circle-question-mark)'),
  }),
  'web-qr': forResearcher(({ collected }) => `/project/${collected}`, {
    act: (page) => openDialog(page, 'main button:has(.lucide-maximize)'),
  }),
  'web-analysis': forResearcher(({ collected }) => `/analysis/${collected}`),
  'web-analysis-loading': forResearcher(({ collected }) => `/analysis/${collected}`, {
    // No answer: the screen waits for it.
    arrange: (page) => page.route('**/data/records/aggregated/**', () => undefined),
  }),
  'web-analysis-waiting': forResearcher(({ waiting }) => `/analysis/${waiting}`),
  'web-analysis-nobody': forResearcher(({ collected }) => `/analysis/${collected}?bands=none`),
  'web-account': forResearcher('/account'),
  'web-account-plan': forResearcher('/account/plan'),
};

function forAnybody(path: string, state: WebState = {}): Screen {
  return toScreen(() => path, state);
}

function forResearcher(
  path: string | ((ids: World['projectIds']) => string),
  state: WebState = {},
): Screen {
  const toPath = typeof path === 'string' ? () => path : path;
  return toScreen(({ projectIds }) => toPath(projectIds), state, 'researcher');
}

function forNewcomer(path: string): Screen {
  return toScreen(() => path, {}, 'newcomer');
}

function toScreen(
  toPath: (world: World) => string,
  { arrange, act, isNarrow = false }: WebState,
  person?: 'researcher' | 'newcomer',
): Screen {
  return {
    isNarrow,
    async prepare(context, { world, addresses }: Place) {
      if (person !== undefined) await keepSession(context, world[person], addresses.webUrl);
    },
    async open(page, { world, addresses }) {
      await arrange?.(page);
      await page.goto(`${addresses.webUrl}${toPath(world)}`);
      await waitUntilSettled(page);
      await act?.(page);
      await waitUntilSettled(page);
    },
  };
}

async function openMenu(page: Page, button: string): Promise<void> {
  await page.locator(button).click();
  await page.getByRole('menu').waitFor();
}

async function openDialog(page: Page, button: string): Promise<void> {
  await page.locator(button).click();
  await waitForDialog(page);
}

async function openDialogByKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await waitForDialog(page);
}

async function waitForDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
}
