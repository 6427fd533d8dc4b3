import { CALLS } from '@fovea/contract';
import { loadSamplePicture } from '@fovea/testkit';
import { expect, type Page } from '@playwright/test';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { openPhone } from '#drivers/open-phone.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { turnOnCamera, walkToCamera } from '#drivers/take-part.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/credits-fixture.ts';

const RELOADS = 3;

for (const language of listJourneyLanguages('en')) {
  const words = readWords(language);
  const locale = language === 'ko' ? 'ko-KR' : 'en-US';
  const findHeading = (page: Page, name: string) => page.getByRole('heading', { name });

  test(`a computer, reloads, a return, a withdrawal and a second phone are 2 people, ${language}`, async ({
    browser,
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    const { id, link } = await researcher.createActiveProject({
      name: 'Counts',
      maxParticipant: 5,
      timerMs: 1_000,
      picture: await loadSamplePicture(),
    });
    const openAgain = async (opened: Page, heading: string) => {
      await opened.goto(`${link}?seed=7`);
      for (let reload = 0; reload < RELOADS; reload++) {
        await findHeading(opened, heading).waitFor();
        await opened.reload();
      }
      await findHeading(opened, heading).waitFor();
    };

    const computer = await browser.newContext({ locale, viewport: { width: 1_440, height: 900 } });
    await openAgain(await computer.newPage(), words('other-device', 'computer_mobile'));
    const phone = await openPhone(browser, locale);
    await openAgain(phone, words('welcome', 'title'));
    await walkToCamera(phone, words);
    await turnOnCamera(phone, words);
    await findHeading(phone, words('thanks', 'title')).waitFor({ timeout: READY_MS });
    const receipt = await phone.locator('main input').inputValue();
    // In a new tab, as somebody who comes back later.
    const later = await phone.context().newPage();
    await later.goto(`${link}?seed=7`);
    await findHeading(later, words('taken-part', 'title')).waitFor();
    await later.goto(receipt);
    await later.getByRole('button', { name: words('withdraw', 'delete') }).click();
    await findHeading(later, words('withdraw', 'done')).waitFor();
    const second = await openPhone(browser, locale);
    await openAgain(second, words('welcome', 'title'));

    const read = () => researcher.client.call(CALLS.getFunnel, { params: { id }, query: {} });
    await expect
      .poll(async () => {
        const { opened, computers, withdrawn, all } = await read();
        return { opened, computers, withdrawn, completed: all.reached.completed };
      })
      .toEqual({ opened: 2, computers: 1, withdrawn: 1, completed: 1 });
    await page.goto(`${webUrl}/project/${id}`);
    const funnel = page.getByRole('region', { name: words('live', 'funnel') });
    const rows = funnel.getByRole('listitem');
    const lost = words('people', 'lost', { count: 1, reason: words('people', 'withdrawn') });
    await expect(rows.first()).toContainText(`${words('people', 'opened')}2`);
    await expect(rows.nth(4)).toContainText(lost);
    await expect(funnel).toContainText(words('people', 'computers', { count: 1 }));
    await expect(funnel).not.toContainText(words('people', 'checking'));
    await Promise.all([phone, second].map((each) => each.context().close()));
    await computer.close();
  });
}
