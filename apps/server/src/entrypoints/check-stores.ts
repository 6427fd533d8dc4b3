// `node apps/server/src/entrypoints/check-stores.ts`: reads every pack, tombstone and object of records
// in both buckets now, mends what is not as it was, and says what nobody has any more. The schedules do
// the same slowly; this is for after an accident. Reads the server's environment.
import { checkAllRecords, createMerger, rebuildAsTheyWere } from '#modules/analysis/public.ts';
import { checkAllCopies } from '#modules/recordings/public.ts';
import { loadProcessConfig } from '#platform/config/process-config.ts';
import { createDeps, stopDeps } from '#platform/deps.ts';

const deps = await createDeps(loadProcessConfig(), 'migrate');
const merger = createMerger(1);
try {
  await deps.jobs.start();
  const { packs, tombstones, lost } = await checkAllCopies(deps);
  // After the packs, which records are made from.
  const { projects, damaged } = await checkAllRecords(deps);
  for (const projectId of damaged) await rebuildAsTheyWere({ ...deps, merger }, projectId);
  const { values } = await deps.metrics.mendedObjects.get();
  const mended = values.reduce((sum, { value }) => sum + value, 0);
  process.stdout.write(
    `${packs} packs and ${tombstones} tombstones: ${mended} mended, ${lost} packs lost\n` +
      `records of ${projects} projects: ${damaged.length} made anew\n`,
  );
  if (lost > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  merger.stop();
  await stopDeps(deps);
}
