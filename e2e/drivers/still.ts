import type { Page } from '@playwright/test';

/** Animations that run right now. With reduced motion there must be none. */
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
