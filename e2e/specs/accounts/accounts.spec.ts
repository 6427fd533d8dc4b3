import { CALLS } from '@fovea/contract';
import { logInResearcher, showCode, signUpResearcher } from '@fovea/testkit';
import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from '#drivers/axe.ts';
import { fetchCode, fetchMail, readResetLink } from '#drivers/inbox.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { pressOn, tabTo, tick, typeInto } from '#drivers/keys.ts';
import { readWords, type Words } from '#drivers/words.ts';
import { test } from '#fixtures/member-fixture.ts';

const PASSWORD = 'quiet-lens-2026';
const NEW_PASSWORD = 'louder-lens-2027';
const STEP_MS = 30_000;
/** Subject of the server's mail. */
const RESET_SUBJECT = { en: 'Set a new Fovea password', ko: 'Fovea 비밀번호 재설정' };

/** The fields have a button that shows what was typed; its name begins like theirs. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const toEmail = (name: string) =>
  `${name}.${Date.now()}.${Math.random().toString(36).slice(2, 8)}@fovea.localhost`;

for (const language of listJourneyLanguages('en')) {
  const words = readWords(language);

  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US' });

    test('a newcomer signs up, logs in and is back at the page first asked for, by keyboard alone', async ({
      page,
      addresses: { webUrl, inboxUrl },
    }) => {
      const email = toEmail('newcomer');
      await page.goto(`${webUrl}/account?from=mail#password`);
      await expect(page.getByText(words('log-in', 'lead'))).toBeVisible();
      await expectNoBarriers(page);
      await pressOn(page.getByRole('link', { name: words('sign-up', 'title') }));
      // The new screen takes the focus; a key before that would be lost.
      await expect(page.getByRole('main')).toBeFocused();
      await signUp(page, words, email, () => fetchCode(inboxUrl, email));

      await expect(page).toHaveURL(`${webUrl}/user/login`);
      await expect(page.getByText(words('sign-up', 'created'), { exact: true })).toBeVisible();
      await expect(field(page, words('log-in', 'email'))).toHaveValue(email);
      await typeInto(field(page, words('log-in', 'password')), PASSWORD);
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(words('account', 'title'));
      expect(page.url()).toBe(`${webUrl}/account?from=mail#password`);
      await expectNoBarriers(page);
    });

    test('a token that expires in use is renewed, and nobody notices', async ({
      memberPage: page,
      context,
      addresses: { webUrl },
    }) => {
      // Header and list ask by themselves; what the person does is to meet the old token.
      const asked = ['projects', 'projects/counts', 'hashtags'].map((path) =>
        page.waitForResponse((response) => new URL(response.url()).pathname === `/api/v1/${path}`),
      );
      await page.goto(`${webUrl}/project`);
      await Promise.all(asked);
      await expect(heading(page)).toHaveText(words('project-list', 'title'));
      const balance = words('balance', 'sessions', { count: 0 });
      await expect(page.getByRole('link', { name: balance })).toBeVisible();
      const answers: string[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (!pathname.startsWith('/api/v1/') || pathname.endsWith('/events')) return;
        answers.push(`${response.request().method()} ${pathname.slice(8)} ${response.status()}`);
      });
      // A browser drops the cookie when its ten minutes are over.
      await context.clearCookies({ name: '__Host-at' });
      const create = page.getByRole('button', { name: words('project-list', 'newProject') });
      await pressOn(create.first());
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
      await typeInto(field(page, words('log-in', 'email')), email);
      await pressOn(page.getByRole('link', { name: words('log-in', 'forgot') }));
      await expect(field(page, words('password-reset', 'email'))).toHaveValue(email);
      await expectNoBarriers(page);
      await pressOn(page.getByRole('button', { name: words('password-reset', 'sendLink') }));
      const dialog = page.getByRole('dialog', { name: words('password-reset-link', 'title') });
      const close = dialog.getByRole('button', { name: words('password-reset-link', 'close') });
      await expect(close).toBeFocused();
      await expectNoBarriers(page);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();

      const mail = await fetchMail(inboxUrl, email, RESET_SUBJECT[language]);
      await page.goto(readResetLink(mail));
      await typeInto(field(page, words('new-password', 'password')), NEW_PASSWORD);
      await typeInto(field(page, words('new-password', 'repeat')), 'something-else-1');
      await page.keyboard.press('Enter');
      await expect(page.getByText(words('new-password', 'passwordsDiffer'))).toBeVisible();
      await expectNoBarriers(page);
      await typeInto(field(page, words('new-password', 'repeat')), NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(words('password-reset', 'done'));
      await expect(heading(page)).toBeFocused();
      await expectNoBarriers(page);
      await expect(researcher.client.call(CALLS.refreshToken)).rejects.toMatchObject({
        statusCode: 401,
      });
      await pressOn(page.getByRole('link', { name: words('password-reset', 'logIn') }));
      await typeInto(field(page, words('log-in', 'password')), NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(words('project-list', 'title'));
      researcher.stop();
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
      await typeInto(field(page, words('account', 'organization')), 'Hanbit University');
      await page.keyboard.press('Enter');
      const saved = page.getByRole('status').filter({ hasText: words('account', 'saved') });
      await expect(saved).toBeVisible();
      const self = await other.client.call(CALLS.getSelf);
      expect(self.data.organization).toBe('Hanbit University');

      const block = page.getByRole('button', { name: words('password-change', 'title') });
      await expect(block).toHaveAttribute('aria-expanded', 'false');
      await pressOn(block);
      await typeInto(field(page, words('password-change', 'current')), PASSWORD);
      await typeInto(field(page, words('password-change', 'password')), NEW_PASSWORD);
      await typeInto(field(page, words('password-change', 'repeat')), NEW_PASSWORD);
      await expectNoBarriers(page);
      await page.keyboard.press('Enter');
      await expect(
        page.getByText(words('password-change', 'changed'), { exact: true }),
      ).toBeVisible();
      await expect(block).toBeFocused();
      await expect(other.client.call(CALLS.refreshToken)).rejects.toMatchObject({
        statusCode: 401,
      });
      await page.reload();
      await expect(heading(page)).toHaveText(words('account', 'title'));
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
      await pressOn(page.getByRole('button', { name: words('second-factor', 'turnOn') }));
      await typeInto(field(page, words('second-factor', 'current')), PASSWORD);
      await page.keyboard.press('Enter');
      const key = page
        .getByText(words('second-factor', 'secret'))
        .locator('xpath=following-sibling::*[1]');
      const secret = ((await key.getByText(/^[A-Z2-7 ]{32,}$/).textContent()) ?? '').replaceAll(
        ' ',
        '',
      );
      await expectNoBarriers(page);
      await typeInto(field(page, words('second-factor', 'code')), showCode(secret, Date.now()));
      const list = page.getByRole('list', { name: words('second-factor', 'codes') });
      await expect(list).toBeVisible();
      const codes = await list.getByRole('listitem').allInnerTexts();
      expect(codes).toHaveLength(8);
      await expectNoBarriers(page);
      await tick(page.getByRole('checkbox', { name: words('second-factor', 'kept') }));
      await pressOn(page.getByRole('button', { name: words('second-factor', 'done') }));

      await page.context().clearCookies();
      await logInByKeys(page, words, webUrl, account, async () => {
        await expect(page.getByText(words('code-step', 'appLead')).first()).toBeVisible();
        await expectNoBarriers(page);
        await page.keyboard.type('000000');
        await expect(page.getByText(words('code-step', 'codeWrong'))).toBeVisible();
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
  words: Words,
  email: string,
  readCode: () => Promise<string>,
): Promise<void> {
  await typeInto(field(page, words('sign-up', 'email')), email);
  await expectNoBarriers(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words('sign-up', 'codeSent')).first()).toBeVisible();
  await expect(field(page, words('sign-up', 'codeStep'))).toBeFocused();
  const code = await readCode();
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await expect(page.getByText(words('sign-up', 'codeWrong'))).toBeVisible();
  await expectNoBarriers(page);
  await expect(field(page, words('sign-up', 'codeStep'))).toBeFocused();
  await page.keyboard.type(code);
  await expect(page.getByText(words('sign-up', 'verified')).first()).toBeVisible();
  await expect(field(page, words('account-step', 'password'))).toBeFocused();
  await page.keyboard.type('short1');
  await pressOn(page.getByRole('button', { name: words('sign-up', 'submit') }));
  await expect(page.getByText(words('password-rules', 'passwordShort'))).toBeVisible();
  await expect(page.getByText(words('account-step', 'organizationMissing'))).toBeVisible();
  await typeInto(field(page, words('account-step', 'password')), PASSWORD);
  await typeInto(field(page, words('account-step', 'repeat')), 'something-else-1');
  await tabTo(field(page, words('account-step', 'organization')));
  await expect(page.getByText(words('account-step', 'passwordsDiffer'))).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.type('Hanbit Research');
  await page.keyboard.press('Shift+Tab');
  await typeInto(field(page, words('account-step', 'repeat')), PASSWORD);
  await tick(page.getByRole('checkbox', { name: words('account-step', 'age') }));
  await tick(page.getByRole('checkbox', { name: words('account-step', 'terms') }));
  await pressOn(page.getByRole('button', { name: words('sign-up', 'submit') }));
}

async function logInByKeys(
  page: Page,
  words: Words,
  webUrl: string,
  { email, password }: { email: string; password: string },
  secondStep: () => Promise<void> = async () => undefined,
): Promise<void> {
  await page.goto(`${webUrl}/user/login`);
  await typeInto(field(page, words('log-in', 'email')), email);
  await typeInto(field(page, words('log-in', 'password')), password);
  await page.keyboard.press('Enter');
  await secondStep();
  await expect(heading(page)).toHaveText(words('project-list', 'title'));
}
