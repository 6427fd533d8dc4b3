import { CALLS, type Funnel } from '@fovea/contract';
import { createTransport, createVisit, loadSamplePicture } from '@fovea/testkit';
import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from '#drivers/axe.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { readWords, type Words } from '#drivers/words.ts';
import { test } from '#fixtures/credits-fixture.ts';

/** One poll of the page, and what the way takes. */
const SEEN_WITHIN_MS = 5_000 + 3_000;
const WATCHED = 5;

/** 40 people who stop at every step: how many of each, on which phone, and what they say of it. */
const CROWD = [
  { stop: 'opened', count: 6 },
  { stop: 'declined', count: 2 },
  { stop: 'consented', count: 5, model: 'Galaxy A54', inApp: true, reason: 'camera_refused' },
  { stop: 'consented', count: 2, model: 'iPhone' },
  { stop: 'camera_on', count: 4, model: 'iPhone', reason: 'calibration_failed' },
  { stop: 'calibrated', count: 3, model: 'Pixel 8', reason: 'stopped' },
  { stop: 'completed', count: 10, model: 'iPhone' },
  { stop: 'completed', count: 6, model: 'Pixel 8' },
  { stop: 'completed', count: 2, model: 'Redmi 13' },
] as const;

for (const language of listJourneyLanguages('en')) {
  const words = readWords(language);

  test(`40 people who stop at every step are counted exactly, ${language}`, async ({
    bring,
    addresses: { webUrl, apiUrls },
  }) => {
    const { page, researcher } = await bring({ language });
    const picture = await loadSamplePicture();
    const project = await researcher.createActiveProject({
      ...{ name: 'Live', maxParticipant: 60, picture, timerMs: 3_000 },
    });
    const transport = createTransport();
    const visit = (model: string, inApp = false) =>
      createVisit({ apiUrl: apiUrls[0] ?? '', slug: project.slug, transport, model, inApp });
    await page.goto(`${webUrl}/project/${project.id}`);
    const progress = page.getByRole('region', { name: words('project-detail', 'progress') });
    await expect(progress).toBeVisible();

    for (const { stop, count, ...more } of CROWD) {
      for (let person = 0; person < count; person++) await come({ stop, ...more });
    }
    const funnel = page.getByRole('region', { name: words('live', 'funnel') });
    await expect(funnel.getByRole('listitem').last()).toContainText('18', { timeout: READY_MS });
    const read = () =>
      researcher.client.call(CALLS.getFunnel, { params: { id: project.id }, query: {} });
    expectExact(await read());
    await expect(funnel.getByRole('listitem')).toContainText([
      words('live', 'closedIt', { count: 8 }),
      // Who said nothing may still be there.
      `${words('live', 'stoppedconsented', { count: 5 })}, ${words('live', 'thereconsented', { count: 2 })}`,
      words('live', 'stoppedcamera_on', { count: 4 }),
      words('live', 'stoppedcalibrated', { count: 3 }),
      '18',
    ]);
    await expect(funnel).toContainText(words('live', 'chatHint', { lost: 5 }));
    await expectHints(page, words);
    await expectNoBarriers(page);

    const seenMs: number[] = [];
    for (let person = 1; person <= WATCHED; person++) {
      await visit('iPhone').tell('consented');
      const toldMs = performance.now();
      await expect(funnel.getByRole('listitem').nth(1)).toContainText(String(32 + person));
      seenMs.push(performance.now() - toldMs);
    }
    console.log(`${language}: seen after ${seenMs.map(Math.round).join(', ')} ms`);
    expect(Math.max(...seenMs)).toBeLessThan(SEEN_WITHIN_MS);
    transport.stop();

    async function come({
      stop,
      model = 'iPhone',
      inApp,
      reason,
    }: {
      stop: (typeof CROWD)[number]['stop'];
      model?: string;
      inApp?: boolean;
      reason?: 'camera_refused' | 'calibration_failed' | 'stopped';
    }) {
      const own = visit(model, inApp);
      await own.open();
      if (stop === 'opened') return;
      await own.tell(stop);
      if (reason !== undefined) await own.tell('left', { reason });
    }
  });
}

/** A step minus the next one is who stopped, by every part that is shown. */
function expectExact({ opened, declined, all, models, others, left }: Funnel): void {
  expect({ opened, declined }).toEqual({ opened: 40, declined: 2 });
  expect(all.reached).toEqual({ consented: 32, camera_on: 25, calibrated: 21, completed: 18 });
  const parts = [...models, others];
  for (const step of ['consented', 'camera_on', 'calibrated', 'completed'] as const) {
    expect(parts.reduce((sum, { reached }) => sum + reached[step], 0)).toBe(all.reached[step]);
  }
  expect(left).toEqual([
    { after: 'consented', reason: 'camera_refused', count: 5 },
    { after: 'camera_on', reason: 'calibration_failed', count: 4 },
    { after: 'calibrated', reason: 'stopped', count: 3 },
  ]);
}

/** At 3 people and 40 %, and not below. */
async function expectHints(page: Page, words: Words): Promise<void> {
  const row = (name: string) =>
    page
      .getByRole('region', { name: words('live', 'devices') })
      .getByRole('row')
      .filter({ hasText: name });
  await expect(row('Galaxy A54')).toContainText(words('live', 'stoppedconsented', { count: 5 }));
  await expect(row('iPhone')).toContainText(words('live', 'usual'));
  await expect(row('Pixel 8')).toContainText(words('live', 'usual'));
  await expect(row('Redmi 13')).toContainText(words('live', 'tooFew'));
}
