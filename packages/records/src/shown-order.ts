/** Pages are put in order by the SHA-256 of this text, in hexadecimal digits. */
export function toRankText(recordingId: string, pageId: string): string {
  return `${recordingId}|${pageId}`;
}

/** Pages as one participant saw them: those that are kept stay, the others stand by their ranks. */
export function toShownOrder<Page>(
  pages: readonly Page[],
  isKept: (page: Page) => boolean,
  toRank: (page: Page) => string,
): Page[] {
  const moving = pages
    .filter((page) => !isKept(page))
    .map((page) => ({ page, rank: toRank(page) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return pages.map((page) => (isKept(page) ? page : (moving.shift()?.page ?? page)));
}
