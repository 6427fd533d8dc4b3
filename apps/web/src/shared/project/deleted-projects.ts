import { LIMITS, type ProjectHead } from '@fovea/contract';
import { useSyncExternalStore } from 'react';
import { toErrorText } from '#shared/api/error-texts.ts';
import { refreshProjects, removeProject } from '#shared/api/projects.queries.ts';
import { createTexts } from '#shared/language.ts';
import { toasts } from '#shared/toasts.ts';
import { createDeletionQueue } from './deletion-queue.ts';
import en from './deletions.en.json' with { type: 'json' };
import ko from './deletions.ko.json' with { type: 'json' };

export const { getTexts: getDeletionTexts } = createTexts({ en, ko });

/** Toasts that can still undo. */
const openToasts = new Set<string>();

const queue = createDeletionQueue({
  remove: removeProject,
  onEnd(failed) {
    refreshProjects();
    const [first] = failed;
    if (first === undefined) return;
    toasts.show({
      kind: 'error',
      title: getDeletionTexts()('failed', { count: failed.length }),
      text: toErrorText(first.error),
      cause: 'delete-project',
    });
  },
});

addEventListener('pagehide', () => void sendDeletions(true));

/** Deleted a moment ago: lists leave them out. */
export function useHiddenProjects(): ReadonlySet<string> {
  return useSyncExternalStore(queue.subscribe, queue.getHidden, queue.getHidden);
}

/** Whoever leaves or logs out has decided. */
export function sendDeletions(isLeaving: boolean): Promise<void> {
  const sent = queue.sendAll(isLeaving);
  for (const id of openToasts) toasts.dismiss(id);
  return sent;
}

/** Hides them, and deletes them when the toast that can undo it is gone. */
export function deleteProjects(projects: readonly Pick<ProjectHead, 'id'>[]): void {
  const t = getDeletionTexts();
  const deletion = queue.add(projects.map(({ id }) => id));
  const toastId = toasts.show({
    title: t('deleted', { count: projects.length }),
    durationMs: LIMITS.undoMs,
    action: { label: t('undo'), onSelect: deletion.undo },
  });
  openToasts.add(toastId);
  // Time stands still under the pointer: as long as it can be pressed, Undo keeps its word.
  const stop = toasts.subscribe(() => {
    if (toasts.list().some(({ id }) => id === toastId)) return;
    stop();
    openToasts.delete(toastId);
    deletion.send();
  });
}
