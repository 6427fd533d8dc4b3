import { CALLS } from '@fovea/contract';
import { toCodeText } from '@fovea/contract/project-code';
import { expect, type Page } from '@playwright/test';
import { findBarriers } from '#drivers/axe.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { openPhone } from '#drivers/open-phone.ts';
import { readWords } from '#drivers/words.ts';
import { test, type World } from '#fixtures/world-fixture.ts';

const COMPUTER_PX = { width: 1_440, height: 900 };

for (const language of listJourneyLanguages('en')) {
  const words = readWords(language);
  const locale = language === 'ko' ? 'ko-KR' : 'en-US';
  const findHeading = (page: Page, name: string) => page.getByRole('heading', { name });

  test(`a typed project ID leads to the project, ${language}`, async ({
    browser,
    world,
    addresses: { collectUrl },
  }) => {
    const code = await readCode(world);
    const phone = await openPhone(browser, locale);
    await phone.goto(collectUrl);
    await expect(findHeading(phone, words('project-id', 'title'))).toBeFocused();
    expect(await findBarriers(phone)).toEqual([]);
    const field = phone.getByRole('textbox', { name: words('project-id', 'label') });
    await field.pressSequentially('zzz999');
    await expect(field).toHaveValue('ZZZ-999');
    await phone.getByRole('button', { name: words('project-id', 'next') }).tap();
    await expect(phone.getByText(words('project-id', 'unknown'))).toBeVisible();
    await field.fill(code.toLowerCase());
    await expect(field).toHaveValue(toCodeText(code));
    await field.press('Enter');
    await expect(findHeading(phone, words('welcome', 'title'))).toBeVisible();
    await expect(phone).toHaveURL(`${collectUrl}/p/${world.slugs.quick}`);
    await phone.context().close();

    const computer = await browser.newPage({ locale, viewport: COMPUTER_PX });
    await computer.goto(`${collectUrl}/p/${world.slugs.quick}`);
    await expect(findHeading(computer, words('other-device', 'computer_mobile'))).toBeVisible();
    await expect(computer.getByText(toCodeText(code), { exact: true })).toBeVisible();
    await computer.close();
  });
}

async function readCode({ researcher, slugs: { quick: slug } }: World): Promise<string> {
  const { code } = await researcher.client.call(CALLS.getCollectProject, {
    params: { slug },
    query: {},
  });
  if (code === null) throw new Error('the project does not collect');
  return code;
}
