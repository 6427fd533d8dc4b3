// The server's ledger, and its list of projects, as a process that does as it is told: a command per
// line in, an answer per line out, at the instant that the line names. For proofs, which never import
// the server.
import { createInterface } from 'node:readline';
import { loadConfig } from '#platform/config/load-config.ts';
import { createDeps, type ServerDeps, stopDeps } from '#platform/deps.ts';
import { createIds } from '#platform/ids/uuid-v7.ts';
import { createLimits } from '#platform/limits/limits.ts';
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

async function answer(line: string): Promise<void> {
  const { id, command, input, atMs } = JSON.parse(line) as {
    id: number;
    command: string;
    input: unknown;
    atMs?: number;
  };
  const own = atMs === undefined ? deps : toDepsAt(atMs);
  const reply = (text: object) => process.stdout.write(`${JSON.stringify({ id, ...text })}\n`);
  try {
    if (command === 'countErrors') reply({ ok: true, value: statements.countErrors() });
    else if (command === 'record') {
      const { command: name, input: given } = input as { command: string; input: never };
      const value = await statements.record(() => getCommand(name)(own, given));
      reply({ ok: true, value });
    } else reply({ ok: true, value: await getCommand(command)(own, input as never) });
  } catch (error) {
    reply({ ok: false, ...toRefusal(error) });
  }
}

function getCommand(name: string): Run {
  const run = commands[name] ?? OWN_COMMANDS[name];
  if (run === undefined) throw new RangeError(`there is no command ${name}`);
  return run;
}

/** A clock that stands still, as long as the command takes. */
function toDepsAt(atMs: number): ServerDeps {
  const clock = { now: () => new Date(atMs) };
  const limits = createLimits(deps.db, clock, config.CODE_SECRET);
  return { ...deps, clock, limits, ids: createIds(clock) };
}

function toRefusal(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: 'unknown', message: String(error) };
  const code = 'code' in error ? String(error.code) : error.name;
  return { code, message: error.stack ?? error.message };
}

await deps.jobs.start();
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => void answer(line));
lines.on('close', () => void stopDeps(deps).then(() => process.exit(0)));
