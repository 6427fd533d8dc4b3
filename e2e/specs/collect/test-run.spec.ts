import { CALLS } from '@fovea/contract';
import { addPage, loadSamplePicture } from '@fovea/testkit';
import { expect } from '@playwright/test';
import { findBarriers } from '#drivers/axe.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { openPhone } from '#drivers/open-phone.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { turnOnCamera, walkToCamera } from '#drivers/take-part.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/credits-fixture.ts';

for (const language of listJourneyLanguages('ko')) {
  const words = readWords(language);

  test(`a test run plays every screen before the activation, outside all counts, ${language}`, async ({
    browser,
    bring,
    addresses: { webUrl },
  }) => {
    const { page, researcher } = await bring({ language });
    const { client, upload } = researcher;
    const { id } = await client.call(CALLS.createProject, {
      body: { name: 'Poster', type: 'basic', maxParticipant: 3 },
    });
    const asset = await upload(id, await loadSamplePicture());
    await addPage(client, id, { kind: 'image', assetIds: [asset.id], timerMs: 2_000 });

    await page.goto(`${webUrl}/project/edit/${id}`);
    await page.getByRole('button', { name: words('project-editor', 'testRun') }).click();
    const dialog = page.getByRole('dialog', { name: words('test-run', 'title') });
    await expect(dialog.getByRole('img', { name: words('test-run', 'code') })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    const field = dialog.getByRole('textbox', { name: words('test-run', 'link') });
    const link = await field.inputValue();
    expect(link).toMatch(/\/t\/[\w-]{48}$/);

    const phone = await openPhone(browser, language === 'ko' ? 'ko-KR' : 'en-US');
    const told: string[] = [];
    phone.on('request', (request) => {
      if (request.url().endsWith('/events')) told.push(request.url());
    });
    await phone.goto(`${link}?seed=7`);
    const mark = phone.getByText(words('collect-shared', 'testRun'), { exact: true });
    await expect(mark).toBeVisible();
    expect(await findBarriers(phone)).toEqual([]);
    await walkToCamera(phone, words);
    await turnOnCamera(phone, words);
    await phone.locator('main img').waitFor({ timeout: READY_MS });
    await expect(mark).toBeVisible();
    await expect(phone.getByText(words('thanks', 'lead_test'))).toBeVisible({ timeout: READY_MS });
    await expect(mark).toBeVisible();
    expect(told).toEqual([]);
    await phone.context().close();
    const { joined, completed, status } = await researcher.getProject(id);
    expect({ joined, completed, status }).toEqual({ joined: 0, completed: 0, status: 'edit' });

    await expect(dialog.getByText(words('test-run', 'arrived'))).toBeVisible({ timeout: READY_MS });
    await dialog.getByRole('link', { name: words('test-run', 'analyse') }).click();
    await expect(page.getByRole('button', { name: /^You \(test\)/ })).toBeVisible();
    const play = page.getByRole('button', {
      name: words('analysis-playback', 'play'),
      exact: true,
    });
    await expect(play).toBeEnabled({ timeout: READY_MS });
  });
}
