import { CALLS } from '@fovea/contract';
import type { Page } from '@playwright/test';
import { expect, expectNoBarriers, type Person, test, toEmail } from './credits-fixture.ts';
import { readMoves, toLine } from './credits-history.ts';
import { CREDITS_WORDS, type CreditsWords } from './credits-words.ts';
import { fetchMail } from './inbox.ts';
import { pressOn, typeInto } from './keys.ts';

// Two cores may have much else to do.
test.describe.configure({ timeout: 180_000 });

/** The smallest plan. */
const ACCOUNTS = 30;
const PLAN = 3_000;
const EACH = 5;
const WRONG_EMAIL = 'm.kang@hanbit';
/** Letters that a code may have, but nobody has sent this one. */
const NO_CODE = 'AAAABBBBCCCC';

for (const language of ['en', 'ko'] as const) {
  const words: CreditsWords = CREDITS_WORDS[language];
  const other = language === 'en' ? 'ko' : 'en';

  test(`codes to three receivers: one is used, one is cancelled, one waits, ${language}`, async ({
    bring,
    operate,
    addresses: { webUrl, inboxUrl },
  }) => {
    const sender = await bring({ email: toEmail('lab'), language, isAdministrator: true });
    await operate('credits', 'organization', sender.email, String(ACCOUNTS), sender.email);
    const user = await bring({ email: toEmail('user'), language });
    const unlucky = await bring({ email: toEmail('unlucky'), language: other });
    const stranger = toEmail('stranger');

    await sender.page.goto(`${webUrl}/account`);
    await pressOn(sender.page.getByRole('link', { name: words.transfer }).first());
    await expect(sender.page).toHaveURL(`${webUrl}/account/transfer`);
    await sendCodes(sender.page, words, [user.email, unlucky.email, stranger]);
    const codeOf = async (email: string, { mailSubject }: CreditsWords) => {
      const { text } = await fetchMail(inboxUrl, email, mailSubject(EACH));
      expect(text).toContain(sender.email);
      return /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)?.[0] ?? '';
    };
    const codes = [
      await codeOf(user.email, words),
      await codeOf(unlucky.email, CREDITS_WORDS[other]),
      // Without an account a mail is in the language of its sender.
      await codeOf(stranger, words),
    ];
    expect(new Set(codes).size).toBe(3);

    await useCode(user, words, webUrl, { code: codes[0] ?? '', from: sender.email });
    await cancelCode(sender.page, words, unlucky.email);
    const theirs = CREDITS_WORDS[other];
    await unlucky.page.goto(`${webUrl}/account/code`);
    await typeInto(unlucky.page.getByRole('textbox', { name: theirs.code }), codes[1] ?? '');
    await expect(unlucky.page.getByRole('alert')).toHaveText(theirs.codeCancelled);
    expect(await unlucky.researcher.client.call(CALLS.getCredits)).toMatchObject({ balance: 0 });

    await checkList(sender.page, words, {
      [user.email]: words.statuses.USED,
      [unlucky.email]: words.statuses.CANCELLED,
      [stranger]: words.statuses.NOT_USED,
    });
    await sender.page.goto(`${webUrl}/account/history`);
    await expect
      .poll(async () => (await readMoves(sender.page, words)).map(toLine))
      .toEqual([
        `${words.moves.TRANSFER_BACK} | ${unlucky.email} | +5 | 2,990`,
        `${words.moves.TRANSFER_OUT} | ${words.each(3, EACH)} | −15 | 2,985`,
        `${words.moves.organization} | ${words.sessions(PLAN).replace('3000', '3,000')} | +3,000 | 3,000`,
      ]);
    await expectNoBarriers(sender.page);
    expect(await operate('credits', 'audit')).toBe('8 audits, all 0');
  });
}

