import { CALLS, type CallInput, type Project } from '@fovea/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { refreshCredits } from './credits.ts';
import { queryClient } from './query-client.ts';

const LIST_LIMIT = 100;

/** A screen that shows something keeps it when reading again fails. */
const throwWhenEmpty = (_error: Error, { state }: { state: { data: unknown } }) =>
  state.data === undefined;

export const projectsQuery = infiniteQueryOptions({
  queryKey: ['projects'],
  queryFn: ({ pageParam }) =>
    api.call(CALLS.listProjects, {
      query: { limit: LIST_LIMIT, ...(pageParam === null ? {} : { before: pageParam }) },
    }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  throwOnError: throwWhenEmpty,
});

export const toProjectQuery = (id: string) =>
  queryOptions({
    queryKey: ['project', id],
    queryFn: () => api.call(CALLS.getProject, { params: { id } }),
    throwOnError: throwWhenEmpty,
  });

/** Puts a project that a call answered where screens read it, and lets lists read again. */
export function keepProject(project: Project): void {
  queryClient.setQueryData(toProjectQuery(project.id).queryKey, project);
  void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
}

export async function createProject(
  body: CallInput<typeof CALLS.createProject>['body'],
): Promise<Project> {
  const project = await api.call(CALLS.createProject, { body });
  keepProject(project);
  return project;
}

export async function updateProject(
  id: string,
  body: CallInput<typeof CALLS.updateProject>['body'],
): Promise<void> {
  keepProject(await api.call(CALLS.updateProject, { params: { id }, body }));
}

export async function activateProject(id: string): Promise<void> {
  keepMoved(await api.call(CALLS.activateProject, { params: { id } }));
}

export async function upgradeProject(id: string): Promise<void> {
  keepMoved(await api.call(CALLS.upgradeProject, { params: { id } }));
}

export async function finishProject(id: string): Promise<void> {
  keepMoved(await api.call(CALLS.finishProject, { params: { id } }));
}

/** A call was refused because the project is not what the screen shows. */
export function rereadProject(id: string): void {
  void queryClient.invalidateQueries({ queryKey: toProjectQuery(id).queryKey });
  void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
}

/** Sessions have moved with it. */
function keepMoved(project: Project): void {
  keepProject(project);
  void refreshCredits();
}
