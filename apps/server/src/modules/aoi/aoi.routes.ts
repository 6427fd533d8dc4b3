import { CALLS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard, StoredReply } from '#platform/http/binder.ts';
import { toAoi } from './aoi.presenter.ts';
import type { AoiPlace } from './aoi.repo.ts';
import {
  type AoiDeps,
  createAoi,
  createKeyframe,
  listAois,
  removeAoi,
  updateAoi,
  updateKeyframe,
} from './aoi.service.ts';

/** Paths call a project an experiment. */
const toPlace = (params: { experimentId: string; assetId: string }): AoiPlace => ({
  projectId: params.experimentId,
  assetId: params.assetId,
});

export function aoiRoutes(app: App, deps: AoiDeps, guard: Guard<UserActor>): void {
  bindCall(
    app,
    CALLS.listAois,
    guard,
    async ({ query }, actor) =>
      new StoredReply(`{"aoiList":${await listAois(deps, actor, query.experimentId)}}`),
  );

  bindCall(app, CALLS.createAoi, guard, ({ params, body }, actor) =>
    createAoi(deps, actor, toPlace(params), body),
  );

  bindCall(app, CALLS.updateAoi, guard, async ({ params, body }, actor) =>
    toAoi(await updateAoi(deps, actor, toPlace(params), params.aoiId, body)),
  );

  bindCall(app, CALLS.removeAoi, guard, async ({ query }, actor) => ({
    id: await removeAoi(deps, actor, query),
  }));

  bindCall(app, CALLS.createKeyframe, guard, async ({ params, body }, actor) => ({
    id: await createKeyframe(deps, actor, toPlace(params), params.aoiId, body),
  }));

  bindCall(app, CALLS.updateKeyframe, guard, ({ params, body }, actor) =>
    updateKeyframe(deps, actor, toPlace(params), params, body),
  );
}
