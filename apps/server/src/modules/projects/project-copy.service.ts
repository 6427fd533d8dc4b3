// A copy has the pages, pictures and settings of its original and nobody in it. The pictures are the
// same objects: an object goes when the last project that shows it goes.
import type { CALLS, CallBody } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { insertPages, listAssets } from './pages.repo.ts';
import { fillSlots } from './pages.service.ts';
import { loadDraftPages, toPageFields, withoutEmptyEnd } from './project-draft.service.ts';
import type { PartsDeps } from './project-parts.ts';
import { openProjectPassword, sealProjectPassword } from './project-password.ts';
import { resizeDraft } from './project-size.ts';
import { canSeeProject } from './projects.policy.ts';
import { insertProject, lockProject } from './projects.repo.ts';
import { assertRoomForProject, getProject, type ProjectsDeps } from './projects.service.ts';

export async function duplicateProject(
  deps: ProjectsDeps & PartsDeps,
  actor: UserActor,
  originalId: string,
  { name, draft }: CallBody<typeof CALLS.duplicateProject>,
) {
  const { config, ids, clock } = deps;
  const id = ids.next();
  await deps.db.transaction().execute(async (tx) => {
    // Locked: deleted meanwhile, it would take the pictures of its copy along.
    const original = await lockProject(tx, originalId);
    const refusal = canSeeProject(actor, original);
    if (original === undefined || refusal !== undefined) throw new AppError(refusal ?? 'not_found');
    await assertRoomForProject(tx, actor);
    const now = clock.now();
    const { password, ...settings } = draft?.settings ?? toSettings(config, original);
    const passwordSealed = password === null ? null : sealProjectPassword(config, id, password);
    await insertProject(tx, { ...settings, id, ownerId: actor.userId, name, passwordSealed, now });

    const pages = draft?.pages.map(withoutEmptyEnd) ?? [
      ...(await loadDraftPages(tx, originalId)).values(),
    ];
    const wanted = new Set(
      pages.flatMap(({ assetIds }) => assetIds.filter((each) => each !== null)),
    );
    // Assets that are still being checked stay behind: their slots are empty in the copy.
    const assets = await listAssets(tx, originalId, [...wanted]);
    const ready = assets.filter(({ status }) => status === 'ready');
    const copies = new Map(ready.map((asset) => [asset.id, ids.next()]));
    for (const part of deps.parts) await part.copy?.(tx, { originalId, id, assetIds: copies, now });
    for (const [position, page] of pages.entries()) {
      const copy = { id: ids.next(), kind: page.kind, layout: page.layout };
      const fields = toPageFields(page);
      await insertPages(tx, [{ ...fields, ...copy, projectId: id, position, now }]);
      const slots = page.assetIds.map((assetId) => copies.get(assetId ?? '') ?? null);
      await fillSlots(tx, id, copy, slots);
    }
    await resizeDraft(tx, id);
  });
  return getProject(deps, actor, id);
}

function toSettings(config: ProjectsDeps['config'], project: Original) {
  return {
    type: project.type,
    device: project.device,
    orientation: project.orientation,
    maxParticipant: project.max_participant,
    timerMs: project.timer_ms,
    shuffle: project.shuffle,
    finalReview: project.final_review,
    retentionDays: project.retention_days,
    password: openProjectPassword(config, project),
    briefing: project.briefing,
  };
}

type Original = NonNullable<Awaited<ReturnType<typeof lockProject>>>;
