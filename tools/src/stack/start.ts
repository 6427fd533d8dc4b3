import { buildApp } from '#site/build-app.ts';
import { APP_NAMES, type AppName } from '#site/content-policy.ts';
import type { SiteOptions } from '#site/start-site.ts';
import { grantDemo } from './database.ts';
import type { StackFolders } from './folders.ts';
import { type Foundation, requirePackages, startFoundation } from './foundation.ts';
import { findProcess, isAnswering, type ProcessName, startProcess } from './processes.ts';
import { showStep } from './screen.ts';
import { type DemoLogin, seedDemo } from './seed.ts';
import type { StackPorts } from './stack-ports.ts';
import { readState, type StackState, writeState } from './state.ts';
import { stopProcesses, stopQuietly } from './stop.ts';
import { startTls } from './tls.ts';

type BuiltApps = Readonly<Partial<Record<AppName, string>>>;

export type StartOptions = { https: boolean; signal: AbortSignal };

/** Brings everything up, or says that it is up, and returns where to find it. */
export async function startStack(
  folders: StackFolders,
  options: StartOptions,
): Promise<StackState> {
  requirePackages(options.https);
  if (findProcess(folders, 'dev') !== undefined) {
    throw new Error(
      `npm run dev is running with the data in ${folders.shown}. End it with Ctrl-C first, or ` +
        'start a second stack with --dir PATH.',
    );
  }
  const before = readState(folders);
  if (await isUp(folders, before, options.https)) {
    console.log('The stack is already running.');
    return before;
  }
  const startedAtMs = performance.now();
  try {
    const state = await bringUp(folders, before, options);
    console.log(`\n  Up in ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s.`);
    return state;
  } catch (error) {
    await stopQuietly(folders);
    // Ctrl+C also ends the command that a step waits for; its complaint is not the news.
    throw options.signal.aborted ? options.signal.reason : error;
  }
}

/** Runs each step unless the signal has aborted. */
export function toAbortableStep(signal: AbortSignal): typeof showStep {
  return async (...args) => {
    signal.throwIfAborted();
    const result = await showStep(...args);
    signal.throwIfAborted();
    return result;
  };
}

/** Fills in the demo data that is missing, and the demo researcher's sessions. */
export function startDemo(
  folders: StackFolders,
  { apiUrl, inboxUrl, env }: Foundation,
  step: typeof showStep,
): Promise<DemoLogin[]> {
  const grant = (email: string) => grantDemo(folders, env, email);
  return step('Demo data', (tell) => seedDemo({ apiUrl, inboxUrl, grant }, tell));
}

async function isUp(folders: StackFolders, state: StackState, https: boolean): Promise<boolean> {
  const expected: ProcessName[] = [
    'mail-sink',
    'fake-stripe',
    'fake-toss',
    'api',
    'worker',
    'scheduler',
    'sites',
  ];
  if (https) expected.push('tls-proxy');
  if (state.https !== https || state.logins.length === 0) return false;
  // An app that did not build is tried again.
  if (!('Web app' in state.addresses && 'Collect app' in state.addresses)) return false;
  if (expected.some((name) => findProcess(folders, name) === undefined)) return false;
  return isAnswering(`http://127.0.0.1:${state.ports.apiInternal}/readyz`);
}

async function bringUp(
  folders: StackFolders,
  before: StackState,
  { https, signal }: StartOptions,
): Promise<StackState> {
  const step = toAbortableStep(signal);
  await stopProcesses(folders);
  const foundation = await startFoundation(folders, before, https, step);
  const { ports, env } = foundation;
  await step('API, worker, scheduler', () => startServer(folders, ports, env));
  const built = await buildApps(step);
  await step('Web app, collect app', () => startSites(folders, built, foundation));
  if (https) await step('TLS', () => startTls(folders, foundation.address, ports));
  const logins = await startDemo(folders, foundation, step);
  const state: StackState = {
    https,
    ports,
    addresses: {
      ...(built.web ? { 'Web app': env.WEB_URL ?? '' } : {}),
      ...(built.collect ? { 'Collect app': env.COLLECT_URL ?? '' } : {}),
      ...foundation.addresses,
    },
    logins,
  };
  writeState(folders, state);
  return state;
}

async function startServer(
  folders: StackFolders,
  ports: StackPorts,
  env: Record<string, string>,
): Promise<void> {
  await Promise.all(
    (['api', 'worker', 'scheduler'] as const).map((name) => {
      const internalPort = ports[`${name}Internal`];
      const own = { API_PORT: String(ports.api), INTERNAL_PORT: String(internalPort) };
      const isReady = () => isAnswering(`http://127.0.0.1:${internalPort}/readyz`);
      return startProcess(folders, name, { ...env, ...own }, isReady);
    }),
  );
}

/**
 * Builds both apps with the scripted gaze source, since nobody sits in front of a stack. One that
 * does not build is left out and said: the rest of the stack is of use without it.
 */
async function buildApps(step: typeof showStep): Promise<BuiltApps> {
  const built: Partial<Record<AppName, string>> = {};
  for (const app of APP_NAMES) {
    try {
      built[app] = await step(`Build of apps/${app}`, () => buildApp(app, { scriptedGaze: true }));
    } catch (error) {
      console.log(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    }
  }
  return built;
}

async function startSites(
  folders: StackFolders,
  built: BuiltApps,
  { ports, mediaUrl, paymentUrl }: Pick<Foundation, 'ports' | 'mediaUrl' | 'paymentUrl'>,
): Promise<void> {
  const sites = Object.entries(built).map(
    ([app, folder]): SiteOptions => ({
      app: app as AppName,
      folder,
      port: ports[app as AppName],
      apiUrls: [`http://127.0.0.1:${ports.api}`],
      origins: { media: new URL(mediaUrl).origin, payment: paymentUrl },
    }),
  );
  await startProcess(folders, 'sites', { SITES: JSON.stringify(sites) }, async () => {
    const answers = await Promise.all(
      sites.map(({ port }) => isAnswering(`http://127.0.0.1:${port}/`)),
    );
    return answers.every(Boolean);
  });
}
