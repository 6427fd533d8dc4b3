import { CALLS } from '@fovea/contract';
import { waitFor } from '@fovea/testkit';
import { expect, type Page } from '@playwright/test';
import { fetchMail, listMails, readResetLink } from '#drivers/inbox.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { createPageClient } from '#drivers/page-client.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { watchPage } from '#drivers/watch-page.ts';
import { readWords, type Words } from '#drivers/words.ts';
import { test } from '#fixtures/stack-fixture.ts';

const NEW_PASSWORD = 'quietlens2026';
const PATH = '/user/reset-password';

/**
 * Subjects of the server's mails. The account speaks English; only the request may be in Korean.
 */
const SUBJECT = { en: 'Set a new Fovea password', ko: 'Fovea 비밀번호 재설정' };
const CHANGED_SUBJECT = 'Your Fovea password was changed';

for (const language of listJourneyLanguages('ko')) {
  test(`a forgotten password is set anew by the mailed link, once, ${language}`, async ({
    browser,
    addresses,
    credentials,
    web: { client: otherDevice },
  }) => {
    const words = readWords(language);
    const { email, password } = credentials;
    const context = await browser.newContext({ locale: language === 'ko' ? 'ko-KR' : 'en-US' });
    const page = await context.newPage();
    const watched = await watchPage(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));

    await page.goto(`${addresses.webUrl}/user/login`);
    await page.getByRole('textbox', { name: words('log-in', 'email') }).fill(email);
    await page.getByRole('link', { name: words('log-in', 'forgot') }).click();
    await expect(page.getByRole('textbox', { name: words('password-reset', 'email') })).toHaveValue(
      email,
    );
    await sendLink(page, words, email);

    const mail = await fetchMail(addresses.inboxUrl, email, SUBJECT[language]);
    const link = readResetLink(mail);
    expect(link).toMatch(new RegExp(`^${addresses.webUrl}${PATH}#token=[\\w-]{43}$`));
    expect(mail.html).toContain(`href="${link}"`);

    await page.goto(link);
    await expect(page.getByText(email)).toBeVisible();
    await fillPasswords(page, words, 'short1', 'short1');
    await page.getByRole('button', { name: words('new-password', 'save') }).click();
    await expect(page.getByText(words('password-rules', 'passwordShort'))).toBeVisible();
    await expect(
      page.getByRole('textbox', { name: words('new-password', 'password'), exact: true }),
    ).toBeFocused();
    await fillPasswords(page, words, NEW_PASSWORD, 'quietlens202');
    await expect(
      page.getByRole('listitem').filter({ hasText: words('password-rules', 'ruleMet') }),
    ).toHaveCount(3);
    await page.getByRole('button', { name: words('new-password', 'save') }).click();
    await expect(page.getByText(words('new-password', 'passwordsDiffer'))).toBeVisible();
    await fillPasswords(page, words, NEW_PASSWORD, NEW_PASSWORD);
    await page.getByRole('button', { name: words('new-password', 'save') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: words('password-reset', 'done') }),
    ).toBeFocused();
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toEqual(['__Host-device']);
    expect(watched.errors).toEqual([]);

    await expect(otherDevice.call(CALLS.refreshToken)).rejects.toMatchObject({ statusCode: 401 });
    await page.getByRole('link', { name: words('password-reset', 'logIn') }).click();
    await expect(page.getByRole('textbox', { name: words('log-in', 'email') })).toHaveValue(email);
    await logIn(page, words, password);
    await expect(page.getByText(words('log-in', 'failed'))).toBeVisible();
    await logIn(page, words, NEW_PASSWORD);
    await expect(
      page.getByRole('heading', { level: 1, name: words('project-list', 'title') }),
    ).toBeVisible();
    await fetchMail(addresses.inboxUrl, email, CHANGED_SUBJECT);

    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText(words('password-reset', 'invalid'));
    await expect(page.getByRole('button', { name: words('new-password', 'save') })).toHaveCount(0);
    await page.getByRole('link', { name: words('password-reset', 'sendNew') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: words('password-reset', 'forgot') }),
    ).toBeVisible();

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
  const words = readWords('en');
  await page.clock.install();
  await page.goto(`${addresses.webUrl}/user/forgot-password`);
  await page.getByRole('textbox', { name: words('password-reset', 'email') }).fill(email);
  await sendLink(page, words, email, async (dialog) => {
    await page.clock.fastForward(30_000);
    await dialog
      .getByRole('button', { name: words('password-reset-link', 'resend'), exact: true })
      .click();
    await expect(dialog.getByText(words('password-reset-link', 'sentAgain'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: resendIn(words) })).toBeDisabled();
  });
  const links = await waitFor('two links', READY_MS, async () => {
    const mails = await listMails(addresses.inboxUrl, email, SUBJECT.en);
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
  const words = readWords('en');
  const email = `nobody.${Date.now()}@fovea.localhost`;
  await page.goto(`${addresses.webUrl}/user/forgot-password`);
  await page.getByRole('textbox', { name: words('password-reset', 'email') }).fill('nobody');
  await page.getByRole('button', { name: words('password-reset', 'sendLink') }).click();
  await expect(page.getByText(words('password-reset', 'emailInvalid'))).toBeVisible();
  await page.getByRole('textbox', { name: words('password-reset', 'email') }).fill(email);
  await sendLink(page, words, email);

  await page.goto(`${addresses.webUrl}${PATH}?token=guess`);
  await expect(page.getByRole('alert')).toHaveText(words('password-reset', 'invalid'));
  await expect(page).toHaveURL(`${addresses.webUrl}${PATH}#token=guess`);
  await page.goto(`${addresses.webUrl}${PATH}`);
  await expect(page.getByRole('alert')).toHaveText(words('password-reset', 'invalid'));
  expect(await listMails(addresses.inboxUrl, email, SUBJECT.en)).toEqual([]);
});

function resendIn(words: Words): RegExp {
  return new RegExp(`^${words('password-reset-link', 'resendIn', { time: '0:\\d\\d' })}$`);
}

async function sendLink(
  page: Page,
  words: Words,
  email: string,
  whileOpen: (dialog: ReturnType<Page['getByRole']>) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByRole('button', { name: words('password-reset', 'sendLink') }).click();
  const dialog = page.getByRole('dialog', { name: words('password-reset-link', 'title') });
  await expect(dialog).toContainText(words('password-reset-link', 'sent', { email, minutes: 5 }));
  await expect(dialog.getByRole('button', { name: resendIn(words) })).toBeDisabled();
  await expect(
    dialog.getByRole('button', { name: words('password-reset-link', 'close') }),
  ).toBeFocused();
  await whileOpen(dialog);
  await dialog.getByRole('button', { name: words('password-reset-link', 'close') }).click();
  await expect(dialog).toHaveCount(0);
}

async function fillPasswords(
  page: Page,
  words: Words,
  password: string,
  repeat: string,
): Promise<void> {
  await page
    .getByRole('textbox', { name: words('new-password', 'password'), exact: true })
    .fill(password);
  await page
    .getByRole('textbox', { name: words('new-password', 'repeat'), exact: true })
    .fill(repeat);
}

async function logIn(page: Page, words: Words, password: string): Promise<void> {
  await page
    .getByRole('textbox', { name: words('log-in', 'password'), exact: true })
    .fill(password);
  await page.getByRole('button', { name: words('log-in', 'submit'), exact: true }).click();
}

/** Newest first. */
