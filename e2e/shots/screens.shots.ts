import { CALL_LIST, CALLS } from '@fovea/contract';
import { createCookieSession } from '@fovea/testkit';
import { startMailSink } from '@fovea/testkit/engines';
import type { Page } from '@playwright/test';
import { test } from '#fixtures/stack-fixture.ts';
import type { Addresses } from '#stack/addresses.ts';
import { shootScreen } from './shoot-screen.ts';

/** Every screen a person can open, with what brings it into a state worth looking at. */
const SCREENS: Readonly<Record<string, (page: Page, addresses: Addresses) => Promise<void>>> = {
  'api-docs': async (page, { apiUrls }) => {
    await page.goto(`${apiUrls[0]}/api/docs/`);
    await page
      .locator('.opblock')
      .nth(CALL_LIST.length - 1)
      .waitFor();
  },
  'inbox-empty': async (page) => {
    const sink = await startMailSink();
    await page.goto(sink.inboxUrl);
    await page.getByText('No mail yet').waitFor();
    await sink.stop();
  },
  inbox: async (page, addresses) => {
    await askForCodes(addresses);
    await page.goto(addresses.inboxUrl);
    await page.getByRole('link').nth(2).waitFor();
  },
  mail: async (page, addresses) => {
    await askForCodes(addresses);
    await page.goto(addresses.inboxUrl);
    await page.getByRole('link').filter({ hasText: 'Fovea code' }).first().click();
    await page.frameLocator('iframe').getByText('Enter these six figures').waitFor();
  },
  'mail-missing': async (page, { inboxUrl }) => {
    await page.goto(`${inboxUrl}/messages/0`);
    await page.getByRole('heading').waitFor();
  },
};

for (const [name, open] of Object.entries(SCREENS)) {
  test(name, async ({ browser, addresses }) => {
    await shootScreen(browser, name, (page) => open(page, addresses));
  });
}

/** Mails of both languages, and one to an address that is as long as they get. */
async function askForCodes({ apiUrls }: Addresses): Promise<void> {
  const { client } = createCookieSession(apiUrls[0] ?? '');
  const long = `first.name.and.all.middle.names@${'a-long-department.'.repeat(5)}fovea.localhost`;
  for (const body of [
    { email: 'researcher@fovea.localhost', language: 'en' },
    { email: 'yeongu@fovea.localhost', language: 'ko' },
    { email: long, language: 'en' },
  ] as const) {
    await client.call(CALLS.sendEmailVerification, { body });
  }
}
