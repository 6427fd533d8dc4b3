import { CALLS } from '@fovea/contract';
import type { Page } from '@playwright/test';
import { answerCall, changeReply, failCall } from './answer-call.ts';
import { expect, test } from './member-fixture.ts';
import { createPageClient } from './page-client.ts';

// Two cores may have much else to do.
test.describe.configure({ timeout: 60_000 });

const NOTICE = 'Your role needs two-step log-in. Turn it on to go on.';

test('single keys act until they are turned off; those of a focused slider stay', async ({
  memberPage: page,
  member,
  addresses: { webUrl },
}) => {
  const open = async (path: string) => {
    await page.goto(`${webUrl}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  };
  const createProject = page.getByRole('button', { name: 'New project' }).first();
  await open('/project');
  await expect(createProject.locator('kbd')).toHaveText('C');
  await page.keyboard.press('c');
  await page.getByRole('dialog').waitFor();

  await open('/account');
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await open('/project');
  await expect(createProject.locator('kbd')).toHaveCount(0);
  await page.keyboard.press('c');
  // As long as the dialog took above, and more.
  await page.waitForTimeout(1_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await open(`/analysis/${member.active.id}`);
  const slider = page.getByRole('slider').first();
  const readTime = () => slider.getAttribute('aria-valuenow');
  await expect(slider).not.toHaveAttribute('aria-valuemax', '0');
  await page.keyboard.press('End');
  expect(await readTime()).toBe('0');
  await slider.focus();
  await page.keyboard.press('End');
  await expect.poll(readTime).not.toBe('0');
});

test('the language of the screen becomes that of the mails, and stays when that fails', async ({
  memberPage: page,
  addresses: { webUrl },
}) => {
  await page.goto(`${webUrl}/account`);
  const client = createPageClient(page);
  const readLanguage = async () => (await client.call(CALLS.getSelf)).data.language;
  await page.getByRole('radio', { name: '한국어' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('내 계정');
  await expect.poll(readLanguage).toBe('ko');

  const { stop } = await failCall(page, '/users/self', 'unavailable');
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account');
  const told = 'The language of your e-mails was not saved. Please try again.';
  await expect(page.getByText(told).first()).toBeVisible();
  await stop();
  expect(await readLanguage()).toBe('ko');
});

test('an organization that cannot be saved gives way to the one that was there', async ({
  memberPage: page,
  addresses: { webUrl },
}) => {
  await page.goto(`${webUrl}/account`);
  const field = page.getByRole('textbox', { name: 'Organization' });
  const before = await field.inputValue();
  await field.fill(' ');
  await field.blur();
  await expect(page.getByText('Please enter your organization name.')).toBeVisible();
  await expect(field).toHaveValue(before);
  await failCall(page, '/users/self', 'unavailable');
  await field.fill('Elsewhere');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The organization was not saved. Please try again.')).toBeVisible();
  await expect(field).toHaveValue(before);
});

test('an administrator without the second step sees the account alone, then goes on', async ({
  memberPage: page,
  addresses: { webUrl, apiUrls },
}) => {
  await changeSelf(page, apiUrls[0] ?? '', { role: 'admin', hasSecondFactor: false });
  const secret = { secret: 'JBSWY3DPEHPK3PXP', otpauthUrl: 'otpauth://totp/Fovea' };
  await answerCall(page, '/users/self/second-factor', secret);
  const codes = { recoveryCodes: ['K7QP-2M9X', 'B4RT-8WZN'] };
  await answerCall(page, '/users/self/second-factor/confirm', codes);
  for (const path of ['/account/plan', '/project?q=Poster']) {
    await page.goto(`${webUrl}${path}`);
    await expect(page).toHaveURL(`${webUrl}/account`);
    await expect(page.getByRole('alert')).toHaveText(NOTICE);
  }
  await page.getByRole('textbox', { name: 'Current password' }).fill('Correct-horse-7!');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Enter the code that the app shows' }).fill('123456');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(`${webUrl}/project?q=Poster`);
});

test('a role that came meanwhile shows with the first call that the server refuses', async ({
  memberPage: page,
  addresses: { webUrl, apiUrls },
}) => {
  await page.goto(`${webUrl}/account`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account');
  await changeSelf(page, apiUrls[0] ?? '', { role: 'admin', hasSecondFactor: false });
  await failCall(page, '/projects*', 'second_factor_required');
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await expect(page.getByRole('alert')).toHaveText(NOTICE);
  await expect(page).toHaveURL(`${webUrl}/account`);
});

function changeSelf(page: Page, apiUrl: string, change: object): Promise<void> {
  return changeReply(page, apiUrl, '/users/self', ({ data, ...rest }) => ({
    ...rest,
    data: { ...(data as object), ...change },
  }));
}
