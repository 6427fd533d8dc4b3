import { ApiError, type Asset, type Page, type Project } from '@fovea/contract';
import { useSyncExternalStore } from 'react';
import { createPage, orderPages, updatePage } from '#features/projects/model/pages.queries.ts';
import { fetchProject, toProjectQuery } from '#shared/api/projects.queries.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { createUploadPort } from './browser-port.ts';
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
      return upload.target
        ? fillSlot(projectId, asset, upload.target)
        : addPage(projectId, asset, upload);
    }),
  );
  uploads.subscribe(() => warnBeforeLeaving());
  uploadsByProject.set(projectId, uploads);
  return uploads;
}

export function useUploads(projectId: string): [Uploads, readonly Upload[]] {
  const uploads = getUploads(projectId);
  return [uploads, useSyncExternalStore(uploads.subscribe, uploads.list)];
}

export const findLocalUrl = (assetId: string) => localUrls.get(assetId);

async function addPage(id: string, asset: Asset, { key, kind }: Upload): Promise<string> {
  const page = await createPage(id, { kind, assetIds: [asset.id] });
  const { queryKey } = toProjectQuery(id);
  queryClient.setQueryData(queryKey, (old) => old && withPage(old, page));
  const later = listPagesAfter(getUploads(id).list(), key);
  if (later.size > 0) await movePageBefore(id, page.id, later);
  // A read that began before the page was made would take it away: it begins again.
  if (queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey });
  return page.id;
}

/** Pages of files that stand behind a file in the list and were faster. */
function listPagesAfter(uploads: readonly Upload[], key: string): ReadonlySet<string> {
  const at = uploads.findIndex((upload) => upload.key === key);
  const behind = uploads.slice(at + 1).filter(({ target }) => !target);
  return new Set(behind.flatMap(({ pageId }) => pageId ?? []));
}

/** Files keep their order, whichever was ready first. */
async function movePageBefore(id: string, pageId: string, later: ReadonlySet<string>) {
  const { pages } = await fetchProject(id);
  const others = pages.map((page) => page.id).filter((each) => each !== pageId);
  const place = others.findIndex((each) => later.has(each));
  if (place < 0) return;
  const pageIds = others.toSpliced(place, 0, pageId);
  try {
    await orderPages(id, pageIds);
  } catch (error) {
    // Somebody changed the pages meanwhile: theirs is the newer will.
    if (!(error instanceof ApiError) || error.code !== 'pages_changed') throw error;
  }
}

function withPage(project: Project, page: Page): Project {
  if (project.pages.some(({ id }) => id === page.id)) return project;
  const pages = [...project.pages, page];
  return { ...project, pages, pageCount: pages.length };
}

async function fillSlot(id: string, asset: Asset, { pageId, slot }: UploadTarget) {
  const project = await queryClient.ensureQueryData(toProjectQuery(id));
  const assets = project.pages.find((page) => page.id === pageId)?.assets ?? [];
  const assetIds = assets.map((each, at) => (at === slot ? asset.id : (each?.id ?? null)));
  await updatePage(id, pageId, { assetIds });
  return pageId;
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
