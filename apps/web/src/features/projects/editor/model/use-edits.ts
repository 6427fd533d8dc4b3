import { type DraftPage, LIMITS, type Project } from '@fovea/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getTexts } from '#features/projects/editor/texts.ts';
import { getDesk, untilSettled } from '#features/projects/model/draft/desk.ts';
import type { DraftSaver, DraftState } from '#features/projects/model/draft/draft-saver.ts';
import { toAssetIds, toShown } from '#features/projects/model/draft/draft-view.ts';
import { toCopies, toNewPage } from '#features/projects/model/draft/new-pages.ts';
import { movePages } from '#features/projects/model/draft/page-order.ts';
import type { Step } from '#features/projects/model/draft/steps.ts';
import { toasts } from '#shared/toasts.ts';
import type { PagePatch, ProjectPatch } from './edits.ts';

export interface ProjectEdits {
  /** With everything that the person has changed. */
  readonly project: Project;
  readonly saving: Pick<DraftState, 'save' | 'savedAt' | 'canUndo' | 'canRedo'>;
  /** Version that another browser has saved meanwhile. */
  readonly theirs: Project | undefined;
  readonly takeTheirs: () => void;
  /** Sends at once what waits, also what failed. */
  readonly flush: () => void;
  /** The same, and says that it is saved. */
  readonly save: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** A field was left: what is typed later is another step. */
  readonly endTyping: () => void;
  readonly setProject: (patch: ProjectPatch) => void;
  /** A name that nobody typed: there is nothing to undo. */
  readonly nameAfterFile: (name: string) => void;
  readonly setPage: (pageId: string, patch: PagePatch) => void;
  /** Behind so many of the other pages. False when they are there. */
  readonly move: (pageIds: readonly string[], before: number) => boolean;
  /** The ids of the copies, behind the last of their originals. */
  readonly duplicate: (pageIds: readonly string[]) => readonly string[] | undefined;
  readonly remove: (pageIds: readonly string[]) => void;
  readonly addQuestion: () => string | undefined;
}

/** Where this tab edits a project, as long as the screen is open. */
export function useDesk(project: Project) {
  const [desk] = useState(() => getDesk(project));
  useEffect(() => desk.hold(), [desk]);
  return { ...useSyncExternalStore(desk.subscribe, desk.get), takeOver: desk.takeOver };
}

/** Everything is shown at once and sent behind. */
export function useEdits(stored: Project, saver: DraftSaver): ProjectEdits {
  const state = useSyncExternalStore(saver.subscribe, saver.get);
  const { draft, assets, theirs } = state;
  const project = toShown(stored, draft, assets);
  useEffect(() => saver.adopt(stored), [saver, stored]);
  useEffect(() => {
    window.addEventListener('online', saver.flush);
    return () => window.removeEventListener('online', saver.flush);
  }, [saver]);
  useLeaveWarning(state.save !== 'saved');

  const ids = draft.pages.map(({ id }) => id);
  const add = (pages: readonly { page: DraftPage; at: number }[]) => {
    if (saver.run({ kind: 'add', pages })) return pages.map(({ page }) => page.id);
    toasts.show({ kind: 'error', title: getTexts()('pagesFull', { count: LIMITS.pagesMax }) });
    return undefined;
  };
  return {
    project,
    saving: state,
    theirs,
    takeTheirs: saver.takeTheirs,
    flush: saver.flush,
    save: async () => {
      const save = await untilSettled(saver);
      if (save === 'saved') toasts.show({ title: getTexts()('saved'), cause: 'saved' });
    },
    undo: saver.undo,
    redo: saver.redo,
    endTyping: saver.endTyping,
    setProject: (change) => saver.run({ kind: 'settings', change }),
    nameAfterFile: (name) => saver.amend({ kind: 'settings', change: { name } }),
    setPage: (pageId, { assets: pictures, ...patch }) => {
      const change = pictures ? { ...patch, assetIds: toAssetIds(pictures) } : patch;
      saver.run({ kind: 'page', pageId, change });
    },
    move: (pageIds, before) => {
      const next = movePages(ids, pageIds, before);
      return next !== undefined && saver.run({ kind: 'order', pageIds: next });
    },
    duplicate: (pageIds) => {
      const copies = toCopies(draft.pages, pageIds);
      return copies.length > 0 ? add(copies) : undefined;
    },
    remove: (pageIds) => {
      const pages = draft.pages.flatMap((page, at) =>
        pageIds.includes(page.id) ? [{ page, at }] : [],
      );
      if (saver.run({ kind: 'remove', pageIds })) offerBack({ kind: 'add', pages }, pages.length);
    },
    addQuestion: () => add([{ page: toNewPage(draft, 'survey'), at: draft.pages.length }])?.[0],
  };

  function offerBack(step: Step, count: number): void {
    const t = getTexts();
    toasts.show({
      title: count > 1 ? t('removedMany', { count }) : t('removed'),
      durationMs: LIMITS.undoMs,
      action: { label: t('undo'), onSelect: () => saver.run(step) },
    });
  }
}

/** Closing the tab would leave what has not been sent on this device. */
function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
