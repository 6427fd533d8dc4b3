import type { ManifestPage } from '#shared/collect-api.ts';
import type { PageBox } from '#shared/page-box.ts';

/** What the screen shows: a cross to look at, then the page alone. */
export type PageView =
  | { readonly kind: 'cross'; readonly page: ManifestPage }
  | { readonly kind: 'page'; readonly page: ManifestPage; readonly box: PageBox };

export interface PagePlayer {
  /** Resolves when the view is on the screen. */
  show(view: PageView): Promise<void>;
  /** Resolves when the pictures of a page can be painted at once. */
  prepare(page: ManifestPage): Promise<void>;
  wait(ms: number): Promise<void>;
  /** Resolves when the person asks for the next page. */
  waitForTap(): Promise<void>;
  measureBox(): PageBox;
  beginPage(index: number, box: PageBox): void;
  endPage(): Promise<void>;
}

export const CROSS_MS = 800;

/** Shows the pages in order; gaze is recorded only while a page is on the screen. */
export async function playPages(
  pages: readonly ManifestPage[],
  player: PagePlayer,
  signal: AbortSignal,
): Promise<void> {
  for (const [i, page] of pages.entries()) {
    await player.show({ kind: 'cross', page });
    await Promise.all([player.wait(CROSS_MS), player.prepare(page)]);
    if (signal.aborted) return;
    const box = player.measureBox();
    await player.show({ kind: 'page', page, box });
    player.beginPage(page.index, box);
    const following = pages[i + 1];
    // The next picture loads while this one is looked at; if that fails it is tried again later.
    if (following) void player.prepare(following).catch(() => {});
    await (page.timerMs === null ? player.waitForTap() : player.wait(page.timerMs));
    if (signal.aborted) return;
    await player.endPage();
  }
}
