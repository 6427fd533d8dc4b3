import { CALLS } from '@fovea/contract';
import { getProjectBySlug } from '#modules/projects/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { completeRecording } from './complete/complete.service.ts';
import { askWithdrawal } from './erasure/withdrawals.service.ts';
import type { Funnel } from './funnel/funnel.service.ts';
import { toCollectProject } from './join/join.presenter.ts';
import type { Joins } from './join/join.service.ts';
import { openProject } from './join/join-password.ts';
import { loadManifest } from './join/manifest.service.ts';
import { toParticipantName } from './participant-name.ts';
import { type RecordingTokens, readBearer } from './recording-token.ts';

type Deps = Pick<
  ServerDeps,
  'db' | 'clock' | 'ids' | 'jobs' | 'storage' | 'config' | 'limits' | 'pressure'
>;

export function recordingsRoutes(
  app: App,
  deps: Deps,
  parts: { guard: Guard<undefined>; joins: Joins; tokens: RecordingTokens; funnel: Funnel },
): void {
  const { guard, joins, tokens } = parts;

  bindCall(app, CALLS.getCollectProject, guard, async ({ params }, _, { request }) => {
    const project = await getProjectBySlug(deps.db, params.slug);
    parts.funnel.countOpening(project.id, request.headers['user-agent']);
    return toCollectProject(deps, params.slug, project);
  });

  bindCall(app, CALLS.checkProjectPassword, guard, async ({ params, body }, _, { request }) => {
    await openProject(deps, params.slug, body.password, request.ip);
    return { right: true as const };
  });

  bindCall(app, CALLS.joinProject, guard, async ({ params, body }, _, { request }) => {
    const { project, ...joined } = await joins.join(params.slug, body, request.ip);
    return {
      recordingId: joined.id,
      token: tokens.sign(joined.id, joined.joinedAt),
      participant: toParticipantName(joined.number),
      batchMs: deps.pressure.toBatchMs(),
      pages: await loadManifest(deps, project, joined.id),
      finalReview: project.final_review,
    };
  });

  bindCall(app, CALLS.withdrawRecording, guard, async ({ body }, _, { request }) => {
    await askWithdrawal(deps, body.receipt, request.ip);
    return { asked: true as const };
  });

  const recordingGuard: Guard<string> = async (request) => {
    const { id } = request.params as { id?: string };
    if (id === undefined || !tokens.isGood(readBearer(request.headers.authorization), id)) {
      throw new AppError('recording_token_invalid');
    }
    return id;
  };

  bindCall(app, CALLS.completeRecording, recordingGuard, async ({ body }, recordingId) => {
    await completeRecording(deps, recordingId, body);
    return { state: 'complete' as const };
  });
}
