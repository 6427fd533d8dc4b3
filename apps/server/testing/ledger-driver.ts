// The server's ledger, and its list of projects, as a process that does as it is told: a command per
// line in, an answer per line out, at the instant that the line names. For proofs, which never import
// the server.
import { loadConfig } from '#platform/config/load-config.ts';
import { createDeps, type ServerDeps, stopDeps } from '#platform/deps.ts';
import { createIds } from '#platform/ids/uuid-v7.ts';
import { createLimits } from '#platform/limits/limits.ts';
import { answerLines, type Line, pickCommand } from './answer-lines.ts';
import { toClosedEnvironment } from './environment.ts';
import type { Run } from './ledger-commands.ts';
import { loadPlanted, type PlantedFile } from './planted.ts';
import { PART } from './planted-part.ts';
import { watchStatements } from './statement-log.ts';

const OWN_COMMANDS: Readonly<Record<string, Run>> = {
  ready: async () => undefined,
  plant: async (_deps, file: PlantedFile) => {
    const { commands: faulty, createProviders } = await loadPlanted('ledger', file);
    commands = faulty;
    deps = { ...deps, providers: await createProviders(config) };
  },
};
let commands: Readonly<Record<string, Run>> = PART.commands;
const config = loadConfig({ ...toClosedEnvironment(), ...process.env });
let deps = await createDeps(config, 'api');
const statements = watchStatements(deps.pool);

function run({ command, input, atMs }: Line): unknown {
  const own = atMs === undefined ? deps : toDepsAt(atMs);
  if (command === 'countErrors') return statements.countErrors();
  if (command !== 'record') return getCommand(command)(own, input);
  const { command: name, input: given } = input as { command: string; input: never };
  return statements.record(() => getCommand(name)(own, given));
}

const getCommand = (name: string) => pickCommand({ ...OWN_COMMANDS, ...commands }, name);

/** A clock that stands still, as long as the command takes. */
function toDepsAt(atMs: number): ServerDeps {
  const clock = { now: () => new Date(atMs) };
  const limits = createLimits(deps.db, clock, config.CODE_SECRET);
  return { ...deps, clock, limits, ids: createIds(clock) };
}

await deps.jobs.start();
answerLines(run, () => stopDeps(deps));
