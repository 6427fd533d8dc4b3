import type { Page, Project } from '@fovea/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getTexts } from '#features/projects/editor/texts.ts';
import {
  createPage,
  duplicatePage,
  orderPages,
  removePage,
} from '#features/projects/model/pages.queries.ts';
import { fetchProject, keepProject } from '#shared/api/projects.queries.ts';
import { toasts } from '#shared/toasts.ts';
import { applyEdits, movePage, type PagePatch, type ProjectPatch } from './edits.ts';
import { createSaveQueue, type SaveState } from './save-queue.ts';
import { createSavePort, toPageBody } from './send-edits.ts';

const UNDO_MS = 8_000;

export interface ProjectEdits {
  /** With everything that the person has changed. */
  readonly project: Project;
  readonly saveState: SaveState;
  /** Sends at once what waits, also what failed. */
  readonly flush: () => void;
  readonly setProject: (patch: ProjectPatch) => void;
  /** `isNow`: other calls depend on it. */
  readonly setPage: (pageId: string, patch: PagePatch, isNow?: boolean) => void;
  /** Where it is then, from 1; nothing when it cannot move. */
  readonly move: (pageId: string, step: number) => number | undefined;
  readonly duplicate: (pageId: string, onCopy: (pageId: string) => void) => void;
  readonly remove: (page: Page) => void;
}

/** Everything is shown at once and sent behind. Lives as long as the editor of one project. */
export function useEdits(stored: Project): ProjectEdits {
  const { id } = stored;
  const [queue] = useState(() => createSaveQueue(createSavePort(id)));
  const { state, edits } = useSyncExternalStore(queue.subscribe, queue.get);
  const project = applyEdits(stored, edits);

  useEffect(() => {
    window.addEventListener('online', queue.flush);
    return () => {
      window.removeEventListener('online', queue.flush);
      queue.flush();
    };
  }, [queue]);
  useLeaveWarning(state !== 'saved');

  const ids = project.pages.map((page) => page.id);
  const addBack = async (page: Page, order: readonly string[]) => {
    const { id: _, kind, position: __, ...patch } = page;
    const body = { kind, ...toPageBody(patch) };
    const copy = await createPage(id, body);
    const pageIds = order.map((each) => (each === page.id ? copy.id : each));
    const now = await fetchProject(id);
    if (now.pages.length === pageIds.length) await orderPages(id, pageIds);
    else keepProject(now);
  };
  return {
    project,
    saveState: state,
    flush: queue.flush,
    setProject: (patch) => queue.change({ project: patch }),
    setPage: (pageId, patch, isNow = false) => queue.change({ pages: { [pageId]: patch } }, isNow),
    move: (pageId, step) => {
      const order = movePage(ids, pageId, step);
      if (!order) return undefined;
      queue.change({ order });
      return order.indexOf(pageId) + 1;
    },
    duplicate: (pageId, onCopy) =>
      void queue.run(async () => {
        const next = await duplicatePage(id, pageId);
        const copy = next.pages.find((page) => !ids.includes(page.id));
        if (copy) onCopy(copy.id);
      }),
    remove: (page) =>
      void queue.run(async () => {
        await removePage(id, page.id);
        const t = getTexts();
        toasts.show({
          title: t('removed'),
          durationMs: UNDO_MS,
          action: {
            label: t('undo'),
            onSelect: () => void queue.run(() => addBack(page, ids)),
          },
        });
      }),
  };
}

/** Closing the tab would lose what has not been sent. */
function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
