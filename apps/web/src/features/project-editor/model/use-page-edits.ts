import { CALLS, type Page, type Project } from '@fovea/contract';
import { useQueryClient } from '@tanstack/react-query';
import { getTexts } from '#features/project-editor/texts.ts';
import { api } from '#shared/api/api.ts';
import { keepProject, toProjectQuery } from '#shared/api/projects.ts';
import { toasts } from '#shared/toasts.ts';
import { createPage } from './upload-port.ts';
import type { Autosave } from './use-autosave.ts';

const UNDO_MS = 8_000;

/** Timers and removals: shown at once, sent behind, taken back when the server refuses. */
export function usePageEdits({ id }: Pick<Project, 'id'>, { saveNow, saveLater }: Autosave) {
  const queryClient = useQueryClient();
  const { queryKey } = toProjectQuery(id);

  const setTimer = (pageId: string, timerMs: number) => {
    queryClient.setQueryData(queryKey, (old) => old && withTimer(old, pageId, timerMs));
    saveLater(pageId, () =>
      api.call(CALLS.updatePage, { params: { id, pageId }, body: { timerMs } }),
    );
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
  return { setTimer, removePage };
}

function withTimer(project: Project, pageId: string, timerMs: number): Project {
  const pages = project.pages.map((page) => (page.id === pageId ? { ...page, timerMs } : page));
  return { ...project, pages };
}
