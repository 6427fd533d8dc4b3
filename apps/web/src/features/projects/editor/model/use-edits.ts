import { LIMITS, type Page, type Project } from '@fovea/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getTexts } from '#features/projects/editor/texts.ts';
import { getDesk, untilSettled } from '#features/projects/model/draft/desk.ts';
import type { DraftSaver, DraftState } from '#features/projects/model/draft/draft-saver.ts';
import { toAssetIds, toShown } from '#features/projects/model/draft/draft-view.ts';
import { toNewPage } from '#features/projects/model/draft/new-pages.ts';
import type { Step } from '#features/projects/model/draft/steps.ts';
import { toasts } from '#shared/toasts.ts';
import { movePage, type PagePatch, type ProjectPatch } from './edits.ts';

export interface ProjectEdits {
  /** With everything that the person has changed. */
  readonly project: Project;
  readonly saving: Pick<DraftState, 'save' | 'savedAt' | 'canUndo' | 'canRedo'>;
  /** What another browser has saved meanwhile. */
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
  /** Where it is then, from 1; nothing when it cannot move. */
  readonly move: (pageId: string, step: number) => number | undefined;
  /** The id of the copy, behind its original. */
  readonly duplicate: (pageId: string) => string | undefined;
  readonly remove: (page: Page) => void;
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
  const add = (page: (typeof draft.pages)[number], at: number) => {
    if (saver.run({ kind: 'add', pages: [{ page, at }] })) return page.id;
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
    move: (pageId, step) => {
      const pageIds = movePage(ids, pageId, step);
      if (!pageIds || !saver.run({ kind: 'order', pageIds })) return undefined;
      return pageIds.indexOf(pageId) + 1;
    },
    duplicate: (pageId) => {
      const at = ids.indexOf(pageId);
      const page = draft.pages[at];
      return page && add({ ...page, id: crypto.randomUUID() }, at + 1);
    },
    remove: ({ id }) => {
      const at = ids.indexOf(id);
      const page = draft.pages[at];
      if (!page || !saver.run({ kind: 'remove', pageIds: [id] })) return;
      offerBack({ kind: 'add', pages: [{ page, at }] });
    },
    addQuestion: () => add(toNewPage(draft, 'survey'), draft.pages.length),
  };

  function offerBack(step: Step): void {
    const t = getTexts();
    toasts.show({
      title: t('removed'),
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
