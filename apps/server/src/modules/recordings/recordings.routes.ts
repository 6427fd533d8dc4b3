import { CALLS, LIMITS } from '@fovea/contract';
import { getProjectBySlug } from '#modules/projects/projects.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { CONSENT } from './consent.ts';
import type { Joins } from './join.service.ts';
import { loadManifest } from './manifest.service.ts';
import { toParticipantName } from './participant-name.service.ts';
import { checkPassword } from './project-password.ts';
import { type RecordingTokens, readBearer } from './recording-token.ts';
import { completeRecording } from './recordings.service.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'storage' | 'config' | 'limits'>;

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
      needsPassword: project.password_sealed !== null,
      open: project.status === 'active' && project.joined < project.max_participant,
      consent: { ...CONSENT, privacyContact: deps.config.PRIVACY_CONTACT },
    };
  });

  bindCall(app, CALLS.checkProjectPassword, guard, async ({ params, body }, _, { request }) => {
    const project = await getProjectBySlug(deps.db, params.slug);
    await checkPassword(deps, project, body.password, request.ip);
    return { right: true as const };
  });

  bindCall(app, CALLS.joinProject, guard, async ({ params, body }, _, { request }) => {
    const { project, ...joined } = await joins.join(params.slug, body, request.ip);
    return {
      recordingId: joined.id,
      token: tokens.sign(joined.id, joined.joinedAt),
      participant: toParticipantName(joined.number),
      batchMs: LIMITS.batchMs,
      pages: await loadManifest(deps, project, joined.id),
      finalReview: project.final_review,
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
