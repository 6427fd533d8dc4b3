import { ApiError, CALLS, type CallInput, type Draft, type Project } from '@fovea/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, partingApi } from './api.ts';
import { refreshCredits } from './credits.queries.ts';
import { OPENING_MS, queryClient, reread } from './query-client.ts';
import { KEYS } from './query-keys.ts';

const LIST_LIMIT = 100;

type ListQuery = NonNullable<CallInput<typeof CALLS.listProjects>['query']>;
/** Filter and sort order of a list. */
export type ProjectFilter = Omit<ListQuery, 'after' | 'limit'>;

/** A screen that shows something keeps it when reading again fails. */
const throwWhenEmpty = (_error: Error, { state }: { state: { data: unknown } }) =>
  state.data === undefined;

export const projectListQuery = (filter: ProjectFilter) =>
  infiniteQueryOptions({
    queryKey: KEYS.projectList(filter),
    queryFn: ({ pageParam }) =>
      api.call(CALLS.listProjects, {
        query: {
          ...filter,
          limit: LIST_LIMIT,
          ...(pageParam === null ? {} : { after: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    throwOnError: throwWhenEmpty,
  });

export const projectCountsQuery = queryOptions({
  queryKey: KEYS.projectCounts,
  queryFn: () => api.call(CALLS.countProjects),
  staleTime: OPENING_MS,
});

/** The first few that a text finds, for a menu. */
export const toFoundQuery = (q: string, limit: number) =>
  queryOptions({
    queryKey: KEYS.foundProjects(q, limit),
    queryFn: async () =>
      (await api.call(CALLS.listProjects, { query: { limit, ...(q === '' ? {} : { q }) } }))
        .projects,
  });

/** Lists, counts and hashtags are read again wherever they are shown. */
export function refreshProjects(): void {
  void reread(KEYS.projects, KEYS.hashtags);
}

export function fetchProject(id: string): Promise<Project> {
  return api.call(CALLS.getProject, { params: { id } });
}

export const toProjectQuery = (id: string) =>
  queryOptions({
    queryKey: KEYS.project(id),
    queryFn: () => fetchProject(id),
    throwOnError: throwWhenEmpty,
  });

/** Puts a project that a call answered where screens read it, and lets lists read again. */
export function keepProject(project: Project): void {
  queryClient.setQueryData(toProjectQuery(project.id).queryKey, project);
  refreshProjects();
}

export async function createProject(
  body: CallInput<typeof CALLS.createProject>['body'],
): Promise<Project> {
  const project = await api.call(CALLS.createProject, { body });
  keepProject(project);
  return project;
}

/** With a draft, as the draft has it. */
export async function copyProject(id: string, name: string, draft?: Draft): Promise<Project> {
  const body = { name, ...(draft && { draft }) };
  const copy = await api.call(CALLS.duplicateProject, { params: { id }, body });
  keepProject(copy);
  return copy;
}

export async function updateProject(
  id: string,
  body: CallInput<typeof CALLS.updateProject>['body'],
): Promise<void> {
  keepProject(await api.call(CALLS.updateProject, { params: { id }, body }));
}

/** As it was shown to whoever starts it. */
export async function activateProject({
  id,
  revision,
}: Pick<Project, 'id' | 'revision'>): Promise<void> {
  keepMoved(await api.call(CALLS.activateProject, { params: { id }, body: { revision } }));
}

export async function upgradeProject(id: string): Promise<void> {
  keepMoved(await api.call(CALLS.upgradeProject, { params: { id } }));
}

export async function changeTarget(id: string, maxParticipant: number): Promise<void> {
  keepMoved(await api.call(CALLS.changeTarget, { params: { id }, body: { maxParticipant } }));
}

export async function finishProject(id: string): Promise<void> {
  keepMoved(await api.call(CALLS.finishProject, { params: { id } }));
}

export function createTestLink(id: string) {
  return api.call(CALLS.createTestLink, { params: { id } });
}

/** Also for one that is gone already. The screen may be left meanwhile. */
export async function removeProject(id: string, isLeaving: boolean): Promise<void> {
  try {
    await (isLeaving ? partingApi : api).call(CALLS.removeProject, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
  }
  queryClient.removeQueries({ queryKey: toProjectQuery(id).queryKey });
}

/** A call was refused because the project is not what the screen shows. */
export function rereadProject(id: string): void {
  void reread(KEYS.project(id));
  refreshProjects();
}

/** Sessions have moved with it. */
function keepMoved(project: Project): void {
  keepProject(project);
  void refreshCredits();
}
