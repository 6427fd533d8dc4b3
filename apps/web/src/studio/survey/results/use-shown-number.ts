import type { Page, Project } from '@fovea/contract';
import { toRankText, toShownOrder } from '@fovea/records';
import { useEffect, useState } from 'react';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';

/** Whether each person saw a page at a place of their own. */
export function isMoved(
  { shuffle }: Pick<Project, 'shuffle'>,
  page: Pick<Page, 'keepInPlace'> | undefined,
): boolean {
  return shuffle && page?.keepInPlace === false;
}

/** Where a participant saw a page, from 1; undefined where everybody saw it at its own place. */
export function useShownNumber(pageId: string, recordingId: string | undefined) {
  const { project } = useStudioPlace();
  const { pages } = project;
  const [number, setNumber] = useState<number>();
  const isWanted = isMoved(
    project,
    pages.find(({ id }) => id === pageId),
  );
  useEffect(() => {
    if (!isWanted || recordingId === undefined) return setNumber(undefined);
    let isLate = false;
    void findShownNumber(pages, pageId, recordingId).then((found) => !isLate && setNumber(found));
    return () => {
      isLate = true;
    };
  }, [isWanted, pages, pageId, recordingId]);
  return number;
}

async function findShownNumber(
  pages: readonly Page[],
  pageId: string,
  recordingId: string,
): Promise<number | undefined> {
  // Pages that did not come by TLS cannot hash.
  if (globalThis.crypto.subtle === undefined) return undefined;
  const ranks = new Map<string, string>();
  for (const { id } of pages) ranks.set(id, await hash(toRankText(recordingId, id)));
  const order = toShownOrder(
    pages,
    ({ keepInPlace }) => keepInPlace,
    ({ id }) => ranks.get(id) ?? '',
  );
  return 1 + order.findIndex(({ id }) => id === pageId);
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
