import { randomUUID } from 'node:crypto';
import { CALLS, type Client } from '@fovea/contract';
import {
  type Credentials,
  createTransport,
  playParticipant,
  type Researcher,
  signUpResearcher,
} from '@fovea/testkit';
import { test as base, type Page } from '@playwright/test';
import { type Addresses, fetchAddresses } from './addresses.ts';
import { fetchCode } from './inbox.ts';
import { createPageClient } from './page-client.ts';
import { keepStored, WITHOUT_CHROME_HINT } from './stored.ts';

interface Fixtures {
  /** Whether the web app may greet this browser with its hint; `test.use` changes it. */
  readonly showsChromeHint: boolean;
  /** Of an account that exists in `researcher` and `web` only. */
  readonly credentials: Credentials;
  /** A researcher of this test alone, outside any browser. */
  readonly researcher: Researcher;
  /** A page of the web origin on which the researcher is logged in. */
  readonly web: { readonly page: Page; readonly client: Client };
  /** Plays one participant through both APIs, outside any browser. */
  readonly play: (slug: string, seed: number) => ReturnType<typeof playParticipant>;
}

interface WorkerFixtures {
  readonly addresses: Addresses;
}

/** Engines, server processes and the builds of both apps. */
const STACK_MS = 120_000;

export const test = base.extend<Fixtures, WorkerFixtures>({
  addresses: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use) => use(await fetchAddresses()),
    { scope: 'worker', timeout: STACK_MS },
  ],
  showsChromeHint: [false, { option: true }],
  context: async ({ context, showsChromeHint }, use) => {
    if (!showsChromeHint) await keepStored(context, WITHOUT_CHROME_HINT);
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  credentials: async ({}, use) => {
    await use({ email: `${randomUUID()}@fovea.localhost`, password: 'Correct-horse-7!' });
  },
  researcher: async ({ addresses, credentials }, use) => {
    const { apiUrls, inboxUrl } = addresses;
    const readCode = (email: string) => fetchCode(inboxUrl, email);
    const researcher = await signUpResearcher(apiUrls[0] ?? '', credentials, readCode);
    await use(researcher);
    researcher.stop();
  },
  web: async ({ page, addresses, credentials, researcher: _account }, use) => {
    await page.goto(addresses.webUrl);
    const client = createPageClient(page);
    await client.call(CALLS.login, { body: credentials });
    await use({ page, client });
  },
  play: async ({ addresses: { apiUrls } }, use) => {
    const transport = createTransport();
    await use((slug, seed) => playParticipant({ apiUrls, slug, seed, batches: 3, transport }));
    transport.stop();
  },
});
