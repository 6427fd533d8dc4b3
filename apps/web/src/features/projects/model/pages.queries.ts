import { CALLS, type CallInput, type Page, type Project } from '@fovea/contract';
import { api } from '#shared/api/api.ts';
import { keepProject } from '#shared/api/projects.queries.ts';

type Body<Call extends 'createPage' | 'updatePage'> = CallInput<(typeof CALLS)[Call]>['body'];

export function createPage(id: string, body: Body<'createPage'>): Promise<Page> {
  return api.call(CALLS.createPage, { params: { id }, body });
}

export async function updatePage(
  id: string,
  pageId: string,
  body: Body<'updatePage'>,
): Promise<void> {
  keepProject(await api.call(CALLS.updatePage, { params: { id, pageId }, body }));
}

export async function orderPages(id: string, pageIds: readonly string[]): Promise<void> {
  const body = { pageIds: [...pageIds] };
  keepProject(await api.call(CALLS.orderPages, { params: { id }, body }));
}

export async function duplicatePage(id: string, pageId: string): Promise<Project> {
  const project = await api.call(CALLS.duplicatePage, { params: { id, pageId } });
  keepProject(project);
  return project;
}

export async function removePage(id: string, pageId: string): Promise<void> {
  keepProject(await api.call(CALLS.removePage, { params: { id, pageId } }));
}
