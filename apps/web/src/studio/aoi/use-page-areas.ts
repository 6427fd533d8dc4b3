import type { Page } from '@fovea/contract';
import type { StageView } from '@fovea/stage';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { StagePage } from '#studio/stage/stage-page.ts';
import { toAoisQuery } from './aois.queries.ts';
import { listPageAreas, type PageArea, toStageAreas } from './page-areas.ts';

/** Until areas are read, nothing is measured by them. */
export const NO_AREAS: readonly PageArea[] = [];

/** Areas on the page that is shown; undefined until they are read. */
export function usePageAreas(
  projectId: string,
  page: Page | undefined,
  stagePage: StagePage,
): readonly PageArea[] | undefined {
  const { data } = useQuery(toAoisQuery(projectId));
  return useMemo(() => data && listPageAreas(data, page, stagePage), [data, page, stagePage]);
}

export interface Outlines {
  readonly isShown: boolean;
  readonly hasNames: boolean;
}

export function useOutlines(
  view: StageView | undefined,
  areas: readonly PageArea[],
  { isShown, hasNames }: Outlines,
): void {
  useEffect(
    () => view?.setAreas(isShown ? toStageAreas(areas, hasNames) : []),
    [view, areas, isShown, hasNames],
  );
}
