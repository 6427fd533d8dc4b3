import { accountsRoutes } from '#modules/accounts/accounts.routes.ts';
import { leavingRoutes } from '#modules/accounts/leaving.routes.ts';
import { termsRoutes } from '#modules/accounts/terms.routes.ts';
import { analysisRoutes } from '#modules/analysis/analysis.routes.ts';
import { aoiRoutes } from '#modules/aoi/aoi.routes.ts';
import { assetsRoutes } from '#modules/assets/assets.routes.ts';
import { authRoutes } from '#modules/auth/auth.routes.ts';
import {
  createAuthTokens,
  createBreachedPasswords,
  createPublicGuard,
  createSecondFactorSecrets,
  createStandingSessions,
  createUserGuard,
  type FindStanding,
  findStanding,
  SESSION_ENDED,
} from '#modules/auth/public.ts';
import { secondFactorRoutes } from '#modules/auth/second-factor.routes.ts';
import { creditsRoutes } from '#modules/credits/credits.routes.ts';
import { devicesRoutes } from '#modules/devices/devices.routes.ts';
import { eventsRoutes } from '#modules/events/events.routes.ts';
import { hashtagsRoutes } from '#modules/hashtags/hashtags.routes.ts';
import { inquiriesRoutes } from '#modules/inquiries/inquiries.routes.ts';
import { paymentsRoutes } from '#modules/payments/payments.routes.ts';
import { webhooksRoutes } from '#modules/payments/webhooks.routes.ts';
import { projectsRoutes } from '#modules/projects/projects.routes.ts';
import { batchesRoutes } from '#modules/recordings/batches/batches.routes.ts';
import { funnelRoutes } from '#modules/recordings/funnel/funnel.routes.ts';
import { marksRoutes } from '#modules/recordings/marks/marks.routes.ts';
import { previewRoutes } from '#modules/recordings/preview/preview.routes.ts';
import {
  createBatchEndpoint,
  createBatchLog,
  createFunnel,
  createJoins,
  createPlaces,
  createRecordingTokens,
  waitingPeople,
} from '#modules/recordings/public.ts';
import { recordingsRoutes } from '#modules/recordings/recordings.routes.ts';
import { testRunsRoutes } from '#modules/recordings/test-runs/test-runs.routes.ts';
import { transfersRoutes } from '#modules/transfers/transfers.routes.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { type App, createApp } from '#platform/http/app.ts';
import { serveDocs } from '#platform/http/docs.ts';
import { createLimits } from '#platform/limits/limits.ts';
import { startListener } from '#platform/live/listener.ts';
import { PROJECT_PARTS } from './project-parts.ts';

export interface Api {
  readonly app: App;
  /** Ends streams, finishes requests and writes what waits. */
  stop(): Promise<void>;
}

/** Mounts every module, in order. */
export async function buildApi(deps: ServerDeps): Promise<Api> {
  const { config, clock } = deps;
  const origins = [config.WEB_URL, config.COLLECT_URL];
  const tokens = createAuthTokens(config.TOKEN_SECRET, clock);
  const secrets = createSecondFactorSecrets(config.SECOND_FACTOR_SECRET);
  const breached = createBreachedPasswords(config.BREACHED_PASSWORDS_FILE);
  const standing: FindStanding = (ids) => findStanding(deps, ids);
  const sessions = createStandingSessions(standing, clock);
  const listener = startListener(config.DATABASE_URL.reveal(), deps.log);
  listener.events.on('notice', ({ kind, subject }) => {
    if (kind === SESSION_ENDED) sessions.forget(subject);
  });
  const guards = {
    public: createPublicGuard(origins),
    user: createUserGuard(tokens, origins, sessions, deps.pressure),
  };
  const recordingTokens = createRecordingTokens(config.RECORDING_KEYS, clock);
  const batchLog = createBatchLog(deps);
  // Calls of phones have connections of their own, which no researcher's calls can take.
  const collectLimits = createLimits(deps.collectDb, clock, config.CODE_SECRET);
  const collecting = { ...deps, db: deps.collectDb, limits: collectLimits };
  const joins = createJoins(collecting);
  const places = createPlaces(collecting);
  const funnel = createFunnel(collecting);
  const batchEndpoint = createBatchEndpoint(deps, recordingTokens, batchLog, places);

  const app = await createApp(deps, batchEndpoint);
  await serveDocs(app);
  const authDeps = { ...deps, tokens, secrets };
  accountsRoutes(app, { ...deps, breached }, guards);
  authRoutes(app, authDeps, guards.public);
  secondFactorRoutes(app, authDeps, guards.user);
  leavingRoutes(app, authDeps, guards.user);
  termsRoutes(app, deps, guards);
  projectsRoutes(app, { ...deps, parts: PROJECT_PARTS, waiting: waitingPeople }, guards.user);
  aoiRoutes(app, deps, guards.user);
  hashtagsRoutes(app, deps, guards.user);
  assetsRoutes(app, deps, guards.user);
  const recordings = { guard: guards.public, joins, tokens: recordingTokens, funnel };
  recordingsRoutes(app, collecting, recordings);
  funnelRoutes(app, deps, funnel, guards);
  batchesRoutes(app, batchEndpoint);
  previewRoutes(app, deps);
  testRunsRoutes(app, { ...deps, tokens: recordingTokens }, guards);
  marksRoutes(app, deps, guards.user);
  analysisRoutes(app, deps, guards.user);
  creditsRoutes(app, deps, guards.user);
  paymentsRoutes(app, deps, guards);
  await webhooksRoutes(app, deps);
  devicesRoutes(app, guards.public);
  transfersRoutes(app, deps, guards.user);
  inquiriesRoutes(app, deps, guards.public);
  const endStreams = eventsRoutes(app, { listener, findStanding: standing }, guards.user);

  return {
    app,
    async stop() {
      endStreams();
      await Promise.all([
        app.close(),
        joins.flush(),
        batchLog.flush(),
        places.flush(),
        funnel.flush(),
      ]);
      await listener.stop();
    },
  };
}
