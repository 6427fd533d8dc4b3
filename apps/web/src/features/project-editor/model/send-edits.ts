import { ApiError, CALLS } from '@fovea/contract';
import { api } from '#shared/api/api.ts';
import { toErrorText } from '#shared/api/error-texts.ts';
import { keepProject, rereadProject } from '#shared/api/projects.ts';
import { toasts } from '#shared/toasts.ts';
import type { Edits, PagePatch } from './edits.ts';
import type { SavePort } from './save-queue.ts';

export function createSavePort(id: string): SavePort {
  return {
    send: (edits) => sendEdits(id, edits),
    isRefusal: (error) =>
      error instanceof ApiError && error.statusCode < 500 && ![408, 429].includes(error.statusCode),
    onRefused: (error) => {
      toasts.show({ kind: 'error', title: toErrorText(error), cause: 'save' });
      rereadProject(id);
    },
    later: (callback, ms) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** Each may be sent twice without harm, so a failure on the way is mended by sending all again. */
async function sendEdits(id: string, { project, pages, order }: Edits): Promise<void> {
  if (Object.keys(project).length > 0) {
    keepProject(await api.call(CALLS.updateProject, { params: { id }, body: project }));
  }
  for (const [pageId, patch] of Object.entries(pages)) {
    const params = { id, pageId };
    keepProject(await api.call(CALLS.updatePage, { params, body: toPageBody(patch) }));
  }
  if (order) {
    const body = { pageIds: [...order] };
    keepProject(await api.call(CALLS.orderPages, { params: { id }, body }));
  }
}

export function toPageBody({ assets, question, ...patch }: PagePatch) {
  return {
    ...patch,
    ...(assets ? { assetIds: assets.map((asset) => asset?.id ?? null) } : {}),
    ...(question ? { question } : {}),
  };
}
