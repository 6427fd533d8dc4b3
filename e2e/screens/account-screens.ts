import { randomUUID } from 'node:crypto';
import type { User } from '@fovea/contract';
import type { Page } from '@playwright/test';
import { answerCall, failCall } from '#drivers/answer-call.ts';
import type { Screens } from './screen.ts';
import { forAnybody, forResearcher } from './web-screen.ts';

const SELF: User = {
  id: randomUUID(),
  email: 'mina.kim@hanbit.example',
  organization: 'Hanbit University',
  role: 'user',
  language: 'en',
  hasSecondFactor: false,
  leavesAt: null,
  terms: null,
};
const TERMS = { version: '2026-12-03', inForceAt: '2026-12-17T09:00:00.000Z', mustAgree: true };
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const RECOVERY_CODES = [
  ...['K7QP-2M9X', 'B4RT-8WZN', 'H3JD-5VKC', 'P9XM-7QFA'],
  ...['T2GN-4YHB', 'W6CK-9RPD', 'F8VZ-3LJM', 'N5BS-6TXQ'],
];
const PASSWORD = 'quietlens2026';
const RESET_PATH = '/user/reset-password#token=of-a-mail';

/** Screens of the account, before and after the log-in. */
export const ACCOUNT_SCREENS: Screens = {
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
  'web-log-in-code': forAnybody('/user/login', { arrange: askForCode, act: enterPassword }),
  'web-log-in-code-wrong': forAnybody('/user/login', {
    arrange: askForCode,
    act: async (page) => {
      await enterPassword(page);
      await failCall(page, '/auth/login', 'second_factor_wrong');
      await page.locator('[name=code]').fill('111111');
      await page.locator('main [role=alert]').waitFor();
    },
  }),
  'web-log-in-recovery': forAnybody('/user/login', {
    arrange: askForCode,
    act: async (page) => {
      await enterPassword(page);
      await page.locator('form [type=submit] ~ div button').first().click();
      await page.locator('[name=recovery]').waitFor();
    },
  }),
  'web-forgot-password': forAnybody('/user/forgot-password'),
  'web-forgot-password-sent': forAnybody('/user/forgot-password', {
    arrange: (page) => answerCall(page, '/users/password-reset', null),
    act: async (page) => {
      await page.locator('[name=email]').fill(SELF.email);
      await page.locator('[type=submit]').click();
      await page.getByRole('dialog').waitFor();
    },
  }),
  'web-reset-password': forAnybody(RESET_PATH, {
    arrange: acceptLink,
    act: (page) => page.locator('[name=password]').waitFor(),
  }),
  'web-reset-password-refused': forAnybody(RESET_PATH, {
    arrange: acceptLink,
    act: (page) => savePassword(page, 'short', 'other'),
  }),
  'web-reset-password-done': forAnybody(RESET_PATH, {
    arrange: async (page) => {
      await acceptLink(page);
      await answerCall(page, '/users/password-update', null);
    },
    act: async (page) => {
      await savePassword(page, PASSWORD, PASSWORD);
      await page.locator('main .lucide-circle-check').waitFor();
    },
  }),
  'web-reset-password-invalid': forAnybody(RESET_PATH, {
    arrange: (page) => failCall(page, '/users/password-reset/check', 'reset_token_invalid'),
    act: (page) => page.locator('main [role=alert]').waitFor(),
  }),
  'web-account': forResearcher('/account'),
  'web-account-organization-refused': forResearcher('/account', {
    act: async (page) => {
      await page.locator('[name=organization]').fill('');
      await page.keyboard.press('Enter');
      await page.locator('main [role=alert]').waitFor();
    },
  }),
  'web-account-password': forResearcher('/account', { act: openPassword }),
  'web-account-password-refused': forResearcher('/account', {
    act: async (page) => {
      await openPassword(page);
      await savePassword(page, 'short', 'other');
    },
  }),
  'web-second-factor-password': forResearcher('/account', { act: beginSecondFactor }),
  'web-second-factor-set-up': forResearcher('/account', {
    arrange: giveSecret,
    act: enterSetUp,
  }),
  'web-recovery-codes': forResearcher('/account', {
    arrange: giveSecret,
    act: async (page) => {
      await enterSetUp(page);
      await page.locator('[name=code]').fill('123456');
      await page.locator('main [role=checkbox]').waitFor();
    },
  }),
  'web-second-factor-on': forResearcher('/account', {
    arrange: (page) => answerCall(page, '/users/self', { ...SELF, hasSecondFactor: true }),
  }),
  'web-second-factor-off': forResearcher('/account', {
    arrange: (page) => answerCall(page, '/users/self', { ...SELF, hasSecondFactor: true }),
    act: beginSecondFactor,
  }),
  'web-delete-account': forResearcher('/account', {
    arrange: async (page) => {
      await answerCall(page, '/users/self', { ...SELF, hasSecondFactor: true });
      await answerCall(page, '/users/self/counts', {
        projects: 7,
        activeProjects: 2,
        participants: 1_204,
        sessions: 128,
        openCodes: 3,
        openCodeSessions: 30,
      });
    },
    act: (page) => page.locator('main button').last().click(),
  }),
  // Wherever they go.
  'web-leaving': forResearcher('/project', {
    arrange: (page) =>
      answerCall(page, '/users/self', { ...SELF, leavesAt: '2026-11-30T09:00:00.000Z' }),
  }),
  'web-new-terms': forResearcher('/project', {
    arrange: (page) => answerCall(page, '/users/self', { ...SELF, terms: TERMS }),
  }),
  'web-terms-banner': forResearcher('/project', {
    arrange: (page) =>
      answerCall(page, '/users/self', { ...SELF, terms: { ...TERMS, mustAgree: false } }),
    act: (page) => page.locator('header + section').waitFor(),
  }),
  'web-administrator': forResearcher('/account', {
    arrange: (page) =>
      answerCall(page, '/users/self', { ...SELF, role: 'admin', hasSecondFactor: true }),
  }),
  // The list is where the guard finds them.
  'web-administrator-new': forResearcher('/project', {
    arrange: (page) => answerCall(page, '/users/self', { ...SELF, role: 'admin' }),
    act: (page) => page.locator('[name=current]').waitFor(),
  }),
  'web-account-plan': forResearcher('/account/plan'),
  'web-help': forResearcher('/help'),
};

