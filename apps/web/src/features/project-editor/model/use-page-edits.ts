import { CALLS, type Page, type Project } from '@fovea/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getTexts } from '#features/project-editor/texts.ts';
import { api } from '#shared/api/api.ts';
import { toErrorText } from '#shared/api/error-texts.ts';
import { keepProject, toProjectQuery } from '#shared/api/projects.ts';
import { toasts } from '#shared/toasts.ts';
import { createPage } from './upload-port.ts';

/** A change is sent this long after the last one. */
const AUTOSAVE_MS = 800;
const UNDO_MS = 8_000;

export type SaveState = 'saved' | 'saving' | 'failed';

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly send: () => void;
}

/** Timers and removals: shown at once, sent behind, taken back when the server refuses. */
export function usePageEdits({ id }: Pick<Project, 'id'>) {
  const queryClient = useQueryClient();
  const [unsaved, setUnsaved] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const waiting = useRef(new Map<string, Waiting>());
  const { queryKey } = toProjectQuery(id);

  // What still waits is sent when the editor closes.
  useEffect(() => {
    const pending = waiting.current;
    return () => {
      for (const { send } of [...pending.values()]) send();
    };
  }, []);

  const save = async (call: () => Promise<unknown>) => {
    try {
      await call();
      setHasFailed(false);
    } catch (error) {
      setHasFailed(true);
      toasts.show({ kind: 'error', title: toErrorText(error), cause: 'save' });
      await queryClient.invalidateQueries({ queryKey });
    } finally {
      setUnsaved((count) => count - 1);
    }
  };
  const saveNow = (call: () => Promise<unknown>) => {
    setUnsaved((count) => count + 1);
    void save(call);
  };

  const setTimer = (pageId: string, timerMs: number) => {
    queryClient.setQueryData(queryKey, (old) => old && withTimer(old, pageId, timerMs));
    const before = waiting.current.get(pageId);
    if (before) clearTimeout(before.timer);
    else setUnsaved((count) => count + 1);
    const send = () => {
      clearTimeout(waiting.current.get(pageId)?.timer);
      waiting.current.delete(pageId);
      void save(() => api.call(CALLS.updatePage, { params: { id, pageId }, body: { timerMs } }));
    };
    waiting.current.set(pageId, { send, timer: setTimeout(send, AUTOSAVE_MS) });
  };

  const removePage = (page: Page, isLast: boolean) => {
    const t = getTexts();
    const assetIds = page.assets.map((asset) => asset.id);
    const addBack = async () => {
      await createPage(id, assetIds, page.timerMs);
      await queryClient.invalidateQueries({ queryKey });
    };
    saveNow(async () => {
      keepProject(await api.call(CALLS.removePage, { params: { id, pageId: page.id } }));
      toasts.show({
        title: t('removed'),
        durationMs: UNDO_MS,
        action: { label: t(isLast ? 'undo' : 'addBack'), onSelect: () => saveNow(addBack) },
      });
    });
  };

  const saveState: SaveState = unsaved > 0 ? 'saving' : hasFailed ? 'failed' : 'saved';
  return { setTimer, removePage, saveState };
}

function withTimer(project: Project, pageId: string, timerMs: number): Project {
  const pages = project.pages.map((page) => (page.id === pageId ? { ...page, timerMs } : page));
  return { ...project, pages };
}
