// The server's records as a process that does as it is told: a command per line in, an answer per
// line out. For proofs, which never import the server.
import { loadConfig } from '#platform/config/load-config.ts';
import { createDeps, stopDeps } from '#platform/deps.ts';
import { answerLines, pickCommand } from './answer-lines.ts';
import { toClosedEnvironment } from './environment.ts';
import { createTestStorage } from './platform-fakes.ts';
import { measureOpening, measureRatio, measureStored, putCrowd } from './records-crowd.ts';
import { compareFilters } from './records-filters.ts';
import { playOrder } from './records-orders.ts';
import {
  addRecordings,
  createRecordsProject,
  joinAll,
  merge,
  type RecordsDeps,
  type RecordsProject,
} from './records-project.ts';

const config = loadConfig({ ...toClosedEnvironment(), ...process.env });
const base = await createDeps(config, 'worker');
const storage = createTestStorage(config, base.clock, base);
let written = 0;
const { put } = storage;
storage.put = (key, bytes, options) => {
  if (key.startsWith('aggregates/')) written += bytes.length;
  return put(key, bytes, options);
};
const deps: RecordsDeps = { ...base, storage };

/** CPU time of this process and bytes stored meanwhile. */
async function measure(work: () => Promise<unknown>) {
  const [cpu, bytes] = [process.cpuUsage(), written];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { cpuMs: (user + system) / 1_000, bytes: written - bytes };
}

type Run = (input: never) => Promise<unknown>;
type OfProject = { readonly project: RecordsProject };

const COMMANDS: Readonly<Record<string, Run>> = {
  ready: async () => undefined,
  create: (size: Parameters<typeof createRecordsProject>[1]) => createRecordsProject(deps, size),
  /** One merge of so many. */
  add: async ({ project, count }: OfProject & { readonly count: number }) => {
    await addRecordings(deps, project, count);
    return measure(() => merge(deps, project.id));
  },
  join: ({ project }: OfProject) => measure(() => joinAll(deps, project.id)),
  crowd: (input: OfProject & Parameters<typeof putCrowd>[1]) => putCrowd(deps, input),
  stored: ({ project }: OfProject) => measureStored(deps, project.id),
  opening: ({ project }: OfProject) => measureOpening(deps, project.id),
  ratio: ({ project }: OfProject) => measureRatio(deps, project.id),
  filters: ({ project, filters }: OfProject & { readonly filters: number }) =>
    compareFilters(deps, { projectId: project.id, filters }),
  order: async (input: Parameters<typeof playOrder>[1]) => {
    // Each order has a project of its own, and hundreds of them do not fit in memory.
    storage.objects.clear();
    return playOrder(deps, input);
  },
};

await deps.jobs.start();
answerLines(
  ({ command, input }) => pickCommand(COMMANDS, command)(input),
  () => stopDeps(base),
);
