// A copy has the pages, pictures and settings of its original and nobody in it. The pictures are the
// same objects: an object goes when the last project that shows it goes.
import type { UserActor } from '#modules/auth/public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { insertPages, setPageAssets } from './pages.repo.ts';
import { toCopy } from './pages.service.ts';
import type { PartsDeps } from './project-parts.ts';
import { openProjectPassword, sealProjectPassword } from './project-password.ts';
import { updateProjectSize } from './project-size.ts';
import { canSeeProject } from './projects.policy.ts';
import { insertProject, lockProject } from './projects.repo.ts';
import {
  assertRoomForProject,
  getProject,
  loadPages,
  type ProjectsDeps,
} from './projects.service.ts';

export async function duplicateProject(
  deps: ProjectsDeps & PartsDeps,
  actor: UserActor,
  originalId: string,
  name: string,
) {
  const { config, ids, clock } = deps;
  const id = ids.next();
  await deps.db.transaction().execute(async (tx) => {
    // Locked: deleted meanwhile, it would take the pictures of its copy along.
    const original = await lockProject(tx, originalId);
    const refusal = canSeeProject(actor, original);
    if (original === undefined || refusal !== undefined) throw new AppError(refusal ?? 'not_found');
    await assertRoomForProject(tx, actor);
    const { pages, assets } = await loadPages(tx, originalId);
    const now = clock.now();
    const password = openProjectPassword(config, original);
    await insertProject(tx, {
      id,
      ownerId: actor.userId,
      name,
      type: original.type,
      device: original.device,
      orientation: original.orientation,
      maxParticipant: original.max_participant,
      timerMs: original.timer_ms,
      shuffle: original.shuffle,
      finalReview: original.final_review,
      retentionDays: original.retention_days,
      passwordSealed: password === null ? null : sealProjectPassword(config, id, password),
      now,
    });

    // What is still being checked stays behind: its slot is empty in the copy.
    const shown = [...new Set(assets.filter(({ status }) => status === 'ready').map((a) => a.id))];
    const copies = new Map(shown.map((assetId) => [assetId, ids.next()]));
    for (const part of deps.parts) await part.copy?.(tx, { originalId, id, assetIds: copies, now });
    for (const page of pages) {
      const pageId = ids.next();
      await insertPages(tx, [
        { ...toCopy(page), id: pageId, projectId: id, position: page.position, now },
      ]);
      const slots: (string | null)[] = [];
      for (const asset of assets) {
        if (asset.page_id === page.id) slots[asset.slot] = copies.get(asset.id) ?? null;
      }
      await setPageAssets(
        tx,
        pageId,
        Array.from(slots, (assetId) => assetId ?? null),
      );
    }
    await updateProjectSize(tx, id);
  });
  return getProject(deps, actor, id);
}
