import { CALLS } from '@fovea/contract';
import { waitFor } from '@fovea/testkit';
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { fetchMail, listMails, readResetLink } from './inbox.ts';
import { createPageClient } from './page-client.ts';
import { watchPage } from './watch-page.ts';

const NEW_PASSWORD = 'quietlens2026';
const PATH = '/user/reset-password';

const WORDS = {
  en: {
    forgot: 'Forgot password?',
    email: 'E-mail',
    emailInvalid: 'The email format is invalid',
    sendLink: 'Send link',
    checkMail: 'Check your e-mail',
    hint: 'No e-mail after 5 minutes? Check spam or send it again.',
    resendIn: /^Resend in 0:\d\d$/,
    resend: 'Resend',
    sentAgain: 'Sent again.',
    close: 'Close',
    subject: 'Set a new Fovea password',
    changedSubject: 'Your Fovea password was changed',
    title: 'Set a new password',
    password: 'New password',
    repeat: 'Repeat new password',
    tooShort: 'Password must be at least 10 characters long.',
    differ: 'Passwords do not match',
    ticked: 'done',
    save: 'Save new password',
    done: 'Your password has been successfully reset.',
    logIn: 'Log in',
    loginPassword: 'Password',
    loginFailed: 'Failed to log in. Please try again.',
    projects: 'Projects',
    invalid: 'Invalid token. Please try again.',
    sendNew: 'Send a new link',
    forgotTitle: 'Forgot password',
  },
  ko: {
    forgot: '비밀번호를 잊으셨나요?',
    email: '이메일',
    emailInvalid: '이메일 형식이 올바르지 않습니다',
    sendLink: '링크 보내기',
    checkMail: '이메일을 확인하세요',
    hint: '5분이 지나도 메일이 없으면 스팸함을 확인하거나 다시 보내세요.',
    resendIn: /^0:\d\d 후 다시 보내기$/,
    resend: '다시 보내기',
    sentAgain: '다시 보냈습니다.',
    close: '닫기',
    subject: 'Fovea 비밀번호 재설정',
    // The account speaks English; the request alone was in Korean.
    changedSubject: 'Your Fovea password was changed',
    title: '새 비밀번호 정하기',
    password: '새 비밀번호',
    repeat: '새 비밀번호 확인',
    tooShort: '비밀번호는 10자 이상이어야 합니다.',
    differ: '비밀번호가 서로 다릅니다',
    ticked: '충족',
    save: '새 비밀번호 저장',
    done: '비밀번호가 재설정되었습니다.',
    logIn: '로그인',
    loginPassword: '비밀번호',
    loginFailed: '로그인하지 못했습니다. 다시 시도하세요.',
    projects: '프로젝트',
    invalid: '링크가 유효하지 않습니다. 다시 시도하세요.',
    sendNew: '새 링크 보내기',
    forgotTitle: '비밀번호 찾기',
  },
} as const;
type Words = (typeof WORDS)['en' | 'ko'];

for (const language of ['en', 'ko'] as const) {
  test(`a forgotten password is set anew by the mailed link, once, ${language}`, async ({
    browser,
    addresses,
    credentials,
    web: { client: otherDevice },
  }) => {
    test.setTimeout(60_000);
    const words = WORDS[language];
    const { email, password } = credentials;
    const context = await browser.newContext({ locale: language === 'ko' ? 'ko-KR' : 'en-US' });
    const page = await context.newPage();
    const watched = await watchPage(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));

    await page.goto(`${addresses.webUrl}/user/login`);
    await page.getByRole('textbox', { name: words.email }).fill(email);
    await page.getByRole('link', { name: words.forgot }).click();
    await expect(page.getByRole('textbox', { name: words.email })).toHaveValue(email);
    await sendLink(page, words, email);

    const mail = await fetchMail(addresses.inboxUrl, email, words.subject);
    const link = readResetLink(mail);
    expect(link).toMatch(new RegExp(`^${addresses.webUrl}${PATH}#token=[\\w-]{43}$`));
    expect(mail.html).toContain(`href="${link}"`);

    await page.goto(link);
    await expect(page.getByText(email)).toBeVisible();
    await fillPasswords(page, words, 'short1', 'short1');
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.tooShort)).toBeVisible();
    await expect(page.getByRole('textbox', { name: words.password, exact: true })).toBeFocused();
    await fillPasswords(page, words, NEW_PASSWORD, 'quietlens202');
    await expect(page.getByRole('listitem').filter({ hasText: words.ticked })).toHaveCount(3);
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.differ)).toBeVisible();
    await fillPasswords(page, words, NEW_PASSWORD, NEW_PASSWORD);
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.done })).toBeFocused();
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toEqual(['__Host-device']);
    expect(watched.errors).toEqual([]);

    await expect(otherDevice.call(CALLS.refreshToken)).rejects.toMatchObject({ statusCode: 401 });
    await page.getByRole('link', { name: words.logIn }).click();
    await expect(page.getByRole('textbox', { name: words.email })).toHaveValue(email);
    await logIn(page, words, password);
    await expect(page.getByText(words.loginFailed)).toBeVisible();
    await logIn(page, words, NEW_PASSWORD);
    await expect(page.getByRole('heading', { level: 1, name: words.projects })).toBeVisible();
    await fetchMail(addresses.inboxUrl, email, words.changedSubject);

    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText(words.invalid);
    await expect(page.getByRole('button', { name: words.save })).toHaveCount(0);
    await page.getByRole('link', { name: words.sendNew }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.forgotTitle })).toBeVisible();

    const token = link.split('token=')[1] ?? '';
    expect(requested.filter((url) => new URL(url).search.includes(token))).toEqual([]);
    expect(await watched.violations()).toEqual([]);
    await context.close();
  });
}

