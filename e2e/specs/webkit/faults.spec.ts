import { CALLS } from '@fovea/contract';
import { loadSamplePicture, type Researcher } from '@fovea/testkit';
import { expect } from '@playwright/test';
import { CALIBRATION_MS } from '#drivers/camera-journey.ts';
import { FILM_PATH } from '#drivers/play-film.ts';
import { calibrate, openWebKitPhone, turnOnCamera, walkToCamera } from '#drivers/webkit-phone.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/stack-fixture.ts';

const words = readWords('en');
const NO_WEBGL = `
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest);
  };
`;
/** From then on no picture can be taken of the camera, in either way. */
const BREAK_FRAMES = `Object.assign(globalThis, {
  createImageBitmap: () => Promise.reject(new DOMException('planted', 'InvalidStateError')),
  VideoFrame: class { constructor() { throw new Error('planted') } },
}) && true`;

test('where neither worker nor page finds a face it ends before the camera is asked for', async ({
  researcher,
}) => {
  const { link, readLeft, readState } = await makeProject(researcher);
  const { webkit, close } = await openWebKitPhone(NO_WEBGL);
  try {
    await webkit.goto(`${link}?film=${FILM_PATH}`);
    await walkToCamera(webkit, words);
    await webkit.see({ role: 'heading', name: words('ending', 'browser-unusable') });
    await webkit.see({ role: 'textbox', name: words('ending', 'link') });
    await expect.poll(readLeft).toEqual([left('consented')]);
    expect(await readState()).toEqual({ open: true, completed: 0 });
  } finally {
    await close();
  }
});

test('frames that begin to fail end the run whole', async ({ researcher }) => {
  test.setTimeout(3 * CALIBRATION_MS);
  const { link, readLeft, readState } = await makeProject(researcher);
  const { webkit, close } = await openWebKitPhone();
  try {
    await webkit.goto(`${link}?film=${FILM_PATH}&hz=21`);
    await walkToCamera(webkit, words);
    await turnOnCamera(webkit, words);
    await calibrate(webkit, words);
    await webkit.waitFor('the first page', "document.querySelector('main img') !== null");
    await webkit.evaluate(BREAK_FRAMES);
    await webkit.see({ role: 'heading', name: words('ending', 'browser-unusable') });
    await expect.poll(readLeft).toEqual([left('calibrated')]);
    // The place is free for another one.
    expect(await readState()).toEqual({ open: true, completed: 0 });
  } finally {
    await close();
  }
});

async function makeProject(researcher: Researcher) {
  const { id, link, slug } = await researcher.createActiveProject({
    name: 'Seen in WebKit',
    picture: await loadSamplePicture(),
    maxParticipant: 1,
  });
  const readState = async () => {
    const { client } = researcher;
    const { open } = await client.call(CALLS.getCollectProject, { params: { slug }, query: {} });
    const { completed } = await researcher.getProject(id);
    return { open, completed };
  };
  const readLeft = async () =>
    (await researcher.client.call(CALLS.getFunnel, { params: { id }, query: {} })).left;
  return { link, readLeft, readState };
}

const left = (after: string) => ({ after, reason: 'browser_unusable', count: 1 });
