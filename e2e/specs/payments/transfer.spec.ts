import { CALLS } from '@fovea/contract';
import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from '#drivers/axe.ts';
import { readMoves, toLine } from '#drivers/credits-history.ts';
import { fetchMail } from '#drivers/inbox.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { pressOn, typeInto } from '#drivers/keys.ts';
import { readWords, type Words } from '#drivers/words.ts';
import { type Person, test, toEmail } from '#fixtures/credits-fixture.ts';

/** The smallest plan. */
const ACCOUNTS = 30;
const PLAN = 3_000;
const EACH = 5;
/** Subject of the server's mail. */
const SUBJECT = { en: '5 sessions for you on Fovea', ko: 'Fovea 세션 5개를 받으셨습니다' };
const WRONG_EMAIL = 'm.kang@hanbit';
/** Letters that a code may have, but nobody has sent this one. */
const NO_CODE = 'AAAABBBBCCCC';

for (const language of listJourneyLanguages('ko')) {
  const words = readWords(language);
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
    await pressOn(sender.page.getByRole('link', { name: words('shells', 'transfer') }).first());
    await expect(sender.page).toHaveURL(`${webUrl}/account/transfer`);
    await sendCodes(sender.page, words, [user.email, unlucky.email, stranger]);
    const codeOf = async (email: string, subject: string) => {
      const { text } = await fetchMail(inboxUrl, email, subject);
      expect(text).toContain(sender.email);
      return /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)?.[0] ?? '';
    };
    const codes = [
      await codeOf(user.email, SUBJECT[language]),
      await codeOf(unlucky.email, SUBJECT[other]),
      // Without an account a mail is in the language of its sender.
      await codeOf(stranger, SUBJECT[language]),
    ];
    expect(new Set(codes).size).toBe(3);

    await useCode(user, words, webUrl, { code: codes[0] ?? '', from: sender.email });
    await cancelCode(sender.page, words, unlucky.email);
    const theirs = readWords(other);
    await unlucky.page.goto(`${webUrl}/account/code`);
    await typeInto(
      unlucky.page.getByRole('textbox', { name: theirs('use-code', 'code') }),
      codes[1] ?? '',
    );
    await expect(unlucky.page.getByRole('alert')).toHaveText(
      theirs('api-errors', 'transfer_code_cancelled'),
    );
    expect(await unlucky.researcher.client.call(CALLS.getCredits)).toMatchObject({ balance: 0 });

    await checkList(sender.page, words, {
      [user.email]: words('transfer', 'used'),
      [unlucky.email]: words('transfer', 'cancelled'),
      [stranger]: words('transfer', 'notUsed'),
    });
    await sender.page.goto(`${webUrl}/account/history`);
    await expect
      .poll(async () => (await readMoves(sender.page, words)).map(toLine))
      .toEqual([
        `${words('history', 'TRANSFER_BACK')} | ${unlucky.email} | +5 | 2,990`,
        `${words('history', 'TRANSFER_OUT')} | ${words('history', 'each', { count: 3, each: EACH })} | −15 | 2,985`,
        `${words('history', 'organization')} | ${words('history', 'sessions', { count: PLAN })} | +3,000 | 3,000`,
      ]);
    await expectNoBarriers(sender.page);
    expect(await operate('credits', 'audit')).toBe('10 audits, all 0');
  });
}

async function sendCodes(page: Page, words: Words, emails: string[]): Promise<void> {
  const [first = ''] = emails;
  await typeInto(
    page.getByRole('spinbutton', { name: words('transfer', 'perPerson') }),
    String(EACH),
  );
  const field = page.getByRole('textbox', { name: words('transfer', 'receivers') });
  await typeInto(field, `${emails.join(',')},${first.toUpperCase()} ${WRONG_EMAIL}`);
  await page.keyboard.press('Enter');
  const chips = page
    .getByRole('list', { name: words('transfer', 'receivers') })
    .getByRole('listitem');
  await expect(chips).toHaveText([...emails, WRONG_EMAIL]);
  await expect(
    page.getByText(words('transfer', 'wrong', { emails: WRONG_EMAIL })).first(),
  ).toBeVisible();
  await expectNoBarriers(page);

  await pressOn(page.getByRole('button', { name: words('transfer', 'check', { count: 3 }) }));
  const dialog = page.getByRole('dialog', { name: words('transfer', 'checkTitle') });
  const rows = dialog
    .getByRole('list', { name: words('transfer', 'receivers') })
    .getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: first })).toContainText(words('transfer', 'twice'));
  await expect(dialog).toContainText(
    words('transfer', 'sum', {
      count: 3,
      amount: EACH,
      sessions: words('transfer', 'sessions', { count: 3 * EACH }),
    }),
  );
  await expect(dialog).toContainText('2,985');
  await expect(dialog).toContainText(words('transfer', 'wrong', { emails: WRONG_EMAIL }));
  await expectNoBarriers(page);
  await pressOn(dialog.getByRole('button', { name: words('transfer', 'send', { count: 3 }) }));
  await expect(
    page.getByText(words('transfer', 'sent', { count: 3 }), { exact: true }).first(),
  ).toBeVisible();
  // The wrong address stays to be corrected.
  await expect(chips).toHaveText([WRONG_EMAIL]);
  await expect(
    page.getByText(
      words('transfer', 'codesSent', {
        count: 3,
        sessions: words('transfer', 'sessions', { count: 3 * EACH }),
      }),
    ),
  ).toBeVisible();
  await expect(
    page.getByRole('radio', { name: `${words('transfer', 'notUsed')} 3` }),
  ).toBeVisible();
}

