// `node apps/server/src/entrypoints/verify-audit.ts` says whether the audit trail is whole.
import { verifyEvents } from '#modules/audit/public.ts';
import { loadProcessConfig } from '#platform/config/process-config.ts';
import { createDeps } from '#platform/deps.ts';

const deps = await createDeps(loadProcessConfig(), 'migrate');
const broken = await verifyEvents(deps.db);
await Promise.all([deps.pool.end(), deps.ingestPool.end()]);
process.stdout.write(broken === 0 ? 'every event is as it was\n' : `broken places: ${broken}\n`);
process.exitCode = broken === 0 ? 0 : 1;
