// A driver: a process that does what lines of its standard input say. Proofs start it and never import
// the server.
import { createInterface } from 'node:readline';

export interface Line {
  readonly id: number;
  readonly command: string;
  readonly input: never;
  /** When the command is to believe that it runs. */
  readonly atMs?: number;
}

/** An answer per line out, in the order in which the commands end. */
export function answerLines(run: (line: Line) => unknown, stop: () => Promise<void>): void {
  async function answer(text: string): Promise<void> {
    const line = JSON.parse(text) as Line;
    const reply = await toReply(() => run(line));
    process.stdout.write(`${JSON.stringify({ id: line.id, ...reply })}\n`);
  }
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => void answer(line));
  lines.on('close', () => void stop().then(() => process.exit(0)));
}

export function pickCommand<Run>(commands: Readonly<Record<string, Run>>, name: string): Run {
  const run = commands[name];
  if (run === undefined) throw new RangeError(`there is no command ${name}`);
  return run;
}

async function toReply(run: () => unknown) {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    if (!(error instanceof Error)) return { ok: false, code: 'unknown', message: String(error) };
    const code = 'code' in error ? String(error.code) : error.name;
    return { ok: false, code, message: error.stack ?? error.message };
  }
}
