import type { ErrorCode } from '@fovea/contract';
import type { Page } from '@playwright/test';
import { answerPlainly, failCall } from '#drivers/answer-call.ts';
import {
  answerBalance,
  answerCodes,
  answerHistory,
  answerUsedCodes,
  becomeAdministrator,
  OFFER,
} from './credit-answers.ts';
import type { Screens } from './screen.ts';
import { forNewcomer, forResearcher } from './web-screen.ts';

const RECEIVERS = [
  ...['j.park@hanbit.example', 'seo.yoon@hanbit.example', 'd.lim@hanbit.example'],
  ...['h.jung@hanbit.example', 'a.novak@hanbit.example', 'h.jung@hanbit.example'],
];
const MANY = 2_940;
const FEW = 42;

/** Screens of sessions: what there is, what moved, codes, and what a project takes. */
export const CREDIT_SCREENS: Screens = {
  'web-history': forResearcher('/account/history', { arrange: answerHistory }),
  'web-history-empty': forNewcomer('/account/history'),
  'web-history-none': forResearcher('/account/history?type=refund&from=2026-10-01&to=2026-10-31'),
  'web-use-code': forNewcomer('/account/code'),
  'web-use-code-valid': forResearcher('/account/code', {
    arrange: answerOffer,
    act: (page) => typeCode(page, '[role=status] dl'),
  }),
  'web-use-code-confirm': forResearcher('/account/code', {
    isNarrow: true,
    arrange: answerOffer,
    act: async (page) => {
      await typeCode(page, '[role=status] dl');
      await page.locator('main [type=submit]').click();
      await page.getByRole('alertdialog').waitFor();
    },
  }),
  'web-use-code-used': forCode('transfer_code_used'),
  'web-use-code-cancelled': forCode('transfer_code_cancelled'),
  'web-use-code-unknown': forCode('transfer_code_unknown'),
  'web-transfer': forResearcher('/account/transfer', {
    arrange: answerCodes,
    act: (page) => enterReceivers(page, [...RECEIVERS, 'm.kang@hanbit']),
  }),
  'web-transfer-empty': forResearcher('/account/transfer', { arrange: becomeAdministrator }),
  'web-transfer-check': forResearcher('/account/transfer', {
    arrange: answerCodes,
    act: async (page) => {
      await enterReceivers(page, [...RECEIVERS, 'm.kang@hanbit']);
      await openCheck(page);
    },
  }),
  'web-transfer-check-password': forResearcher('/account/transfer', {
    arrange: async (page) => {
      await answerCodes(page);
      await answerBalance(page, MANY);
    },
    act: async (page) => {
      await page.locator('[name=amount]').fill('30');
      await enterReceivers(page, RECEIVERS);
      await openCheck(page);
    },
  }),
  'web-transfer-cancel': forResearcher('/account/transfer', {
    arrange: answerCodes,
    act: async (page) => {
      await page.locator('main button[aria-label*="n.baek"]').last().click();
      await page.getByRole('alertdialog').waitFor();
    },
  }),
  'web-create-project-pro': forResearcher('/project', {
    act: async (page) => {
      await page.keyboard.press('c');
      await page.locator('[role=dialog] [value=pro]').click();
      await page.locator('[name=maxParticipant]').fill('200');
      await page.keyboard.press('Tab');
    },
  }),
  'web-editor-project': forResearcher(({ pro }) => `/project/edit/${pro}`, {
    act: (page) => page.getByRole('tab').nth(1).click(),
  }),
  'web-activate-pro': forResearcher(({ pro }) => `/project/edit/${pro}`, { act: activate }),
  'web-not-enough': forResearcher(({ pro }) => `/project/edit/${pro}`, {
    arrange: (page) => answerBalance(page, FEW),
    act: activate,
  }),
  'web-upgrade': forResearcher(({ collected }) => `/project/${collected}`, {
    act: (page) => chooseInMenu(page, '.lucide-sparkles'),
  }),
  'web-change-target': forResearcher(({ waiting }) => `/project/${waiting}`, {
    act: (page) => chooseInMenu(page, '.lucide-user-plus'),
  }),
  'web-finish': forResearcher(({ waiting }) => `/project/${waiting}`, {
    act: (page) => chooseInMenu(page, '.lucide-circle-stop'),
  }),
};

function forCode(code: ErrorCode) {
  return forResearcher('/account/code', {
    arrange: async (page) => {
      await answerUsedCodes(page);
      await failCall(page, '/transfer-codes/check', code);
    },
    act: (page) => typeCode(page, '[role=alert]'),
  });
}

async function answerOffer(page: Page): Promise<void> {
  await answerUsedCodes(page);
  await answerPlainly(page, '/transfer-codes/check', OFFER);
}

async function typeCode(page: Page, answer: string): Promise<void> {
  await page.locator('[name=code]').fill('K7M29XQD4HPT');
  await page.locator(`main ${answer}`).first().waitFor();
}

async function enterReceivers(page: Page, emails: readonly string[]): Promise<void> {
  await page.locator('main [inputmode=email]').fill(`${emails.join(', ')},`);
  await page.locator('main button[aria-label*="a.novak"]').waitFor();
}

/** The one main button of the screen. */
async function openCheck(page: Page): Promise<void> {
  await page.locator('main section:has(dl) > div > button').first().click();
  await page.getByRole('dialog').waitFor();
}

async function activate(page: Page): Promise<void> {
  await page.locator('header > button:last-child').click();
  await page.locator('[role=dialog] dl, [role=alertdialog] dl').first().waitFor();
}

async function chooseInMenu(page: Page, icon: string): Promise<void> {
  await page.locator('main [aria-haspopup=menu]').click();
  await page.locator(`[role=menuitem]:has(${icon})`).click();
  await page.getByRole('alertdialog').waitFor();
}
