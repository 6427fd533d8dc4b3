import { ApiError, type Asset, type Draft, LAYOUT_SLOTS, LIMITS } from '@fovea/contract';
import { useSyncExternalStore } from 'react';
import { getDesk, untilOpen } from '#features/projects/model/draft/desk.ts';
import { toNewPage } from '#features/projects/model/draft/new-pages.ts';
import { toProjectQuery } from '#shared/api/projects.queries.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { createUploadPort } from './browser-port.ts';
import { keepFiles } from './kept-files.ts';
import { isUnsent, type Upload, type UploadTarget } from './upload.ts';
import { createUploads, type Uploads } from './upload-queue.ts';

const uploadsByProject = new Map<string, Uploads>();
/** By asset: the person's own file is on the screen at once, the stored one comes later. */
const localUrls = new Map<string, string>();

/** The uploads of a project. They go on while the person looks at other screens. */
export function getUploads(projectId: string): Uploads {
  const known = uploadsByProject.get(projectId);
  if (known) return known;
  const uploads = createUploads(
    createUploadPort(projectId, async (asset, upload) => {
      if (upload.localUrl && upload.kind === 'image') localUrls.set(asset.id, upload.localUrl);
      return place(projectId, asset, upload);
    }),
  );
  uploads.subscribe(() => warnBeforeLeaving());
  keepFiles(projectId, uploads);
  uploadsByProject.set(projectId, uploads);
  return uploads;
}

export function useUploads(projectId: string): [Uploads, readonly Upload[]] {
  const uploads = getUploads(projectId);
  return [uploads, useSyncExternalStore(uploads.subscribe, uploads.list)];
}

/** Pages that were added while a file was on its way, by the file's key: they stay behind its page. */
const pagesBehind = new Map<string, readonly string[]>();

export const listPagesBehind = (key: string): readonly string[] => pagesBehind.get(key) ?? [];

export function putBehindFiles(projectId: string, pageId: string): void {
  for (const { key, target, pageId: made } of getUploads(projectId).list()) {
    if (!target && made === undefined) pagesBehind.set(key, [...listPagesBehind(key), pageId]);
  }
}

export const findLocalUrl = (assetId: string) => localUrls.get(assetId);

/** Puts a file that is there into the draft: as a page of its own, or into a place of one. */
async function place(id: string, asset: Asset, upload: Upload): Promise<string> {
  const desk = getDesk(await queryClient.ensureQueryData(toProjectQuery(id)));
  const letGo = desk.hold();
  try {
    const saver = await untilOpen(desk);
    if (!saver) throw new Error('another tab edits the project');
    saver.remember(asset);
    const { draft } = saver.get();
    const { step, pageId } = upload.target
      ? toFilled(draft, asset, upload.target)
      : toAdded(draft, asset, listPagesAfter(getUploads(id).list(), upload.key));
    if (!saver.run(step)) throw toRefusal(draft);
    return pageId;
  } finally {
    letGo();
  }
}

/** Files keep their order, whichever was ready first. */
function toAdded(draft: Draft, asset: Asset, later: ReadonlySet<string>) {
  const page = toNewPage(draft, asset.kind, [asset.id]);
  const place = draft.pages.findIndex(({ id }) => later.has(id));
  const at = place < 0 ? draft.pages.length : place;
  return { step: { kind: 'add', pages: [{ page, at }] } as const, pageId: page.id };
}

function toFilled({ pages }: Draft, asset: Asset, { pageId, slot }: UploadTarget) {
  const page = pages.find(({ id }) => id === pageId);
  const assetIds = Array.from({ length: LAYOUT_SLOTS[page?.layout ?? 'single'] }, (_, at) =>
    at === slot ? asset.id : (page?.assetIds[at] ?? null),
  );
  return { step: { kind: 'page', pageId, change: { assetIds } } as const, pageId };
}

/** Pages of files that stand behind a file in the list and were faster. */
function listPagesAfter(uploads: readonly Upload[], key: string): ReadonlySet<string> {
  const at = uploads.findIndex((upload) => upload.key === key);
  const behind = uploads.slice(at + 1).filter(({ target }) => !target);
  return new Set([...behind.flatMap(({ pageId }) => pageId ?? []), ...listPagesBehind(key)]);
}

function toRefusal({ pages }: Draft): Error {
  const code = pages.length < LIMITS.pagesMax ? 'draft_outdated' : 'pages_full';
  return new ApiError({ statusCode: 409, code, message: code });
}

let isWarning = false;
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Closing the tab would lose what is on its way. */
function warnBeforeLeaving(): void {
  const isNeeded = [...uploadsByProject.values()].some((uploads) => uploads.list().some(isUnsent));
  if (isNeeded === isWarning) return;
  isWarning = isNeeded;
  if (isNeeded) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
