import type { Project } from '@fovea/contract';
import type { ViewOptions } from '@fovea/stage';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ReadRecords, toFixationsQuery } from './records.queries.ts';

/**
 * Records with the fixations that the chosen preset finds on what is shown. The records' own are shown
 * until it has, so that nothing disappears meanwhile.
 */
export function usePreset(
  project: Pick<Project, 'id' | 'pages'>,
  records: ReadRecords | null | undefined,
  pageId: string | undefined,
  { preset, method }: Pick<ViewOptions, 'preset' | 'method'>,
): { records: ReadRecords | null | undefined; isDetecting: boolean } {
  const pageIds = useMemo(() => {
    if (preset === 'phone') return [];
    const isShown = (id: string) => method === 'GlobalMax' || id === pageId;
    return project.pages.flatMap(({ id, kind }) => (kind !== 'survey' && isShown(id) ? [id] : []));
  }, [project.pages, pageId, preset, method]);
  const found = useQueries({
    queries: records ? pageIds.map((id) => toFixationsQuery(project.id, records, id, preset)) : [],
    combine: (results) => results.map(({ data }) => data),
  });
  const changed = useMemo(() => {
    if (!records || found.length === 0) return records;
    const pages = records.pages.map((page) => {
      const fixations = found[pageIds.indexOf(page.id)];
      return fixations === undefined ? page : { ...page, fixations };
    });
    return { ...records, pages };
  }, [records, pageIds, found]);
  return { records: changed, isDetecting: found.includes(undefined) };
}
