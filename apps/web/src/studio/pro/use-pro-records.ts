import type { Project } from '@fovea/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reread } from '#shared/api/query-client.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { type ReadRecords, toNewerQuery } from '#studio/records/records.queries.ts';

/**
 * A project that was upgraded has its old records until those of Pro are made. One that is still
 * edited has test runs alone, and those stay Basic.
 */
export function isMaking(
  project: Pick<Project, 'type' | 'status'> | undefined,
  records: Pick<ReadRecords, 'type'> | null | undefined,
): boolean {
  return project?.type === 'pro' && project.status !== 'edit' && records?.type === 'basic';
}

/** Reads them as soon as they are there. */
export function useProRecords(
  project: Project | undefined,
  records: ReadRecords | null | undefined,
): void {
  const id = project?.id ?? '';
  const { data: isNewer } = useQuery({
    ...toNewerQuery(id, records?.reader),
    enabled: isMaking(project, records),
  });
  useEffect(() => {
    if (isNewer) void reread(KEYS.records(id));
  }, [isNewer, id]);
}
