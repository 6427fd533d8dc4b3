import { expect } from '@playwright/test';
import { waitUntilSettled } from '#drivers/settled.ts';
import { keepSession, test } from '#fixtures/world-fixture.ts';

/** A live screen reads again every few seconds; sooner, a second call for one thing is one too many. */
const REST_MS = 1_000;

test('each signed-in screen asks for a thing once, from its address to its rest', async ({
  browser,
  world: { researcher, projectIds },
  addresses: { webUrl },
}) => {
  const { edited, mixed, waiting, collected } = projectIds;
  const paths = [
    '/project',
    '/project/template',
    `/project/edit/${edited}`,
    `/project/edit/${mixed}?view=review`,
    `/project/${waiting}`,
    `/project/${collected}`,
    `/analysis/${collected}`,
    `/analysis/${collected}/aoi`,
    '/account',
    '/account/history',
    '/account/plan',
    '/account/code',
    '/pricing/checkout',
  ];
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } });
  await keepSession(context, researcher, webUrl);
  const counted: string[] = [];
  const repeated: string[] = [];
  for (const path of paths) {
    const page = await context.newPage();
    const calls = new Map<string, number>();
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (!pathname.startsWith('/api/')) return;
      const call = `${request.method()} ${pathname}${search}`;
      calls.set(call, (calls.get(call) ?? 0) + 1);
    });
    await page.goto(webUrl + path);
    await waitUntilSettled(page);
    await page.waitForTimeout(REST_MS);
    const sum = [...calls.values()].reduce((total, count) => total + count, 0);
    counted.push(
      `${sum} calls, ${calls.size} addresses: ${path.replaceAll(/[0-9a-f-]{36}/g, 'id')}`,
    );
    for (const [call, count] of calls) if (count > 1) repeated.push(`${path}: ${count} × ${call}`);
    await page.close();
  }
  console.log(counted.join('\n'));
  expect(repeated).toEqual([]);
  await context.close();
});
