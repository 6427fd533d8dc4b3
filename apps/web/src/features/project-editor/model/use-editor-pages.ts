import type { Page, Project } from '@fovea/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toProjectQuery } from '#shared/api/projects.ts';
import { acceptFiles, tellRefusal } from '#shared/files/accept-files.ts';
import { type EditorRow, toRows } from './editor-rows.ts';
import { createUploadPort } from './upload-port.ts';
import { createUploads, type Uploads } from './uploads.ts';

export interface EditorPages {
  readonly rows: readonly EditorRow[];
  readonly current: EditorRow | undefined;
  readonly select: (key: string) => void;
  readonly addFiles: (files: readonly File[]) => void;
  readonly uploads: Uploads;
  /** How many files are on their way. */
  readonly busyCount: number;
  readonly hasFailed: boolean;
}

/**
 * The pages of a project together with the files that become pages, and which one is shown. Lives
 * as long as the editor of one project.
 */
export function useEditorPages(project: Project): EditorPages {
  const queryClient = useQueryClient();
  const [selectedKey, setSelectedKey] = useState<string>();
  const [localUrls] = useState(() => new Map<string, string>());
  const { id } = project;
  const [uploads] = useState(() =>
    createUploads(
      createUploadPort(id, {
        onPage: (page, upload) => {
          const assetId = page.assets[0]?.id;
          if (assetId) localUrls.set(assetId, upload.localUrl);
          const { queryKey } = toProjectQuery(id);
          queryClient.setQueryData(queryKey, (old) => withPage(old, page));
          // A read that began before the page was made would take it away: it begins again.
          if (queryClient.isFetching({ queryKey }) > 0) {
            void queryClient.invalidateQueries({ queryKey });
          }
          setSelectedKey((key) => (key === upload.key ? page.id : key));
        },
        onRefused: tellRefusal,
      }),
    ),
  );
  const list = useSyncExternalStore(uploads.subscribe, uploads.list);
  const rows = toRows(project.pages, list, localUrls);
  const busyCount = list.filter(({ state }) => state !== 'failed').length;
  useLeaveWarning(busyCount > 0);

  const addFiles = (files: readonly File[]) => {
    const [first] = uploads.add(acceptFiles(files));
    if (first) setSelectedKey(first.key);
  };
  return {
    rows,
    current: rows.find(({ key }) => key === selectedKey) ?? rows[0],
    select: setSelectedKey,
    addFiles,
    uploads,
    busyCount,
    hasFailed: list.some(({ state }) => state === 'failed'),
  };
}

function withPage(project: Project | undefined, page: Page): Project | undefined {
  if (project === undefined || project.pages.some(({ id }) => id === page.id)) return project;
  return { ...project, pages: [...project.pages, page] };
}

/** Closing the tab would lose what is on its way. */
function useLeaveWarning(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}
