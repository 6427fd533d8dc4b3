import { CALLS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { getAggregatedRecords, getTestRecords, signRecordObjects } from './analysis.service.ts';
import { type ArchiveDeps, getRecords } from './archive.service.ts';

export function analysisRoutes(app: App, deps: ArchiveDeps, guard: Guard<UserActor>): void {
  bindCall(app, CALLS.getAggregatedRecords, guard, ({ params }, actor) =>
    getAggregatedRecords(deps, actor, params.id),
  );
  bindCall(app, CALLS.getTestRecords, guard, ({ params }, actor) =>
    getTestRecords(deps, actor, params.id),
  );
  bindCall(app, CALLS.getRecords, guard, ({ params }, actor) => getRecords(deps, actor, params.id));
  bindCall(app, CALLS.signRecordObjects, guard, ({ params, body }, actor) =>
    signRecordObjects(deps, actor, params.id, body.keys),
  );
}
