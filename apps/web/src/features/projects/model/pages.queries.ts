import { CALLS, type CallInput } from '@fovea/contract';
import { api } from '#shared/api/api.ts';
import { keepProject } from '#shared/api/projects.queries.ts';

export async function updatePage(
  id: string,
  pageId: string,
  body: CallInput<typeof CALLS.updatePage>['body'],
): Promise<void> {
  keepProject(await api.call(CALLS.updatePage, { params: { id, pageId }, body }));
}
