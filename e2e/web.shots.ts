import { shootAppScreen } from './shoot-screen.ts';
import { WEB_SCREENS } from './web-screens.ts';
import { test } from './world-fixture.ts';

for (const [name, screen] of Object.entries(WEB_SCREENS)) {
  test(name, async ({ browser, addresses, world }) => {
    await shootAppScreen(browser, name, screen, { addresses, world });
  });
}
