import type { StoredAnswer } from '@fovea/collect-client';
import type { ManifestPage } from '#shared/collect-api.ts';
import type { PageBox } from '#shared/page-box.ts';

/** View of the screen: a cross to look at, then the page alone; or a question. */
export type PageView =
  | { readonly kind: 'cross'; readonly page: ManifestPage }
  | { readonly kind: 'page'; readonly page: ManifestPage; readonly box: PageBox }
  | { readonly kind: 'question'; readonly page: ManifestPage; readonly progress: number };

export interface PagePlayer {
  /** Resolves when the view is on the screen. */
  show(view: PageView): Promise<void>;
  /** Resolves when the pictures of a page can be painted at once. */
  prepare(page: ManifestPage): Promise<void>;
  wait(ms: number): Promise<void>;
  /** Answers false at once, or true when a device that was held wrong has been turned. */
  waitUntilTurned(): Promise<boolean>;
  /** Answers false at once, or true when somebody who had left is back. */
  waitUntilBack(): Promise<boolean>;
  /** Resolves when nobody is in front of the camera any more. */
  waitUntilLost(): Promise<void>;
  /** The cross was looked at until now. */
  endCross(index: number): void;
  /** Resolves when the person asks for the next page. */
  waitForTap(): Promise<void>;
  /** Resolves when the video of a page moves. */
  startVideo(page: ManifestPage): Promise<void>;
  waitForVideoEnd(page: ManifestPage): Promise<void>;
  /** Resolves with what was answered; nothing is an answer that may be left out. */
  waitForAnswer(): Promise<StoredAnswer | undefined>;
  measureBox(): PageBox;
  beginPage(index: number, box: PageBox): void;
  endPage(): Promise<void>;
  /** Drops this showing, so that it does not count. */
  dropPage(): void;
  /** The camera rests while somebody answers. */
  beginQuestion(): void;
  endQuestion(answer: StoredAnswer | undefined): Promise<void>;
}

export const CROSS_MS = 800;
/** Where the bar stands when the first page is shown, and how far all pages move it. */
const PROGRESS = { start: 0.4, share: 0.5 } as const;

/** Shows the pages in order; gaze is recorded only while a page is on the screen. */
export async function playPages(
  pages: readonly ManifestPage[],
  seen: number,
  player: PagePlayer,
  signal: AbortSignal,
): Promise<void> {
  for (const [i, page] of pages.entries()) {
    if (i < seen) continue;
    const following = pages[i + 1];
    // The next picture loads while this one is looked at; if that fails it is tried again later.
    const prepareNext = () => {
      if (following) void player.prepare(following).catch(() => {});
    };
    if (page.kind === 'survey') {
      const progress = PROGRESS.start + (PROGRESS.share * (i + 1)) / pages.length;
      player.beginQuestion();
      // Before it is shown: its button can be tapped in the first frame.
      const answered = player.waitForAnswer();
      await player.show({ kind: 'question', page, progress });
      prepareNext();
      const answer = await answered;
      if (signal.aborted) return;
      await player.endQuestion(answer);
      continue;
    }
    while (!signal.aborted && !(await showPage(page, player, prepareNext, signal)));
    if (signal.aborted) return;
  }
}

/** False when the person left before its end: then the page begins anew. */
async function showPage(
  page: ManifestPage,
  player: PagePlayer,
  prepareNext: () => void,
  signal: AbortSignal,
): Promise<boolean> {
  await player.show({ kind: 'cross', page });
  // Whoever had to turn the device or to come back sees the whole cross again.
  do {
    await Promise.all([player.wait(CROSS_MS), player.prepare(page)]);
  } while (!signal.aborted && ((await player.waitUntilTurned()) || (await player.waitUntilBack())));
  if (signal.aborted) return false;
  player.endCross(page.index);
  const box = player.measureBox();
  await player.show({ kind: 'page', page, box });
  if (page.kind === 'video') await player.startVideo(page);
  if (signal.aborted) return false;
  player.beginPage(page.index, box);
  prepareNext();
  const isSeen = await Promise.race([
    waitForEnd(page, player).then(() => true),
    player.waitUntilLost().then(() => false),
  ]);
  if (signal.aborted) return false;
  if (isSeen) await player.endPage();
  else {
    player.dropPage();
    await player.waitUntilBack();
  }
  return isSeen;
}

function waitForEnd(page: ManifestPage, player: PagePlayer): Promise<void> {
  if (page.kind === 'video') return player.waitForVideoEnd(page);
  if (page.timerMs !== null) return player.wait(page.timerMs);
  const tap = player.waitForTap();
  return page.tapLongestMs ? Promise.race([tap, player.wait(page.tapLongestMs)]) : tap;
}
