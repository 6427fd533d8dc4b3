import type { Page } from '@playwright/test';
import { answerBalance } from './credit-answers.ts';
import type { Screens } from './screen.ts';
import { answerCatalogue, answerPaid, answerPlan, ORDER } from './shop-answers.ts';
import { forResearcher } from './web-screen.ts';

const MISSING = 18;

/** Screens of what is paid: how, with what, and what became of it. */
export const SHOP_SCREENS: Screens = {
  'web-checkout': forResearcher(
    ({ pro }) => `/pricing/checkout?sessions=${MISSING}&back=/project/edit/${pro}`,
    {
      arrange: answerCatalogue,
      act: async (page) => {
        await page.locator('label:has([value=global])').click();
        await page.locator('form [type=submit]').click();
        await page.locator('main [role=alert]').waitFor();
      },
    },
  ),
  // The address of its script leads nowhere.
  'web-checkout-failed': forResearcher('/pricing/checkout?kind=monthly&sessions=100', {
    arrange: answerCatalogue,
    act: async (page) => {
      await page.locator('label:has([value=regional])').click();
      await page.locator('main [role=alert]').waitFor();
    },
  }),
  'web-checkout-done': forResearcher(`/pricing/checkout?order=${ORDER}`, {
    arrange: async (page) => {
      await answerPaid(page);
      await answerBalance(page, 128);
    },
  }),
  'web-checkout-second': forResearcher(`/pricing/checkout?order=${ORDER}`, {
    arrange: (page) =>
      answerPaid(page, { kind: 'monthly', balanceBefore: null, refund: 'requested' }),
  }),
  'web-plan': forResearcher('/account/plan', { arrange: answerPlan }),
  'web-plan-past-due': forResearcher('/account/plan', {
    arrange: (page) => answerPlan(page, { state: 'past_due', left: 0, next: null }),
  }),
  'web-plan-cancelled': forResearcher('/account/plan', {
    arrange: (page) => answerPlan(page, { nextPaymentAt: null, next: null }),
  }),
  'web-cancel-subscription': forResearcher('/account/plan', {
    arrange: answerPlan,
    act: (page) => ask(page, 'main section button:nth-of-type(2)'),
  }),
  'web-change-plan': forResearcher('/account/plan', {
    arrange: answerPlan,
    act: (page) => ask(page, 'main section button'),
  }),
  'web-refund': forResearcher('/account/plan', {
    arrange: answerPlan,
    act: (page) => ask(page, ':is(td, li) button'),
  }),
};

async function ask(page: Page, button: string): Promise<void> {
  await page.locator(button).first().click();
  await page.getByRole('alertdialog').waitFor();
}
