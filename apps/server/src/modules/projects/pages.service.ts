// A page shows 1 to 4 assets in slots. Pages are appended, changed and removed while the project is
// edited, and never afterwards.
import type { CALLS, CallBody } from '@fovea/contract';
import type { UserActor } from '#modules/auth/auth.service.ts';
import { AppError } from '#platform/errors/app-error.ts';
import {
  createPage as create,
  createPageAssets,
  listAssets,
  removePage as remove,
  updatePage as update,
} from './projects.repo.ts';
import { getEditableProject, type ProjectsDeps } from './projects.service.ts';

export async function createPage(
  deps: ProjectsDeps,
  actor: UserActor,
  projectId: string,
  { kind, assetIds, timerMs }: CallBody<typeof CALLS.createPage>,
) {
  return deps.db.transaction().execute(async (tx) => {
    await getEditableProject(tx, actor, projectId);
    const known = await listAssets(tx, projectId, assetIds);
    const assets = assetIds.map((id) => known.find((asset) => asset.id === id));
    if (assets.some((asset) => asset === undefined)) throw new AppError('not_found');
    const page = await create(tx, {
      id: deps.ids.next(),
      projectId,
      kind,
      timerMs,
      now: deps.clock.now(),
    });
    await createPageAssets(tx, page.id, assetIds);
    return { page, assets: assets.filter((asset) => asset !== undefined) };
  });
}

interface PageAddress {
  readonly id: string;
  readonly pageId: string;
}

export async function updatePage(
  deps: Pick<ProjectsDeps, 'db'>,
  actor: UserActor,
  { id, pageId }: PageAddress,
  change: CallBody<typeof CALLS.updatePage>,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await getEditableProject(tx, actor, id);
    if (!(await update(tx, id, pageId, change))) throw new AppError('not_found');
  });
}

/** Its pictures stay: another page may show them. */
export async function removePage(
  deps: Pick<ProjectsDeps, 'db'>,
  actor: UserActor,
  { id, pageId }: PageAddress,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await getEditableProject(tx, actor, id);
    if (!(await remove(tx, id, pageId))) throw new AppError('not_found');
  });
}
