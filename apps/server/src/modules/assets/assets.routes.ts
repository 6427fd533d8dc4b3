import { CALLS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/auth.service.ts';
import { toAsset } from '#modules/projects/asset-view.service.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { type AssetsDeps, completeUpload, createUpload, getAsset } from './assets.service.ts';

export function assetsRoutes(app: App, deps: AssetsDeps, guard: Guard<UserActor>): void {
  bindCall(app, CALLS.createUpload, guard, async ({ params, body }, actor) => {
    const upload = await createUpload(deps, actor, params.id, body);
    return {
      uploadId: upload.id,
      method: 'PUT' as const,
      url: upload.url,
      headers: { 'content-type': upload.contentType },
      expiresAt: upload.expiresAt.toISOString(),
    };
  });

  bindCall(app, CALLS.completeUpload, guard, async ({ params }, actor) =>
    toAsset(deps.storage, await completeUpload(deps, actor, params.id, params.uploadId)),
  );

  bindCall(app, CALLS.getAsset, guard, async ({ params }, actor) =>
    toAsset(deps.storage, await getAsset(deps, actor, params.id, params.uploadId)),
  );
}
