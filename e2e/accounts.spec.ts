import { CALLS } from '@fovea/contract';
import { forgetLimits, logInResearcher, showCode, signUpResearcher } from '@fovea/testkit';
import type { Page } from '@playwright/test';
import { ACCOUNTS_WORDS, type AccountsWords } from './accounts-words.ts';
import { findBarriers } from './axe.ts';
import { fetchCode, fetchMail, readResetLink } from './inbox.ts';
import { pressOn, tabTo, tick, typeInto } from './keys.ts';
import { expect, test } from './member-fixture.ts';
import { setTheme, THEMES } from './theme.ts';

const PASSWORD = 'quiet-lens-2026';
const NEW_PASSWORD = 'louder-lens-2027';
const STEP_MS = 30_000;

// Two cores may have much else to do.
test.describe.configure({ timeout: 120_000 });

/** The fields have a button that shows what was typed; its name begins like theirs. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function expectNoBarriers(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await setTheme(page, theme);
    expect(await findBarriers(page), `${page.url()} ${theme}`).toEqual([]);
  }
}

const toEmail = (name: string) =>
  `${name}.${Date.now()}.${Math.random().toString(36).slice(2, 8)}@fovea.localhost`;

for (const language of ['en', 'ko'] as const) {
  const words: AccountsWords = ACCOUNTS_WORDS[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US' });

    test('a newcomer signs up, logs in and is back at the page first asked for, by keyboard alone', async ({
      page,
      addresses: { webUrl, inboxUrl },
    }) => {
      const email = toEmail('newcomer');
      await page.goto(`${webUrl}/account?from=mail#password`);
      await expect(page.getByText(words.lead)).toBeVisible();
      await expectNoBarriers(page);
      await pressOn(page.getByRole('link', { name: words.signUp }));
      // The new screen takes the focus; a key before that would be lost.
      await expect(page.getByRole('main')).toBeFocused();
      await signUp(page, words, email, () => fetchCode(inboxUrl, email));

      await expect(page).toHaveURL(`${webUrl}/user/login`);
      await expect(page.getByText(words.created, { exact: true })).toBeVisible();
      await expect(field(page, words.email)).toHaveValue(email);
      await typeInto(field(page, words.password), PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.account);
      expect(page.url()).toBe(`${webUrl}/account?from=mail#password`);
      await expectNoBarriers(page);
    });

    test('a token that expires in use is renewed, and nobody notices', async ({
      memberPage: page,
      context,
      addresses: { webUrl },
    }) => {
      await page.goto(`${webUrl}/project`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.projects);
      // The header asks by itself; what the person does is to meet the old token.
      await expect(page.getByRole('link', { name: words.noSessions })).toBeVisible();
      const answers: string[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (!pathname.startsWith('/api/v1/') || pathname.endsWith('/events')) return;
        answers.push(`${response.request().method()} ${pathname.slice(8)} ${response.status()}`);
      });
      // What a browser does when the cookie's ten minutes are over.
      await context.clearCookies({ name: '__Host-at' });
      await pressOn(page.getByRole('button', { name: words.newProject }).first());
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
      await page.keyboard.type('Later');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/project\/edit\//);
      expect(answers).toContain('POST projects 401');
      expect(answers).toContain('POST projects 201');
      expect(answers.filter((text) => text.includes('auth/'))).toEqual(['POST auth/token 200']);
    });

    test('a forgotten password is set anew from the mail, by keyboard alone', async ({
      page,
      addresses: { webUrl, apiUrls, inboxUrl },
    }) => {
      const email = toEmail('forgetful');
      const account = { email, password: PASSWORD };
      const researcher = await signUpResearcher(apiUrls[0] ?? '', account, (address) =>
        fetchCode(inboxUrl, address),
      );
      await page.goto(`${webUrl}/user/login`);
      await typeInto(field(page, words.email), email);
      await pressOn(page.getByRole('link', { name: words.forgot }));
      await expect(field(page, words.email)).toHaveValue(email);
      await expectNoBarriers(page);
      await pressOn(page.getByRole('button', { name: words.sendLink }));
      const dialog = page.getByRole('dialog', { name: words.checkMail });
      await expect(dialog.getByRole('button', { name: words.close })).toBeFocused();
      await expectNoBarriers(page);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();

      const mail = await fetchMail(inboxUrl, email, words.resetSubject);
      await page.goto(readResetLink(mail));
      await typeInto(field(page, words.newPassword), NEW_PASSWORD);
      await typeInto(field(page, words.repeatNew), 'something-else-1');
      await page.keyboard.press('Enter');
      await expect(page.getByText(words.doNotMatch)).toBeVisible();
      await expectNoBarriers(page);
      await typeInto(field(page, words.repeatNew), NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: words.resetDone })).toBeFocused();
      await expectNoBarriers(page);
      await expect(researcher.client.call(CALLS.refreshToken)).rejects.toMatchObject({
        statusCode: 401,
      });
      await pressOn(page.getByRole('link', { name: words.logIn }));
      await typeInto(field(page, words.password), NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.projects);
      researcher.stop();
    });

    test('what goes wrong at the log-in and the sign-up is said in the words of the specification', async ({
      page,
      member: { credentials },
      addresses: { webUrl, databaseUrl },
    }) => {
      await forgetLimits(databaseUrl);
      await page.goto(`${webUrl}/user/login`);
      await field(page, words.email).fill('nobody');
      await page.getByRole('button', { name: words.logIn }).click();
      await expect(page.getByText(words.emailInvalid)).toBeVisible();
      await expect(page.getByText(words.passwordMissing)).toBeVisible();
      await field(page, words.email).fill(toEmail('nobody'));
      await field(page, words.password).fill(PASSWORD);
      await page.getByRole('button', { name: words.logIn }).click();
      await expect(page.getByRole('alert')).toHaveText(words.unknownUser);
      await field(page, words.email).fill(credentials.email);
      await page.getByRole('button', { name: words.logIn }).click();
      await expect(page.getByRole('alert')).toHaveText(words.loginFailed);
      await expectNoBarriers(page);

      await page.goto(`${webUrl}/user/sign-up`);
      await page.keyboard.press('Tab');
      await field(page, words.email).press('Enter');
      await expect(page.getByText(words.emailMissing)).toBeVisible();
      await field(page, words.email).fill('nobody');
      await field(page, words.email).press('Enter');
      await expect(page.getByText(words.emailInvalidAtSignUp)).toBeVisible();
      await field(page, words.email).fill(credentials.email);
      await field(page, words.email).press('Enter');
      await expect(page.getByText(words.emailInUse)).toBeVisible();
    });

    test('the account page keeps the organization and changes the password, by keyboard alone', async ({
      page,
      addresses: { webUrl, apiUrls, inboxUrl },
    }) => {
      const account = { email: toEmail('careful'), password: PASSWORD };
      const other = await signUpResearcher(apiUrls[0] ?? '', account, (address) =>
        fetchCode(inboxUrl, address),
      );
      await logInByKeys(page, words, webUrl, account);
      await page.goto(`${webUrl}/account`);
      await typeInto(field(page, words.profileOrganization), 'Hanbit University');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();
      const self = await other.client.call(CALLS.getSelf);
      expect(self.data.organization).toBe('Hanbit University');

      const block = page.getByRole('button', { name: words.changePassword });
      await expect(block).toHaveAttribute('aria-expanded', 'false');
      await pressOn(block);
      await typeInto(field(page, words.currentPassword), PASSWORD);
      await typeInto(field(page, words.newPassword), NEW_PASSWORD);
      await typeInto(field(page, words.repeatNew), NEW_PASSWORD);
      await expectNoBarriers(page);
      await page.keyboard.press('Enter');
      await expect(page.getByText(words.passwordChanged, { exact: true })).toBeVisible();
      await expect(block).toBeFocused();
      await expect(other.client.call(CALLS.refreshToken)).rejects.toMatchObject({
        statusCode: 401,
      });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.account);
      other.stop();
    });

    test('two-step log-in is turned on and asked for at the next log-in, by keyboard alone', async ({
      page,
      addresses: { webUrl, apiUrls, inboxUrl },
    }) => {
      const account = { email: toEmail('cautious'), password: PASSWORD };
      const other = await signUpResearcher(apiUrls[0] ?? '', account, (address) =>
        fetchCode(inboxUrl, address),
      );
      other.stop();
      await logInByKeys(page, words, webUrl, account);
      await page.goto(`${webUrl}/account`);
      await pressOn(page.getByRole('button', { name: words.turnOn }));
      await typeInto(field(page, words.currentPassword), PASSWORD);
      await page.keyboard.press('Enter');
      const key = page.getByText(words.key).locator('xpath=following-sibling::*[1]');
      const secret = ((await key.getByText(/^[A-Z2-7 ]{32,}$/).textContent()) ?? '').replaceAll(
        ' ',
        '',
      );
      await expectNoBarriers(page);
      await typeInto(field(page, words.appCode), showCode(secret, Date.now()));
      await expect(page.getByRole('list', { name: words.recoveryCodes })).toBeVisible();
      const codes = await page
        .getByRole('list', { name: words.recoveryCodes })
        .getByRole('listitem')
        .allInnerTexts();
      expect(codes).toHaveLength(8);
      await expectNoBarriers(page);
      await tick(page.getByRole('checkbox', { name: words.kept }));
      await pressOn(page.getByRole('button', { name: words.done }));

      await page.context().clearCookies();
      await logInByKeys(page, words, webUrl, account, async () => {
        await expect(page.getByText(words.secondStep).first()).toBeVisible();
        await expectNoBarriers(page);
        await page.keyboard.type('000000');
        await expect(page.getByText(words.codeNotRight)).toBeVisible();
        // A code works once, so this is the one that the app shows next.
        await page.keyboard.type(showCode(secret, Date.now() + STEP_MS));
      });
      // A phone that is lost: the recovery code works, once.
      const recover = (code: string) =>
        logInResearcher(apiUrls[0] ?? '', account, code).then((researcher) => researcher.stop());
      await recover(codes[0] ?? '');
      await expect(recover(codes[0] ?? '')).rejects.toMatchObject({ code: 'second_factor_wrong' });
    });
  });
}

async function signUp(
  page: Page,
  words: AccountsWords,
  email: string,
  readCode: () => Promise<string>,
): Promise<void> {
  await typeInto(field(page, words.email), email);
  await expectNoBarriers(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.codeSent).first()).toBeVisible();
  await expect(field(page, words.code)).toBeFocused();
  const code = await readCode();
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await expect(page.getByText(words.codeWrong)).toBeVisible();
  await expectNoBarriers(page);
  await expect(field(page, words.code)).toBeFocused();
  await page.keyboard.type(code);
  await expect(page.getByText(words.verified).first()).toBeVisible();
  await expect(field(page, words.password)).toBeFocused();
  await page.keyboard.type('short1');
  await pressOn(page.getByRole('button', { name: words.createAccount }));
  await expect(page.getByText(words.tooShort)).toBeVisible();
  await expect(page.getByText(words.organizationMissing)).toBeVisible();
  await typeInto(field(page, words.password), PASSWORD);
  await typeInto(field(page, words.repeat), 'something-else-1');
  await tabTo(field(page, words.organization));
  await expect(page.getByText(words.mustMatch)).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.type('Hanbit Research');
  await page.keyboard.press('Shift+Tab');
  await typeInto(field(page, words.repeat), PASSWORD);
  await tick(page.getByRole('checkbox', { name: words.adult }));
  await tick(page.getByRole('checkbox', { name: words.agree }));
  await pressOn(page.getByRole('button', { name: words.createAccount }));
}

async function logInByKeys(
  page: Page,
  words: AccountsWords,
  webUrl: string,
  { email, password }: { email: string; password: string },
  secondStep: () => Promise<void> = async () => undefined,
): Promise<void> {
  await page.goto(`${webUrl}/user/login`);
  await typeInto(field(page, words.email), email);
  await typeInto(field(page, words.password), password);
  await page.keyboard.press('Enter');
  await secondStep();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.projects);
}