async function useCode(
  { page }: Person,
  words: Words,
  webUrl: string,
  { code, from }: { code: string; from: string },
): Promise<void> {
  const field = page.getByRole('textbox', { name: words('use-code', 'code') });
  const button = page.getByRole('button', { name: words('use-code', 'use') });
  await page.goto(`${webUrl}/account/code`);
  await typeInto(field, NO_CODE);
  await expect(page.getByRole('alert')).toHaveText(words('api-errors', 'transfer_code_unknown'));
  await expect(button).toBeDisabled();
  await expectNoBarriers(page);

  // Small letters are fine, and the dashes come by themselves.
  await typeInto(field, code.replaceAll('-', '').toLowerCase());
  await expect(field).toHaveValue(code);
  const box = page.getByRole('status').filter({ hasText: words('use-code', 'valid') });
  await expect(box.locator('dd')).toHaveText([from, `+ ${EACH}`, String(EACH)]);
  await expectNoBarriers(page);
  await pressOn(button);
  await expect(
    page.getByText(words('use-code', 'added', { count: EACH }), { exact: true }).first(),
  ).toBeVisible();
  const balance = page
    .getByRole('banner')
    .getByRole('link', { name: words('balance', 'sessions', { count: EACH }) });
  await expect(balance).toBeVisible();
  await expect(page.getByRole('region', { name: words('use-code', 'usedCodes') })).toContainText(
    code,
  );
  await expect(field).toHaveValue('');
  await typeInto(field, code);
  await expect(page.getByRole('alert')).toHaveText(words('api-errors', 'transfer_code_used'));

  await pressOn(balance);
  await expect
    .poll(async () => (await readMoves(page, words)).map(toLine))
    .toEqual([
      `${words('history', 'CODE_IN')} | ${words('history', 'from', { email: from })} | +5 | 5`,
    ]);
}

async function cancelCode(page: Page, words: Words, email: string): Promise<void> {
  await pressOn(page.getByRole('button', { name: words('transfer', 'cancelOf', { email }) }));
  const dialog = page.getByRole('alertdialog', {
    name: words('transfer', 'cancelTitle', { email }),
  });
  await expect(dialog.getByRole('button', { name: words('transfer', 'keep') })).toBeFocused();
  await expect(dialog).toContainText(words('transfer', 'cancelText', { count: EACH }));
  await expectNoBarriers(page);
  await pressOn(dialog.getByRole('button', { name: words('transfer', 'cancelCode') }));
  await expect(
    page.getByText(words('transfer', 'cancelDone', { count: EACH }), { exact: true }).first(),
  ).toBeVisible();
  // The button is gone; the list that it belonged to has the focus.
  await expect(
    page.getByRole('heading', { name: words('transfer', 'codes'), exact: true }),
  ).toBeFocused();
}

async function checkList(
  page: Page,
  words: Words,
  statuses: Readonly<Record<string, string>>,
): Promise<void> {
  await page.reload();
  const rows = page.getByRole('region', { name: words('transfer', 'codes') }).locator('tbody tr');
  await expect(rows).toHaveCount(3);
  for (const [email, status] of Object.entries(statuses)) {
    await expect(rows.filter({ hasText: email })).toContainText(status);
  }
  await expect(
    rows.filter({ hasText: words('transfer', 'cameBack', { count: EACH }) }),
  ).toHaveCount(1);
  for (const status of Object.values(statuses)) {
    await page.getByRole('radio', { name: `${status} 1`, exact: true }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(status);
  }
  await expectNoBarriers(page);
}
