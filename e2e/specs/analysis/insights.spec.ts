import type { Language } from '@fovea/contract';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { findBarriers } from '#drivers/axe.ts';
import { listJourneyLanguages } from '#drivers/journey-languages.ts';
import { pressOn, tabTo } from '#drivers/keys.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { keepStored } from '#drivers/stored.ts';
import { watchPage } from '#drivers/watch-page.ts';
import { readWords, type Words } from '#drivers/words.ts';
import { test } from '#fixtures/stack-fixture.ts';

test.use({ actionTimeout: 60_000, viewport: { width: 1_440, height: 900 } });

/** Pages of the sample: 42 of 48 people over a poster of 8 s, and a video before it. */
const POSTER = 2;
const VIDEO = 1;
/** When half of them have looked at what was noticed late. */
const LATE_MS = 3_400;

for (const language of listJourneyLanguages('en')) {
  test(`reads cards and their basis, sees them on the stage and hears them, ${language}`, async ({
    context,
    addresses,
  }) => {
    const { page, words, timeline, panel } = await openSample(
      context,
      addresses.webUrl,
      language,
      POSTER,
    );
    await page.getByRole('tab', { name: words('analysis-playback', 'insights') }).click();
    const people = words('insights', 'people', { count: 42, total: 48 });
    await expect(panel.getByText(people).first()).toBeVisible({ timeout: READY_MS });
    const cards = panel.getByRole('listitem').filter({ has: page.getByRole('button') });
    await expect(cards.first()).toContainText('Tagline');
    await expect(cards.first()).toContainText(/15/);

    const first = cards.first().getByRole('button');
    await first.first().click();
    await expect(first.first()).toHaveAttribute('aria-expanded', 'true');
    await expect(cards.first()).toContainText(
      words('insights', 'method', { algorithm: 'insights', version: 1, rule: 'IN3' }),
    );
    await expect(cards.first()).toContainText(words('insights', 'filterDefault'));
    expect(await findBarriers(page)).toEqual([]);

    await first.last().click();
    await expect(panel.getByText(words('insights', 'shownOnStage'))).toBeVisible();
    const readTimeMs = async () => Number(await timeline.getAttribute('aria-valuenow'));
    await expect.poll(readTimeMs).toBeGreaterThan(LATE_MS - 100);
    expect(await readTimeMs()).toBeLessThan(LATE_MS + 100);
    await expect(
      page.getByRole('radio', { name: words('analysis-playback', 'heatmap') }),
    ).toBeChecked();

    const sentence = (await cards.first().locator('p').first().textContent()) ?? '';
    await page.keyboard.press('d');
    await expect(page.getByRole('dialog').getByText(sentence)).toBeVisible();
    await page.keyboard.press('Escape');

    await page.goto(`${addresses.webUrl}/analysis/sample?page=${VIDEO}`);
    await page.getByRole('tab', { name: words('analysis-playback', 'insights') }).click();
    await expect(
      page.getByRole('dialog', { name: words('insights', 'videoInsight') }),
    ).toBeVisible();
  });
}

test('does the same by keyboard', async ({ context, addresses }) => {
  const { page, words, panel } = await openSample(context, addresses.webUrl, 'en', POSTER);
  const watched = await watchPage(page);
  // Insights are open first; another tab and back.
  await tabTo(page.getByRole('tab', { name: words('analysis-playback', 'insights') }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^Participants/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const basis = page.getByRole('button', { name: /^Basis of: “Tagline”/ });
  await expect(basis).toBeVisible({ timeout: READY_MS });
  await pressOn(basis);
  await expect(basis).toHaveAttribute('aria-expanded', 'true');
  await pressOn(page.getByRole('button', { name: /^Show me: “Tagline”/ }));
  await expect(panel.getByText(words('insights', 'shownOnStage'))).toBeVisible();
  expect(watched.errors).toEqual([]);
});

interface Sample {
  readonly page: Page;
  readonly words: Words;
  readonly timeline: Locator;
  readonly panel: Locator;
}

async function openSample(
  context: BrowserContext,
  webUrl: string,
  language: Language,
  number: number,
): Promise<Sample> {
  await keepStored(context, { 'fovea.language': language });
  const page = await context.newPage();
  await page.goto(`${webUrl}/analysis/sample?page=${number}`);
  const words = readWords(language);
  // The first map is drawn: nothing moves any more.
  const legend = page.getByRole('region', { name: words('analysis-playback', 'legend') });
  await expect(legend).toBeVisible({ timeout: READY_MS });
  return {
    page,
    words,
    timeline: page.getByRole('slider', { name: words('analysis-playback', 'timeline') }),
    panel: page.getByRole('tabpanel'),
  };
}