test('the dialog sends another link after half a minute, and both links work', async ({
  page,
  addresses,
  credentials: { email },
  researcher: _account,
}) => {
  const words = WORDS.en;
  await page.clock.install();
  await page.goto(`${addresses.webUrl}/user/forgot-password`);
  await page.getByRole('textbox', { name: words.email }).fill(email);
  await sendLink(page, words, email, async (dialog) => {
    await page.clock.fastForward(30_000);
    await dialog.getByRole('button', { name: words.resend, exact: true }).click();
    await expect(dialog.getByText(words.sentAgain)).toBeVisible();
    await expect(dialog.getByRole('button', { name: words.resendIn })).toBeDisabled();
  });
  const links = await waitFor('two links', 20_000, async () => {
    const mails = await listMails(addresses.inboxUrl, email, words.subject);
    return mails.length === 2 ? mails.map(readResetLink) : undefined;
  });
  expect(new Set(links).size).toBe(2);
  const client = createPageClient(page);
  for (const link of links) {
    const body = { token: link.split('token=')[1] ?? '' };
    expect((await client.call(CALLS.checkPasswordReset, { body })).data.email).toBe(email);
  }
});

test('an unknown address reads the same and gets no mail; a broken link is refused', async ({
  page,
  addresses,
}) => {
  const words = WORDS.en;
  const email = `nobody.${Date.now()}@fovea.localhost`;
  await page.goto(`${addresses.webUrl}/user/forgot-password`);
  await page.getByRole('textbox', { name: words.email }).fill('nobody');
  await page.getByRole('button', { name: words.sendLink }).click();
  await expect(page.getByText(words.emailInvalid)).toBeVisible();
  await page.getByRole('textbox', { name: words.email }).fill(email);
  await sendLink(page, words, email);

  await page.goto(`${addresses.webUrl}${PATH}?token=guess`);
  await expect(page.getByRole('alert')).toHaveText(words.invalid);
  await expect(page).toHaveURL(`${addresses.webUrl}${PATH}#token=guess`);
  await page.goto(`${addresses.webUrl}${PATH}`);
  await expect(page.getByRole('alert')).toHaveText(words.invalid);
  expect(await listMails(addresses.inboxUrl, email, words.subject)).toEqual([]);
});

async function sendLink(
  page: Page,
  words: Words,
  email: string,
  whileOpen: (dialog: ReturnType<Page['getByRole']>) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByRole('button', { name: words.sendLink }).click();
  const dialog = page.getByRole('dialog', { name: words.checkMail });
  await expect(dialog).toContainText(email);
  await expect(dialog).toContainText(words.hint);
  await expect(dialog.getByRole('button', { name: words.resendIn })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: words.close })).toBeFocused();
  await whileOpen(dialog);
  await dialog.getByRole('button', { name: words.close }).click();
  await expect(dialog).toHaveCount(0);
}

async function fillPasswords(
  page: Page,
  words: Words,
  password: string,
  repeat: string,
): Promise<void> {
  await page.getByRole('textbox', { name: words.password, exact: true }).fill(password);
  await page.getByRole('textbox', { name: words.repeat, exact: true }).fill(repeat);
}

async function logIn(page: Page, words: Words, password: string): Promise<void> {
  await page.getByRole('textbox', { name: words.loginPassword, exact: true }).fill(password);
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
}

/** Newest first. */
