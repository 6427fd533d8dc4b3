import { CALLS, LAYOUT_SLOTS, LAYOUTS, type Page as ProjectPage } from '@fovea/contract';
import { layoutPage, type Size, toPageBox } from '@fovea/gaze/geometry';
import { addPage, loadSamplePicture, type Researcher } from '@fovea/testkit';
import { expect, type Locator, type Page } from '@playwright/test';
import { openPhone } from '#drivers/open-phone.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { turnOnCamera, walkToCamera } from '#drivers/take-part.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/credits-fixture.ts';

/** Devices of the device list; tablets last. */
const DEVICES = [
  'iPhone 15',
  'iPhone SE (3rd generation)',
  'iPhone 13 mini',
  'iPhone 14',
  'iPhone 16 Pro Max',
  'iPhone Air',
  'Pixel 5',
  'Pixel 8 Pro',
  'Galaxy S24',
  'Galaxy Z Flip 7',
  'iPad (7th generation)',
  'Galaxy Tab S9',
];
/** Every layout in every display. */
const LOOKS = LAYOUTS.flatMap((layout) =>
  (['fullscreen', 'scroll'] as const).map((display) => ({ layout, display })),
);
type Look = (typeof LOOKS)[number];

const words = readWords('en');
const isFull = process.env.FOVEA_FULL === '1';

// Every device in every run, each with a look of its own; with `--full` each in every look.
for (const names of isFull ? [DEVICES.slice(0, 6), DEVICES.slice(6)] : [DEVICES]) {
  test(`pictures lie in the editor where they lie on ${names.join(', ')}, within a pixel`, async ({
    browser,
    bring,
    addresses: { webUrl },
  }) => {
    test.setTimeout(300_000);
    const { page, researcher } = await bring({ language: 'en' });
    const shown = await listShown(researcher, names);
    const { id, pages } = await createPages(researcher, shown);

    const phone = await openPhone(browser, 'en-US', { viewport: toViewport(need(shown[0])) });
    const { url } = await researcher.client.call(CALLS.createTestLink, { params: { id } });
    await phone.goto(`${url}?seed=7`);
    await walkToCamera(phone, words);
    await turnOnCamera(phone, words);
    const next = phone.getByRole('button', { name: words('pages', 'next') });
    for (const [at, one] of shown.entries()) {
      await next.waitFor({ timeout: READY_MS });
      await expectPlaces(phone.locator('main'), need(pages[at]), one, 'on the phone');
      // A page that has begun stays as it is; the next one has the box of the next device.
      const following = shown[at + 1];
      if (!following) break;
      await phone.setViewportSize(toViewport(following));
      // The button is the same on the next page, its pictures are not.
      const old = need(await phone.locator('main img').first().elementHandle());
      await next.tap();
      await old.waitForElementState('hidden');
    }
    await phone.context().close();

    for (const kind of ['mobile', 'tablet'] as const) {
      if (!shown.some((one) => one.kind === kind)) continue;
      await researcher.client.call(CALLS.updateProject, { params: { id }, body: { device: kind } });
      await page.goto(`${webUrl}/project/edit/${id}`);
      const rows = page.getByRole('region', { name: words('project-editor', 'pageList') });
      for (const [at, one] of shown.entries()) {
        if (one.kind !== kind) continue;
        await rows.getByText(toTitle(one), { exact: true }).click();
        await expect(rows.locator('[aria-current=true]')).toContainText(toTitle(one));
        await chooseDevice(page, one.name);
        const frame = page.locator('[data-page-box]');
        // The frame takes its new size after the device was chosen.
        await expect(() => expectPlaces(frame, need(pages[at]), one, 'in the editor')).toPass();
      }
    }
  });
}

interface Shown extends Look {
  readonly name: string;
  readonly kind: 'mobile' | 'tablet';
  /** The part of the screen that this device's browser leaves to a page. */
  readonly box: Size;
}

async function listShown({ client }: Researcher, names: readonly string[]): Promise<Shown[]> {
  const { devices } = await client.call(CALLS.listDevices);
  return names.flatMap((name, at) => {
    const { brand, kind, screenWidthPx, screenHeightPx } = need(
      devices.find((device) => device.name === name),
    );
    const screen = { widthPx: need(screenWidthPx), heightPx: need(screenHeightPx) };
    const held = { device: kind, orientation: 'portrait' } as const;
    const { box } = toPageBox(screen, brand === 'Apple' ? 'safari' : 'chrome', held);
    const looks = isFull ? LOOKS : [need(LOOKS[at % LOOKS.length])];
    return looks.map((look) => ({ ...look, name, kind, box }));
  });
}

const toTitle = ({ name, layout, display }: Shown) => `${name} ${layout} ${display}`;
const toViewport = ({ box }: Shown) => ({ width: box.widthPx, height: box.heightPx });

/** A page for each, which waits for a tap. */
async function createPages({ client, upload, getProject }: Researcher, shown: readonly Shown[]) {
  const { id } = await client.call(CALLS.createProject, {
    body: { name: 'Yuzu ad', type: 'basic', maxParticipant: 5 },
  });
  const tall = await upload(id, await loadSamplePicture('ad-yuzu.webp'));
  const wide = await upload(id, await loadSamplePicture('pack-a.webp'));
  for (const one of shown) {
    const { layout, display } = one;
    const assetIds = [tall.id, wide.id, wide.id, tall.id].slice(0, LAYOUT_SLOTS[layout]);
    const look = { layout, display, scale: 'fill', alignX: 'end' } as const;
    await addPage(client, id, {
      kind: 'image',
      name: toTitle(one),
      ...look,
      assetIds,
      timerMs: null,
    });
  }
  return getProject(id);
}

async function chooseDevice(page: Page, name: string): Promise<void> {
  const label = words('project-editor', 'deviceName');
  const picker = page.getByRole('button', { name: new RegExp(`^${label}`) });
  await picker.click();
  await page.getByRole('option').nth(1).waitFor({ timeout: READY_MS });
  await page.getByRole('combobox').fill(name);
  await page
    .getByRole('option')
    .filter({ has: page.getByText(name, { exact: true }) })
    .click();
  await expect(picker).toContainText(name);
}

/** Where `layoutPage` puts them; what is drawn smaller is compared in px of the phone. */
async function expectPlaces(frame: Locator, page: ProjectPage, one: Shown, where: string) {
  const assets = page.assets.map((asset) => ({
    widthPx: need(asset?.widthPx),
    heightPx: need(asset?.heightPx),
  }));
  await expect(frame.locator('img')).toHaveCount(assets.length);
  const corner = need(await frame.boundingBox());
  const scale = where === 'in the editor' ? one.box.widthPx / corner.width : 1;
  for (const [slot, place] of layoutPage({ ...page, assets }, one.box).slots.entries()) {
    const { x, y, width, height } = need(await frame.locator('img').nth(slot).boundingBox());
    const found = [x - corner.x, y - corner.y, width, height].map((px) => px * scale);
    const { xPx, yPx, widthPx, heightPx } = need(place);
    for (const [side, px] of [xPx, yPx, widthPx, heightPx].entries()) {
      const off = Math.abs(need(found[side]) - px);
      expect(off, `${toTitle(one)} ${where}: ${found} for ${px}`).toBeLessThanOrEqual(1);
    }
  }
}

function need<T>(value: T | null | undefined): T {
  if (value == null) throw new Error('there is none');
  return value;
}
