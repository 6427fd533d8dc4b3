import { CALLS, type Funnel } from '@fovea/contract';
import {
  createTransport,
  createVisit,
  joinRecording,
  loadSamplePicture,
  playParticipant,
} from '@fovea/testkit';
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
  { stop: 'consented', count: 3, model: 'Galaxy A54', inApp: true, reason: 'camera_refused' },
  { stop: 'consented', count: 2, model: 'Xiaomi 14', inApp: true, reason: 'camera_refused' },
  { stop: 'consented', count: 2, model: 'iPhone' },
  { stop: 'camera_on', count: 4, model: 'iPhone', reason: 'calibration_failed' },
  { stop: 'calibrated', count: 3, model: 'Pixel 8', reason: 'stopped' },
  { stop: 'completed', count: 8, model: 'iPhone' },
  { stop: 'completed', count: 5, model: 'Pixel 8' },
  { stop: 'completed', count: 3, model: 'Galaxy A54' },
  { stop: 'completed', count: 1, model: 'Xiaomi 14' },
  { stop: 'completed', count: 1, model: 'Redmi 13' },
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
      name: 'Live',
      maxParticipant: 60,
      picture,
      timerMs: 3_000,
    });
    const transport = createTransport();
    let seed = 0;
    const play = (model: string) =>
      playParticipant({
        apiUrls,
        slug: project.slug,
        transport,
        model,
        seed: ++seed,
        batches: 1,
      });
    const visit = (model: string, inApp = false) =>
      createVisit({ apiUrl: apiUrls[0] ?? '', slug: project.slug, transport, model, inApp });
    await page.goto(`${webUrl}/project/${project.id}`);
    const progress = page.getByRole('region', { name: words('project-detail', 'progress') });
    await expect(progress).toBeVisible();

    for (const { stop, count, ...more } of CROWD) {
      for (let person = 0; person < count; person++) await come({ stop, ...more });
    }
    const funnel = page.getByRole('region', { name: words('live', 'funnel') });
    const lost = (count: number, reason: string) =>
      words('people', 'lost', { count, reason: words('people', reason) });
    await expect(funnel.getByRole('listitem').nth(4)).toContainText('18', { timeout: READY_MS });
    const read = () =>
      researcher.client.call(CALLS.getFunnel, { params: { id: project.id }, query: {} });
    expectExact(await read());
    await expect(funnel.getByRole('listitem')).toContainText([
      `${lost(2, 'declined')}, ${lost(6, 'closed')}`,
      // People who reported nothing may still be there.
      `${lost(2, 'there')}, ${lost(5, 'camera_refused')}`,
      lost(4, 'calibration_failed'),
      lost(3, 'stopped'),
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
      // Steps after the join are those of recordings.
      if (stop === 'calibrated') await joinRecording(transport, apiUrls[0] ?? '', project.slug);
      if (stop === 'completed') await play(model);
      await own.tell(stop);
      if (reason !== undefined) await own.tell('left', { reason });
    }
  });
}

/** In a Pro project of 5 places, of 7 sessions. What comes back after ten minutes is proved with a clock. */
for (const language of listJourneyLanguages('en')) {
  const words = readWords(language);

  test(`excluded and undone: balance, places and flow agree, ${language}`, async ({
    bring,
    operate,
    play,
    addresses: { webUrl, apiUrls },
  }) => {
    const { page, email, researcher } = await bring({ language });
    await operate('credits', 'grant', email, '7', `live-${email}`);
    const { id, slug } = await researcher.createActiveProject({
      name: 'Excluded',
      maxParticipant: 5,
      type: 'pro',
      timerMs: 3_000,
      picture: await loadSamplePicture(),
    });
    const transport = createTransport();
    const takePart = async (seed: number) => {
      const visit = createVisit({ apiUrl: apiUrls[0] ?? '', slug, transport, model: 'Pixel 8' });
      await visit.open();
      const run = await play(slug, seed);
      await visit.tell('completed');
      return run;
    };
    const runs = await Promise.all([1, 2, 3, 4].map(takePart));
    transport.stop();
    const [{ participant }] = runs as [(typeof runs)[number]];
    await page.goto(`${webUrl}/project/${id}`);
    const flow = page.getByRole('region', { name: words('live', 'funnel') });
    const people = page.getByRole('region', { name: words('people', 'participants') });
    const marked = words('people', 'lost', { count: 1, reason: words('people', 'marked') });
    const expectFlow = (readable: number, valid: number, loss?: string) =>
      expect(async () => {
        const rows = await flow.getByRole('listitem').allTextContents();
        const of = (stage: 'readable' | 'valid') =>
          rows.find((row) => row.startsWith(`${words('people', stage)}`)) ?? '';
        expect(of('readable')).toContain(`${words('people', 'readable')}${readable}`);
        expect(of('valid')).toBe(`${words('people', 'valid')}${valid}`);
        if (loss !== undefined) expect(rows.join(' ')).toContain(loss);
      }).toPass({ timeout: READY_MS });
    const expectPlaces = async (completed: number, balance: number) => {
      const project = await researcher.client.call(CALLS.getProject, { params: { id } });
      const credits = await researcher.client.call(CALLS.getCredits);
      expect([project.completed, project.joined]).toEqual([completed, completed]);
      expect(credits.balance).toBe(balance);
    };

    await expect(people.getByRole('row')).toHaveCount(1 + 4, { timeout: READY_MS });
    await expectFlow(4, 4);
    await expectPlaces(4, 2);

    await exclude();
    await expectFlow(4, 3, marked);
    await expectPlaces(4, 2);

    await people
      .getByRole('button', { name: words('people', 'undoLabel', { name: participant }) })
      .click();
    await expectFlow(4, 4);
    await expectPlaces(4, 2);

    await researcher.client.call(CALLS.finishProject, { params: { id } });
    // Four of seven sessions were used.
    await expectPlaces(4, 3);
    expect(await operate('credits', 'audit')).toBe('10 audits, all 0');

    async function exclude() {
      const name = words('people', 'markLabel', { name: participant });
      await people.getByRole('button', { name }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('tested');
      await dialog.getByRole('button', { name: words('people', 'markInvalid') }).click();
      await expect(dialog).toBeHidden();
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
  await expect(row('Galaxy A54')).toContainText(words('live', 'stoppedconsented', { count: 3 }));
  // Two people, three of eight, four of twelve: below.
  for (const name of ['Xiaomi 14', 'Pixel 8', 'iPhone']) {
    await expect(row(name)).toContainText(words('live', 'usual'));
  }
  await expect(row('Redmi 13')).toContainText(words('live', 'tooFew'));
}