async function sendCodes(page: Page, words: CreditsWords, emails: string[]): Promise<void> {
  const [first = ''] = emails;
  await typeInto(page.getByRole('spinbutton', { name: words.perPerson }), String(EACH));
  const field = page.getByRole('textbox', { name: words.receivers });
  await typeInto(field, `${emails.join(',')},${first.toUpperCase()} ${WRONG_EMAIL}`);
  await page.keyboard.press('Enter');
  const chips = page.getByRole('list', { name: words.receivers }).getByRole('listitem');
  await expect(chips).toHaveText([...emails, WRONG_EMAIL]);
  await expect(page.getByText(words.wrong(WRONG_EMAIL)).first()).toBeVisible();
  await expectNoBarriers(page);

  await pressOn(page.getByRole('button', { name: words.check(3) }));
  const dialog = page.getByRole('dialog', { name: words.checkTitle });
  const rows = dialog.getByRole('list', { name: words.receivers }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: first })).toContainText(words.twice);
  await expect(dialog).toContainText(words.sum(3, EACH, 3 * EACH));
  await expect(dialog).toContainText('2,985');
  await expect(dialog).toContainText(words.wrong(WRONG_EMAIL));
  await expectNoBarriers(page);
  await pressOn(dialog.getByRole('button', { name: words.send(3) }));
  await expect(page.getByText(words.sent(3), { exact: true }).first()).toBeVisible();
  // What was wrong stays to be put right.
  await expect(chips).toHaveText([WRONG_EMAIL]);
  await expect(page.getByText(words.codesSent(3, 3 * EACH))).toBeVisible();
  await expect(page.getByRole('radio', { name: `${words.statuses.NOT_USED} 3` })).toBeVisible();
}

async function useCode(
  { page }: Person,
  words: CreditsWords,
  webUrl: string,
  { code, from }: { code: string; from: string },
): Promise<void> {
  const field = page.getByRole('textbox', { name: words.code });
  const button = page.getByRole('button', { name: words.useCode });
  await page.goto(`${webUrl}/account/code`);
  await typeInto(field, NO_CODE);
  await expect(page.getByRole('alert')).toHaveText(words.codeUnknown);
  await expect(button).toBeDisabled();
  await expectNoBarriers(page);

  // Small letters are fine, and the dashes come by themselves.
  await typeInto(field, code.replaceAll('-', '').toLowerCase());
  await expect(field).toHaveValue(code);
  const box = page.getByRole('status').filter({ hasText: words.codeValid });
  await expect(box.locator('dd')).toHaveText([from, `+ ${EACH}`, String(EACH)]);
  await expectNoBarriers(page);
  await pressOn(button);
  await expect(page.getByText(words.added(EACH), { exact: true }).first()).toBeVisible();
  const balance = page.getByRole('banner').getByRole('link', { name: words.sessions(EACH) });
  await expect(balance).toBeVisible();
  await expect(page.getByRole('region', { name: words.usedCodes })).toContainText(code);
  await expect(field).toHaveValue('');
  await typeInto(field, code);
  await expect(page.getByRole('alert')).toHaveText(words.codeUsed);

  await pressOn(balance);
  await expect
    .poll(async () => (await readMoves(page, words)).map(toLine))
    .toEqual([`${words.moves.CODE_IN} | ${words.fromWhom(from)} | +5 | 5`]);
}

async function cancelCode(page: Page, words: CreditsWords, email: string): Promise<void> {
  await pressOn(page.getByRole('button', { name: words.cancelOf(email) }));
  const dialog = page.getByRole('alertdialog', { name: words.cancelTitle(email) });
  await expect(dialog.getByRole('button', { name: words.keep })).toBeFocused();
  await expect(dialog).toContainText(words.cancelText(EACH));
  await expectNoBarriers(page);
  await pressOn(dialog.getByRole('button', { name: words.cancelCode }));
  await expect(page.getByText(words.cancelled(EACH), { exact: true }).first()).toBeVisible();
  // The button is gone; the list that it belonged to has the focus.
  await expect(page.getByRole('heading', { name: words.codes, exact: true })).toBeFocused();
}

async function checkList(
  page: Page,
  words: CreditsWords,
  statuses: Readonly<Record<string, string>>,
): Promise<void> {
  await page.reload();
  const rows = page.getByRole('region', { name: words.codes }).locator('tbody tr');
  await expect(rows).toHaveCount(3);
  for (const [email, status] of Object.entries(statuses)) {
    await expect(rows.filter({ hasText: email })).toContainText(status);
  }
  await expect(rows.filter({ hasText: words.cameBack(EACH) })).toHaveCount(1);
  for (const status of Object.values(statuses)) {
    await page.getByRole('radio', { name: `${status} 1`, exact: true }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(status);
  }
  await expectNoBarriers(page);
}
