// `node apps/server/src/entrypoints/replay-tombstones.ts`: after a restore, erases again what the backup
// brought back of people who had withdrawn, or whose time was over. Reads the server's environment.
import { createErasedRecords, createMerger } from '#modules/analysis/public.ts';
import { replayTombstones } from '#modules/recordings/public.ts';
import { loadProcessConfig } from '#platform/config/process-config.ts';
import { createDeps, stopDeps } from '#platform/deps.ts';

const deps = await createDeps(loadProcessConfig(), 'migrate');
const merger = createMerger(1);
try {
  await deps.jobs.start();
  const records = createErasedRecords({ ...deps, merger });
  const { tombstones, erasedAgain, projects } = await replayTombstones({ ...deps, records });
  process.stdout.write(
    `${tombstones} tombstones of ${projects} projects, ${erasedAgain} recordings erased again\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  merger.stop();
  await stopDeps(deps);
}
