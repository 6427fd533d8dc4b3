import { CALLS } from '@fovea/contract';
import { getProjectBySlug } from '#modules/projects/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { completeRecording } from './complete/complete.service.ts';
import { endRecording } from './end/end.service.ts';
import { askWithdrawal } from './erasure/withdrawals.service.ts';
import type { Funnel } from './funnel/funnel.service.ts';
import { toCollectProject, toUnlocked } from './join/join.presenter.ts';
import { isOpen, type Joins } from './join/join.service.ts';
import { openProject } from './join/join-password.ts';
import { loadJoined } from './join/manifest.service.ts';
import { findByTypedId } from './join/project-ids.ts';
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

  bindCall(app, CALLS.getCollectProject, guard, async ({ params, query }, _, { request }) => {
    const project = await getProjectBySlug(deps.db, params.slug);
    if (query.opening !== undefined) {
      const { ip, headers } = request;
      parts.funnel.countOpening(project.id, query.opening, {
        ip,
        userAgent: headers['user-agent'],
      });
    }
    const open = await isOpen(deps, project);
    return toCollectProject(deps, params.slug, { ...project, open });
  });

  bindCall(app, CALLS.findCollectProject, guard, async ({ params, query }, _, { request }) => ({
    slug: await findByTypedId(deps, params.code, { ...query, ip: request.ip }),
  }));

  bindCall(app, CALLS.checkProjectPassword, guard, async ({ params, body }, _, { request }) => {
    const { password, solution } = body;
    return toUnlocked(await openProject(deps, params.slug, password, request.ip, solution));
  });

  bindCall(app, CALLS.joinProject, guard, async ({ params, body }, _, { request }) => {
    const joined = await joins.join(params.slug, body, request.ip);
    return loadJoined({ ...deps, tokens }, joined, body.device);
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

  bindCall(
    app,
    CALLS.completeRecording,
    recordingGuard,
    async ({ body }, recordingId, { request }) => {
      const userAgent = request.headers['user-agent'];
      await completeRecording({ ...deps, funnel: parts.funnel }, recordingId, body, userAgent);
      return { state: 'complete' as const };
    },
  );

  bindCall(app, CALLS.endRecording, recordingGuard, async ({ body }, recordingId) => {
    await endRecording(deps, recordingId, body);
    return { ended: true as const };
  });
}
