import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { APP_NAMES } from '#site/content-policy.ts';
import type { Site } from '#site/start-site.ts';
import type { StackFolders } from '#stack/folders.ts';
import { type Foundation, requirePackages, startFoundation } from '#stack/foundation.ts';
import { findProcess, type ProcessName } from '#stack/processes.ts';
import { printAddresses, type showStep } from '#stack/screen.ts';
import { startDemo, toAbortableStep } from '#stack/start.ts';
import { readState, type StackState, writeState } from '#stack/state.ts';
import { stopProcesses, stopQuietly } from '#stack/stop.ts';
import { startDevSite } from './dev-site.ts';
import { createSay } from './say.ts';
import { startServer, type WatchedServer } from './watched-server.ts';

export interface DevOptions {
  readonly hasDemo: boolean;
  /** Aborts when everything has to end. */
  readonly signal: AbortSignal;
}

const OF_A_STACK: readonly ProcessName[] = ['api', 'worker', 'scheduler', 'sites', 'tls-proxy'];

/** Brings everything up, follows changes of the sources, and ends all of it with the signal. */
export async function runDev(folders: StackFolders, options: DevOptions): Promise<void> {
  requirePackages(false);
  refuseSecond(folders);
  // A run that was killed leaves the engines, which serve on, and the mail sink.
  await stopProcesses(folders);
  const pidFile = join(folders.run, 'dev.pid');
  await writeFile(pidFile, `${process.pid}\n`);
  const stops: (() => Promise<void>)[] = [];
  try {
    const state = await bringUp(folders, options, stops);
    printAddresses(folders, state, 'Ctrl-C');
    console.log('  Changes of the sources show by themselves.\n');
    await new Promise((resolve) => options.signal.addEventListener('abort', resolve));
  } catch (error) {
    if (!options.signal.aborted) throw error;
  } finally {
    console.log('\nEnding everything. The data stays.');
    for (const stop of stops.reverse()) await stop();
    await rm(pidFile, { force: true });
    await stopQuietly(folders);
  }
}

function refuseSecond(folders: StackFolders): void {
  const dev = findProcess(folders, 'dev');
  if (dev !== undefined) {
    throw new Error(`npm run dev is running already, as process ${dev}, with ${folders.shown}.`);
  }
  if (OF_A_STACK.some((name) => findProcess(folders, name) !== undefined)) {
    throw new Error(
      `The stack is running with the data in ${folders.shown}. End it first, then start again with ` +
        `the same data:\n  npm run stack -- --stop${folders.option}`,
    );
  }
}

async function bringUp(
  folders: StackFolders,
  { hasDemo, signal }: DevOptions,
  stops: (() => Promise<void>)[],
): Promise<StackState> {
  const step = toAbortableStep(signal);
  const before = readState(folders);
  const foundation = await startFoundation(folders, before, false, step);
  const { ports, env } = foundation;
  const server = startServer(folders, foundation);
  stops.push(server.stop);
  const isUp = await step('API, worker, scheduler', server.untilUp);
  const sites = await step('Web app, collect app', () => startSites(foundation, server));
  stops.push(async () => void (await Promise.all(sites.map((site) => site.stop()))));
  const state: StackState = {
    https: false,
    ports,
    addresses: {
      'Web app': env.WEB_URL ?? '',
      'Collect app': env.COLLECT_URL ?? '',
      ...foundation.addresses,
    },
    logins: before.logins,
  };
  writeState(folders, state);
  if (!hasDemo || !isUp) return state;
  const logins = await seed(folders, foundation, step);
  writeState(folders, { ...state, logins });
  return { ...state, logins };
}

/** Demo data that cannot be made today must not end the work. */
async function seed(folders: StackFolders, foundation: Foundation, step: typeof showStep) {
  try {
    return await startDemo(folders, foundation, step);
  } catch (error) {
    createSay('demo')(error instanceof Error ? error.message : String(error));
    return [];
  }
}

function startSites(
  { ports, apiUrl, mediaUrl, paymentUrl }: Foundation,
  { untilUp }: WatchedServer,
): Promise<Site[]> {
  // Development has no person in front of the camera.
  process.env.VITE_SCRIPTED_GAZE = '1';
  const origins = { media: new URL(mediaUrl).origin, payment: paymentUrl };
  return Promise.all(
    APP_NAMES.map((app) =>
      startDevSite({
        app,
        port: ports[app],
        apiUrl,
        untilApi: untilUp,
        origins,
        say: createSay(app),
      }),
    ),
  );
}
