// One look of the scheduler at months that end, and nothing else of it.
import { renewSubscriptions } from '#modules/payments/months.schedule.ts';
import { loadConfig } from '#platform/config/load-config.ts';
import { createDeps, stopDeps } from '#platform/deps.ts';

const deps = await createDeps(loadConfig(process.env), 'scheduler');
await deps.jobs.start();
await renewSubscriptions(deps);
await stopDeps(deps);
process.exit(0);
