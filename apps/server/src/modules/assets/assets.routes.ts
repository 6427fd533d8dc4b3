import { CALLS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import { buildAsset } from '#modules/projects/public.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import {
  type AssetsDeps,
  createUpload,
  getAsset,
  listUploadParts,
  removeUpload,
  signUploadParts,
} from './assets.service.ts';
import { completeUpload } from './complete-upload.service.ts';

export function assetsRoutes(app: App, deps: AssetsDeps, guard: Guard<UserActor>): void {
  bindCall(app, CALLS.createUpload, guard, ({ params, body }, actor) =>
    createUpload(deps, actor, params.id, body),
  );

  bindCall(app, CALLS.signUploadParts, guard, ({ params, body }, actor) =>
    signUploadParts(deps, actor, params, body.numbers),
  );

  bindCall(app, CALLS.listUploadParts, guard, ({ params }, actor) =>
    listUploadParts(deps, actor, params),
  );

  bindCall(app, CALLS.completeUpload, guard, async ({ params }, actor) =>
    buildAsset(deps.storage, await completeUpload(deps, actor, params.id, params.uploadId)),
  );

  bindCall(app, CALLS.removeUpload, guard, async ({ params }, actor) => ({
    removed: await removeUpload(deps, actor, params),
  }));

  bindCall(app, CALLS.getAsset, guard, async ({ params }, actor) =>
    buildAsset(deps.storage, await getAsset(deps, actor, params.id, params.uploadId)),
  );
}
