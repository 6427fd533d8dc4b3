import type { StackFolders } from '#stack/folders.ts';
import type { Foundation } from '#stack/foundation.ts';
import { createSay } from './say.ts';
import { SERVER_NAMES, ServerProcess } from './server-process.ts';
import { listServerFolders, watchSources } from './watch-sources.ts';

export interface WatchedServer {
  /** Resolves when nothing is being started, with whether the API is up. */
  untilUp(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Starts API, worker and scheduler, and again each one that runs a file that changed. */
export function startServer(
  folders: StackFolders,
  { env, ports }: Pick<Foundation, 'env' | 'ports'>,
): WatchedServer {
  const say = createSay('dev');
  const watched = SERVER_NAMES.map((name) => {
    const internalPort = ports[`${name}Internal`];
    const own = { API_PORT: String(ports.api), INTERNAL_PORT: String(internalPort) };
    const options = { name, folders, env: { ...env, ...own }, internalPort, say: createSay(name) };
    const changed = new Set<string>();
    return { isApi: name === 'api', server: new ServerProcess(options), changed };
  });
  const rounds = new Map(watched.map(({ server }) => [server, Promise.resolve()]));
  let isApiUp = Promise.resolve(false);
  let isStopped = false;

  /** The API first: somebody waits for it. Another change of it never waits for the others. */
  async function start({ server, isApi }: (typeof watched)[number]): Promise<void> {
    if (isApi) {
      isApiUp = server.start();
      await isApiUp;
      void server.warmUp().catch(tellFault);
    } else {
      await isApiUp;
      await server.start();
    }
  }

  const tellFault = (error: Error) => say(error.message);

  function follow(paths: readonly string[]): void {
    if (paths.some((path) => path.endsWith('.sql'))) {
      say(
        'tables are made when npm run dev starts: end it, npm run stack -- --reset, start it again',
      );
    }
    const sources = paths.filter((path) => /[.](ts|json)$/.test(path) && !isTest(path));
    if (sources.length === 0) return;
    for (const each of watched) {
      for (const path of sources) each.changed.add(path);
      const round = rounds.get(each.server) ?? Promise.resolve();
      rounds.set(each.server, round.then(() => startChanged(each)).catch(tellFault));
    }
  }

  /** Changes that come while a process starts wait for its next round. */
  async function startChanged(each: (typeof watched)[number]): Promise<void> {
    const paths = [...each.changed];
    each.changed.clear();
    if (paths.length > 0 && !isStopped && each.server.isConcerned(paths)) await start(each);
  }

  for (const each of watched) rounds.set(each.server, start(each).catch(tellFault));
  const stopWatching = watchSources(listServerFolders(), follow);
  return {
    untilUp: () => isApiUp,
    async stop() {
      isStopped = true;
      stopWatching();
      await Promise.all(watched.map(({ server }) => server.stop()));
    },
  };
}

const isTest = (path: string) => /[.]test[.]ts$/.test(path);
