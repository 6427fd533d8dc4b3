import { CALIBRATION_MS, ON_TABLET, walkCameraJourney } from '#drivers/camera-journey.ts';
import { test } from '#fixtures/credits-fixture.ts';

test('a rendered person from link to analysis, tablet landscape', async ({
  browser,
  bring,
  addresses: { webUrl },
}) => {
  test.setTimeout(4 * CALIBRATION_MS);
  const person = await bring({ language: ON_TABLET.language });
  await walkCameraJourney(browser, person, webUrl, ON_TABLET);
});
