import { expect } from '@playwright/test';
import { READY_MS } from '#drivers/ready-ms.ts';
import type { WebKit } from '#drivers/webkit.ts';
import { openWebKitPhone, turnOnCamera, walkToCamera } from '#drivers/webkit-phone.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/world-fixture.ts';

const words = readWords('en');
/** Styles for a finger hold, as they would on a phone with this engine. */
const TOUCH = `(() => {
  const touch = (rules) => {
    for (const rule of rules) {
      if (rule.media?.mediaText.includes('pointer: coarse')) rule.media.mediaText = 'all';
      if (rule.cssRules) touch(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) touch(sheet.cssRules);
})()`;
/** What a phone would do to a page that is too wide, or to a field whose text is small. */
const FAULTS = `[
  ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : []),
  ...[...document.querySelectorAll('input:not([type=radio], [type=checkbox]), textarea, select')]
    .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => 'zoomed at: ' + field.name),
]`;
const WATCH = `
  globalThis.seen = [];
  document.addEventListener('visibilitychange', () => seen.push(document.visibilityState));
  addEventListener('pageshow', ({ persisted }) => persisted && seen.push('kept'));
  const { request } = WakeLock.prototype;
  WakeLock.prototype.request = function (kind) {
    seen.push('screen kept on');
    return request.call(this, kind);
  };
`;

test('steps fit the window, and a page that the browser kept goes on', async ({
  world,
  addresses: { collectUrl },
}) => {
  const { webkit, close } = await openWebKitPhone(WATCH);
  try {
    await webkit.goto(`${collectUrl}/p/${world.slugs.quick}?seed=7`);
    await walkToCamera(webkit, words, (step) => expectNoFault(webkit, step));
    await turnOnCamera(webkit, words);
    await webkit.waitFor('a page', "document.querySelector('main img') !== null");
    await expectNoFault(webkit, 'page');
    expect(await webkit.evaluate('seen')).toEqual(['screen kept on']);
    await webkit.goto('about:blank');
    await webkit.back();
    await webkit.see({ role: 'heading', name: words('thanks', 'title') }, READY_MS);
    await expectNoFault(webkit, 'thanks');
    const seen = ['screen kept on', 'hidden', 'visible', 'screen kept on', 'kept'];
    expect((await webkit.evaluate<string[]>('seen')).toSorted()).toEqual(seen.toSorted());
  } finally {
    await close();
  }
});

async function expectNoFault(webkit: WebKit, step: string): Promise<void> {
  await webkit.evaluate(TOUCH);
  expect(await webkit.evaluate<string[]>(FAULTS), step).toEqual([]);
}
