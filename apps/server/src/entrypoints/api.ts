import { setTimeout as sleep } from 'node:timers/promises';
import { loadProcessConfig } from '#platform/config/process-config.ts';
import { createDeps, stopDeps } from '#platform/deps.ts';
import { buildApi } from './build-api.ts';
import { startHealth } from './health.ts';
import { startOnDatabase } from './start-on-database.ts';
import { onStop } from './stop-signals.ts';

const config = loadProcessConfig();
const deps = await createDeps(config, 'api');
await startOnDatabase(deps);
const api = await buildApi(deps);
const internal = await startHealth(deps);
const address = await api.app.listen({ host: config.API_HOST, port: config.API_PORT });
deps.log.info({ address, internal: internal.port }, 'api is up');

onStop(
  deps.log,
  async () => {
    internal.drain();
    await sleep(config.DRAIN_MS);
    await api.stop();
    await stopDeps(deps);
    await internal.stop();
  },
  config.DRAIN_MS,
);
