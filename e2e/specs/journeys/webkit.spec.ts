import { loadSamplePicture } from '@fovea/testkit';
import { CALIBRATION_MS } from '#drivers/camera-journey.ts';
import { FILM_PATH } from '#drivers/play-film.ts';
import { openWebKitPhone, turnOnCamera, walkToCamera } from '#drivers/webkit-phone.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/stack-fixture.ts';

const words = readWords('en');

test('in WebKit the engine opens, and the camera step finds a face', async ({ researcher }) => {
  const { link } = await researcher.createActiveProject({
    name: 'Seen in WebKit',
    maxParticipant: 1,
    picture: await loadSamplePicture(),
  });
  const { webkit, close } = await openWebKitPhone();
  try {
    await webkit.goto(`${link}?film=${FILM_PATH}`);
    await walkToCamera(webkit, words);
    await turnOnCamera(webkit, words);
    await webkit.see({ role: 'button', name: words('calibration', 'start') }, CALIBRATION_MS);
  } finally {
    await close();
  }
});
