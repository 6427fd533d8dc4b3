import { test } from '#fixtures/world-fixture.ts';
import { WEB_SCREENS } from '#screens/web-screens.ts';
import { shootAppScreen } from './shoot-screen.ts';

for (const [name, screen] of Object.entries(WEB_SCREENS)) {
  test(name, async ({ browser, addresses, world }) => {
    await shootAppScreen(browser, name, screen, { addresses, world });
  });
}
