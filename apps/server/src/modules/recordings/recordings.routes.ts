import { CALLS, LIMITS } from '@fovea/contract';
import { getProjectBySlug } from '#modules/projects/projects.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { CONSENT } from './consent.ts';
import { type Joins, loadManifest } from './join.service.ts';
import { toParticipantName } from './participant-name.service.ts';
import { type RecordingTokens, readBearer } from './recording-token.ts';
import { completeRecording } from './recordings.service.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'storage' | 'config'>;

export function recordingsRoutes(
  app: App,
  deps: Deps,
  parts: { guard: Guard<undefined>; joins: Joins; tokens: RecordingTokens },
): void {
  const { guard, joins, tokens } = parts;

  bindCall(app, CALLS.getCollectProject, guard, async ({ params }) => {
    const project = await getProjectBySlug(deps.db, params.slug);
    return {
      slug: params.slug,
      name: project.name,
      device: project.device as 'mobile',
      orientation: project.orientation as 'portrait',
      open: project.status === 'active' && project.joined < project.max_participant,
      consent: { ...CONSENT, privacyContact: deps.config.PRIVACY_CONTACT },
    };
  });

  bindCall(app, CALLS.joinProject, guard, async ({ params, body }) => {
    const joined = await joins.join(params.slug, body);
    return {
      recordingId: joined.id,
      token: tokens.sign(joined.id, joined.joinedAt),
      participant: toParticipantName(joined.number),
      batchMs: LIMITS.batchMs,
      pages: await loadManifest(deps, joined.projectId),
    };
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