async function askForCode(page: Page): Promise<void> {
  await failCall(page, '/auth/login', 'second_factor_needed');
}

async function enterPassword(page: Page): Promise<void> {
  await page.locator('[name=email]').fill(SELF.email);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('[type=submit]').click();
  await page.locator('[name=code]').waitFor();
}

async function acceptLink(page: Page): Promise<void> {
  const expiresAt = '2026-11-15T10:30:00.000Z';
  await answerCall(page, '/users/password-reset/check', { email: SELF.email, expiresAt });
}

async function savePassword(page: Page, password: string, repeat: string): Promise<void> {
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=repeat]').fill(repeat);
  await page.locator('main [type=submit]').click();
}

async function openPassword(page: Page): Promise<void> {
  await page.locator('main [aria-expanded]').click();
  await page.locator('[name=repeat]').waitFor();
}

/** The last block of the screen has one button while nothing goes on. */
async function beginSecondFactor(page: Page): Promise<void> {
  await page.locator('main section').last().locator('button').click();
  await page.locator('[name=current]').waitFor();
}

async function giveSecret(page: Page): Promise<void> {
  const otpauthUrl = `otpauth://totp/Fovea:mina.kim%40hanbit.example?secret=${SECRET}&issuer=Fovea`;
  await answerCall(page, '/users/self/second-factor', { secret: SECRET, otpauthUrl });
  const confirmed = { recoveryCodes: RECOVERY_CODES };
  await answerCall(page, '/users/self/second-factor/confirm', confirmed);
}

async function enterSetUp(page: Page): Promise<void> {
  await beginSecondFactor(page);
  await page.locator('[name=current]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('[name=code]').waitFor();
}
