import { COLLECT_SCREENS } from './collect-screens.ts';
import { shootAppScreen } from './shoot-screen.ts';
import { test } from './world-fixture.ts';

for (const [name, screen] of Object.entries(COLLECT_SCREENS)) {
  test(name, async ({ browser, addresses, world }) => {
    // A screen that keeps its size opens once per size.
    if (screen.isFixed) test.slow();
    await shootAppScreen(browser, name, screen, { addresses, world });
  });
}
