import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { projectListQuery } from '#shared/api/projects.queries.ts';
import { useHiddenProjects } from '#shared/project/deleted-projects.ts';
import { type ListFilter, toListQuery } from './list-filter.ts';

/** Read again this often while a project collects, should a notice be lost. */
const POLL_MS = 15_000;

/** Projects that the filter finds, as far as they are loaded. */
export function useProjects(filter: ListFilter) {
  const hidden = useHiddenProjects();
  const list = useInfiniteQuery({
    ...projectListQuery(toListQuery(filter)),
    // The rows stay until those of a new filter are there.
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ projects }) => projects.some(({ status }) => status === 'active'))
        ? POLL_MS
        : false,
  });
  const { data } = list;
  const loaded = useMemo(() => {
    // A project that changed between two pages may stand in both.
    const byId = new Map(
      data?.pages.flatMap(({ projects }) => projects).map((project) => [project.id, project]),
    );
    return [...byId.values()];
  }, [data]);
  const projects = useMemo(() => loaded.filter(({ id }) => !hidden.has(id)), [loaded, hidden]);
  const total = (data?.pages[0]?.total ?? loaded.length) - (loaded.length - projects.length);
  return {
    projects,
    total,
    isPending: list.isPending,
    isChanging: list.isPlaceholderData,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: list.fetchNextPage,
  };
}
