import { ApiError } from '@fovea/contract';
import { orderPages, updatePage } from '#features/projects/model/pages.queries.ts';
import { toErrorText } from '#shared/api/error-texts.ts';
import { rereadProject, updateProject } from '#shared/api/projects.queries.ts';
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
    await updateProject(id, project);
  }
  for (const [pageId, patch] of Object.entries(pages)) {
    await updatePage(id, pageId, toPageBody(patch));
  }
  if (order) await orderPages(id, order);
}

export function toPageBody({ assets, question, ...patch }: PagePatch) {
  return {
    ...patch,
    ...(assets ? { assetIds: assets.map((asset) => asset?.id ?? null) } : {}),
    ...(question ? { question } : {}),
  };
}
