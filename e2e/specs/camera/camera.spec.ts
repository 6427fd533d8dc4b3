import { CALIBRATION_MS, ON_PHONE, walkCameraJourney } from '#drivers/camera-journey.ts';
import { test } from '#fixtures/credits-fixture.ts';

test('a rendered person from link to analysis, mobile portrait', async ({
  browser,
  bring,
  addresses: { webUrl },
}) => {
  test.setTimeout(4 * CALIBRATION_MS);
  const person = await bring({ language: ON_PHONE.language });
  await walkCameraJourney(browser, person, webUrl, ON_PHONE);
});
