import { randomUUID } from 'node:crypto';
import { CALLS, type Language } from '@fovea/contract';
import {
  type Credentials,
  logInResearcher,
  type Researcher,
  runCommand,
  showCode,
  signUpResearcher,
} from '@fovea/testkit';
import { type BrowserContext, expect as baseExpect, type Page } from '@playwright/test';
import { findBarriers } from './axe.ts';
import { test as base } from './fixtures.ts';
import { fetchCode } from './inbox.ts';
import { keepStored, WITHOUT_CHROME_HINT } from './stored.ts';
import { setTheme, THEMES } from './theme.ts';
import { keepSession } from './world-fixture.ts';

/** Somebody with an account, who looks at the web app in a browser of their own. */
export interface Person {
  readonly email: string;
  /** Outside the browser. */
  readonly researcher: Researcher;
  readonly page: Page;
}

interface Fixtures {
  /** Types a command on the server, as an operator does. */
  readonly operate: (name: 'credits' | 'set-role', ...args: string[]) => Promise<string>;
  readonly bring: (options: PersonOptions) => Promise<Person>;
}

interface PersonOptions {
  readonly email?: string;
  readonly language: Language;
  /** With the second step that the role asks for. */
  readonly isAdministrator?: boolean;
}

/** Patient: two cores may have much else to do. */
export const expect = baseExpect.configure({ timeout: 20_000 });

const PASSWORD = 'Correct-horse-7!';
const SIZE_PX = { width: 1_440, height: 900 };
const STEP_MS = 30_000;

export const toEmail = (name: string) => `${name}.${randomUUID().slice(0, 8)}@fovea.localhost`;

export const test = base.extend<Fixtures>({
  operate: async ({ addresses: { serverEnv } }, use) => {
    await use((name, ...args) => runCommand(name, args, serverEnv));
  },
  bring: async ({ browser, addresses: { apiUrls, webUrl, inboxUrl }, operate }, use) => {
    const contexts: BrowserContext[] = [];
    const researchers: Researcher[] = [];
    const [apiUrl = ''] = apiUrls;
    await use(async ({ email = toEmail('person'), language, isAdministrator = false }) => {
      const credentials = { email, password: PASSWORD };
      const first = await signUpResearcher(apiUrl, credentials, (to) => fetchCode(inboxUrl, to));
      await first.client.call(CALLS.updateSelf, { body: { language } });
      const researcher = isAdministrator ? await promote(first, credentials) : first;
      const locale = language === 'ko' ? 'ko-KR' : 'en-US';
      const reducedMotion = 'reduce' as const;
      const context = await browser.newContext({ locale, reducedMotion, viewport: SIZE_PX });
      contexts.push(context);
      researchers.push(researcher);
      await keepStored(context, WITHOUT_CHROME_HINT);
      await keepSession(context, researcher, webUrl);
      return { email, researcher, page: await context.newPage() };
    });
    await Promise.all(contexts.map((context) => context.close()));
    for (const researcher of researchers) researcher.stop();

    /** A new role ends every session, so they log in again. */
    async function promote(known: Researcher, credentials: Credentials): Promise<Researcher> {
      const body = { password: PASSWORD };
      const { secret } = (await known.client.call(CALLS.startSecondFactor, { body })).data;
      const code = showCode(secret, Date.now());
      await known.client.call(CALLS.confirmSecondFactor, { body: { code } });
      await operate('set-role', credentials.email, 'admin');
      known.stop();
      // A code works once, so this is the one that the app shows next.
      return logInResearcher(apiUrl, credentials, showCode(secret, Date.now() + STEP_MS));
    }
  },
});

export async function expectNoBarriers(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await setTheme(page, theme);
    expect(await findBarriers(page), `${page.url()} ${theme}`).toEqual([]);
  }
}
