import { expect } from '@playwright/test';
import { DOT_AREA_PX, FIRST_COLOUR, findDot } from '#drivers/find-dot.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { WITHOUT_CHROME_HINT } from '#drivers/stored.ts';
import { openTlsFront } from '#drivers/tls-front.ts';
import { openWebKit, type WebKit } from '#drivers/webkit.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/member-fixture.ts';

const words = readWords('en');
const SIZE = { widthPx: 1_440, heightPx: 900 };
const ENTER = '\uE007';
const ESCAPE = '\uE00C';
const LEFT = '\uE012';
/** As a share of the stage: only what is under a map changes with it. */
const LEAST_MAP = 0.05;

test('a researcher logs in, lists, edits and reads the sample in WebKit', async ({
  member,
  addresses,
}) => {
  test.setTimeout(READY_MS * 4);
  const front = await openTlsFront(addresses.webUrl);
  const webkit = await openWebKit({ ...SIZE, trustsAll: true });
  try {
    await logIn(webkit, front.url, member.credentials);
    await webkit.see({ role: 'text', name: member.active.name });
    await webkit.goto(`${front.url}/project/edit/${member.draft.id}`);
    await webkit.see({ role: 'heading', name: member.draft.name });

    await webkit.goto(`${front.url}/analysis/sample`);
    await playOne(webkit);
    await showMap(webkit);
    await drawArea(webkit, `${front.url}/analysis/sample/aoi`);
  } finally {
    await webkit.close();
    await front.stop();
  }
});

async function logIn(
  webkit: WebKit,
  webUrl: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await webkit.goto(`${webUrl}/user/login`);
  // Other browsers than Chrome are told so, once, and asked not to be told again.
  await webkit.see({ role: 'heading', name: words('modals', 'chromeTitle') });
  await webkit.evaluate(`Object.assign(localStorage, ${JSON.stringify(WITHOUT_CHROME_HINT)})`);
  await webkit.press({ role: 'button', name: words('modals', 'chromeClose') });
  await webkit.type({ role: 'textbox', name: words('log-in', 'email') }, email);
  await webkit.type({ role: 'textbox', name: words('log-in', 'password') }, password);
  await webkit.press({ role: 'button', name: words('log-in', 'submit') });
  await webkit.waitFor('the list', "location.pathname === '/project'");
}

/** Played, as the timeline says. */
const TWO_SECONDS = "document.querySelector('[role=slider]')?.ariaValueNow > 2000";
const say = (key: string) => words('analysis-playback', key);

async function playOne(webkit: WebKit): Promise<void> {
  // The gaze has come, and with it the view that the sample begins with.
  await webkit.see({ role: 'button', name: say('play') }, READY_MS);
  // An outline may have the colour of the dot.
  await webkit.press({ role: 'button', name: say('layers') });
  await webkit.press({ role: 'text', name: new RegExp(`^${say('areas')}`) });
  await webkit.keys(ESCAPE);
  await webkit.press({ role: 'radio', name: say('playback') });
  await webkit.press({ role: 'radio', name: say('gazePoint') });
  await webkit.type({ role: 'textbox', name: say('search') }, 'P-001');
  await webkit.press({ role: 'button', name: /^P-001/ });
  await webkit.press({ role: 'button', name: say('play') });
  await webkit.waitFor('two seconds', TWO_SECONDS, READY_MS);
  await webkit.press({ role: 'button', name: say('pause') });
  // A pressed button takes no focus in WebKit: the keys would go to the search.
  await webkit.evaluate('document.activeElement.blur()');
  // Playback may have stopped where gaze was lost for a moment: some frames before it the dot is there.
  await expect
    .poll(
      async () => {
        const { areaPx } = await findDot(webkit, FIRST_COLOUR);
        if (areaPx <= DOT_AREA_PX) await webkit.keys(LEFT);
        return areaPx;
      },
      { timeout: READY_MS },
    )
    .toBeGreaterThan(DOT_AREA_PX);
}

async function showMap(webkit: WebKit): Promise<void> {
  const before = await webkit.screenshot();
  await webkit.press({ role: 'radio', name: say('heatmap') });
  await expect
    .poll(() => measureChange(webkit, before), { timeout: READY_MS })
    .toBeGreaterThan(LEAST_MAP);
}

/** Share of the stage that looks otherwise than in the picture of before. */
async function measureChange(webkit: WebKit, before: Buffer): Promise<number> {
  const pictures = [before, await webkit.screenshot()].map((png) => png.toString('base64'));
  return webkit.evaluate(`(${compare})(${JSON.stringify(pictures)})`);
}

/** Runs in the page. */
async function compare(pictures: readonly string[]): Promise<number> {
  const stage = document.querySelector('canvas')?.getBoundingClientRect();
  const { x, y, width, height } = stage ?? new DOMRect(0, 0, 1, 1);
  const [before, after] = await Promise.all(
    pictures.map(async (base64) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${base64}`;
      await picture.decode();
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      context?.drawImage(picture, 0, 0);
      return context?.getImageData(x, y, width, height).data ?? new Uint8ClampedArray();
    }),
  );
  const changed = before?.filter((value, i) => Math.abs(value - (after?.[i] ?? 0)) > 8) ?? [];
  return changed.length / (before?.length ?? 1);
}

async function drawArea(webkit: WebKit, url: string): Promise<void> {
  await webkit.goto(url);
  await webkit.see({ role: 'application' }, READY_MS);
  await webkit.keys('r');
  const { x, y, width, height } = await webkit.waitFor<DOMRect>('the picture', PICTURE);
  const at = (u: number, v: number) =>
    [Math.round(x + u * width), Math.round(y + v * height)] as const;
  await webkit.drag([at(0.4, 0.4), at(0.5, 0.5), at(0.6, 0.7)]);
  await webkit.see({ role: 'textbox', name: words('aoi-editor', 'name') });
  await webkit.keys(`Seen in WebKit${ENTER}`);
  await webkit.see({ role: 'text', name: 'Seen in WebKit' });
  // The stage may have become smaller since: shares of the picture stay.
  const [u, v] = await webkit.evaluate<[number, number]>(`(() => {
    const [area, picture] = [${AREA}, ${PICTURE}];
    return [area.width / picture.width, area.height / picture.height];
  })()`);
  expect(u).toBeCloseTo(0.2, 1.5);
  expect(v).toBeCloseTo(0.3, 1.5);
}

const PICTURE = "document.querySelector('main video, main img')?.getBoundingClientRect().toJSON()";
const AREA = "[...document.querySelectorAll('[data-aoi] path')].at(-1).getBoundingClientRect()";
