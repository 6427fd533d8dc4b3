// A copy has the pages, pictures and settings of its original and nobody in it. The pictures are the
// same objects: an object goes when the last project that shows it goes.
import type { UserActor } from '#modules/auth/auth.service.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { createPages, setPageAssets } from './pages.repo.ts';
import { toCopy } from './pages.service.ts';
import { copyAssets, copyHashtags } from './project-copy.repo.ts';
import { openProjectPassword, sealProjectPassword } from './project-password.service.ts';
import { updateProjectSize } from './project-size.service.ts';
import { canSeeProject } from './projects.policy.ts';
import { createProject, lockProject } from './projects.repo.ts';
import { getProject, loadPages, type ProjectsDeps } from './projects.service.ts';

export async function duplicateProject(
  deps: ProjectsDeps,
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
    const { pages, assets } = await loadPages(tx, originalId);
    const now = clock.now();
    const password = openProjectPassword(config, original);
    await createProject(tx, {
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
      passwordSealed: password === null ? null : sealProjectPassword(config, id, password),
      now,
    });
    await copyHashtags(tx, originalId, id);

    // What is still being checked stays behind: its slot is empty in the copy.
    const shown = [...new Set(assets.filter(({ status }) => status === 'ready').map((a) => a.id))];
    const copies = new Map(shown.map((assetId) => [assetId, ids.next()]));
    await copyAssets(tx, copies, { projectId: id, now });
    for (const page of pages) {
      const pageId = ids.next();
      await createPages(tx, [
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
