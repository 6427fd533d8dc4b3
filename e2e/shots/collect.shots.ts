import { test } from '#fixtures/world-fixture.ts';
import { COLLECT_SCREENS } from '#screens/collect-screens.ts';
import { shootAppScreen } from './shoot-screen.ts';

for (const [name, screen] of Object.entries(COLLECT_SCREENS)) {
  test(name, async ({ browser, addresses, world }) => {
    // A screen that keeps its size opens once per size.
    if (screen.isFixed) test.slow();
    await shootAppScreen(browser, name, screen, { addresses, world });
  });
}
