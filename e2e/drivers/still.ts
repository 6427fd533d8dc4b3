import type { Page } from '@playwright/test';

/** What moves right now. Who asks for reduced motion sees nothing that goes on by itself. */
export async function listMoving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target?.outerHTML.slice(0, 120) ?? 'something';
      }),
  );
}
