import { expect } from '@playwright/test';
import { expectNoBarriers } from '#drivers/axe.ts';
import { fetchMail } from '#drivers/inbox.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { readWords } from '#drivers/words.ts';
import { toEmail } from '#fixtures/credits-fixture.ts';
import { test } from '#fixtures/stack-fixture.ts';

const OPERATOR = 'hello@fovea.localhost';
const SUBJECT = { en: 'We have received your inquiry', ko: '문의를 접수했습니다' };

for (const language of listJourneyLanguages('ko')) {
  const words = readWords(language);

  test(`an inquiry and the wish for a plan are asked for, received and mailed, ${language}`, async ({
    browser,
    addresses: { webUrl, inboxUrl },
  }) => {
    const context = await browser.newContext({ locale: language === 'ko' ? 'ko-KR' : 'en-US' });
    const page = await context.newPage();
    const email = toEmail('mina');
    const company = `Hanbit ${email.split('@')[0]}`;
    const name = (key: string) => new RegExp(`^${words('contact', key)}`);
    const field = (key: string) => page.getByRole('textbox', { name: name(key) });
    const send = () => page.getByRole('button', { name: words('contact', 'send') }).click();
    const received = page.getByRole('dialog', { name: words('modals', 'inquiryTitle') });

    await page.goto(`${webUrl}/contact-us`);
    await send();
    for (const prompt of ['nameMissing', 'emailMissing', 'companyMissing', 'inquiryMissing']) {
      await expect(page.getByText(words('contact', prompt)).first()).toBeVisible();
    }
    await expect(field('firstName')).toBeFocused();
    await expectNoBarriers(page);
    await field('firstName').fill('Mina');
    await field('lastName').fill('Kim');
    await field('email').fill(email);
    await field('company').fill(company);
    await field('message').fill('How many people?');
    await send();
    await expect(received).toContainText(words('modals', 'inquiryText'));
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await expect(field('message')).toHaveValue('');
    const confirmation = await fetchMail(inboxUrl, email, SUBJECT[language]);
    expect(confirmation.text).not.toContain('How many people?');
    const forwarded = await fetchMail(inboxUrl, OPERATOR, `Inquiry of Mina Kim, ${company}`);
    expect(forwarded.text).toContain('How many people?');

    await page.goto(`${webUrl}/pricing/organization`);
    const accounts = page.getByRole('spinbutton', { name: name('accounts') });
    await accounts.fill('29');
    await send();
    await expect(page.getByText(words('contact', 'organizationMissing'))).toBeVisible();
    await expect(page.getByText(words('contact', 'accountsFew', { count: 30 }))).toBeVisible();
    await accounts.fill('45');
    const plan = words('contact', 'planLine', { accounts: '45', sessions: '4,500' });
    await expect(page.getByText(plan)).toBeVisible();
    await field('firstName').fill('Mina');
    await field('lastName').fill('Kim');
    await field('email').fill(email);
    await field('organization').fill(company);
    await send();
    await expect(received).toBeVisible();
    await fetchMail(inboxUrl, OPERATOR, `Organisation plan: ${company}, 45 accounts`);
    await context.close();
  });
}
