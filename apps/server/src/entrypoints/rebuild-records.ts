// `node apps/server/src/entrypoints/rebuild-records.ts <project id> [--without <recording id> …]`:
// makes a project's records anew from its packs, without the named recordings. They stay out until
// records are rebuilt without naming them. With --drift off they are made of gaze as the phones sent
// it, also those of later participants, until they are rebuilt with --drift on. With --retry, what is parked without a pack is packed
// once more.
import { parseArgs } from 'node:util';
import { createMerger, rebuildRecords } from '#modules/analysis/public.ts';
import { setRawGaze } from '#modules/projects/public.ts';
import { retryParked } from '#modules/recordings/public.ts';
import { loadProcessConfig } from '#platform/config/process-config.ts';
import { createDeps, stopDeps } from '#platform/deps.ts';

const USAGE =
  'usage: rebuild-records <project id> [--without <recording id> …] [--drift on|off] [--retry]';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const { projectId, without, drift, isRetried } = readArguments();
const deps = await createDeps(loadProcessConfig(), 'migrate');
const merger = createMerger(1);
try {
  await deps.jobs.start();
  if (drift !== undefined) await setRawGaze(deps.db, projectId, drift === 'off');
  const rebuilt = await rebuildRecords({ ...deps, merger }, projectId, without);
  if (rebuilt === undefined) throw new Error(`there is no project ${projectId}`);
  const { version, merged, leftOut, unreadable } = rebuilt;
  say(`version ${version} has ${merged.length} participants, ${leftOut.length} are left out`);
  for (const id of unreadable) say(`the pack of ${id} cannot be read`);
  if (isRetried) say(`${await retryParked(deps, projectId)} recordings are packed once more`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  merger.stop();
  await stopDeps(deps);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        without: { type: 'string', multiple: true, default: [] },
        drift: { type: 'string' },
        retry: { type: 'boolean', default: false },
      },
    });
    const [project = '', ...more] = positionals;
    const left = [...values.without, ...more];
    const isSwitch = values.drift === undefined || ['on', 'off'].includes(values.drift);
    const isMeant = isSwitch && (more.length === 0 || values.without.length > 0);
    if (isMeant && [project, ...left].every((id) => ID.test(id))) {
      const { drift, retry: isRetried } = values;
      return { projectId: project, without: new Set(left), drift, isRetried };
    }
  } catch {
    // An option that is not there.
  }
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
