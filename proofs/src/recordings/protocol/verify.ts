// The page of the collection protocol against our own client: a client in Python, written from it,
// sends the same gaze, and the records must be the same.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { type Records, runCommand, type TestStack } from '@fovea/testkit';
import { findPython } from '@fovea/testkit/engines';
import { orAborted } from '#harness/or-aborted.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import type { Figure } from '#harness/parts.ts';
import { createProject, RESEARCHER } from '#harness/project.ts';
import { withStack } from '#harness/with-stack.ts';
import { PLAIN_PICTURE, type PlannedRun, planRun } from './planned-runs.ts';
import { playRun } from './play-run.ts';

const RUNS: Sizes<number> = { short: 20, full: 100 };
const PAGES = 2;
const WAIT_MS = 300_000;
const CLIENT = fileURLToPath(new URL('./collect_client.py', import.meta.url));

export function verifyProtocol(options: readonly string[]): Promise<Figure[]> {
  const count = pickSize(options, RUNS);
  return withStack({}, (stack, signal) => orAborted(signal, compareClients(stack, count)));
}

async function compareClients(stack: TestStack, count: number): Promise<Figure[]> {
  const size = {
    maxParticipant: count,
    pages: PAGES,
    type: 'pro',
    picture: PLAIN_PICTURE,
  } as const;
  const { researcher, project: ours } = await createProject(stack, size);
  try {
    await runCommand('credits', ['grant', RESEARCHER.email, String(count), 'more'], stack.env);
    const theirs = await researcher.createActiveProject({ name: 'Python', ...size });
    const apiUrl = stack.apis[0]?.url ?? '';
    const runs = Array.from({ length: count }, (_, seed) => planRun(seed + 1, PAGES));
    await Promise.all([
      ...runs.map((run) => playRun(apiUrl, ours.slug, run)),
      playInPython(apiUrl, theirs.slug, runs),
    ]);
    const read = async (id: string) =>
      toPeople(await researcher.waitForRecords(id, count, WAIT_MS));
    const [own, other] = [await read(ours.id), await read(theirs.id)];
    const isSame = (age: number) => isDeepStrictEqual(own.get(age), other.get(age));
    const ages = [...own.keys()];
    const equal = ages.filter(isSame).length;
    const [first = 0, second = 0] = ages;
    const isToldApart = !isDeepStrictEqual(own.get(first), other.get(second));
    const samples = ages.reduce((sum, age) => sum + (own.get(age)?.samples ?? 0), 0);
    return [
      { name: 'recordings of the client in Python', value: other.size, ok: other.size === count },
      {
        name: 'whose records equal those of ours',
        value: equal,
        goal: String(count),
        ok: equal === count,
      },
      { name: 'samples compared', value: samples, goal: 'more than 1,000', ok: samples > 1_000 },
      {
        name: 'records of different people differ',
        value: isToldApart ? 'yes' : 'no',
        ok: isToldApart,
      },
    ];
  } finally {
    researcher.stop();
  }
}

async function playInPython(api: string, slug: string, runs: readonly PlannedRun[]): Promise<void> {
  const python = findPython(['urllib.request', 'struct', 'zlib', 'hashlib']);
  if (python === undefined) throw new Error('there is no python3');
  // -I: neither variables nor packages of this machine, the standard library alone.
  const child = spawn(python, ['-I', CLIENT], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  for (const run of runs) child.stdin.write(`${JSON.stringify({ api, slug, ...run })}\n`);
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`the client in Python ended with ${code}`);
}

/** By age, which everybody has another one of; without ids. */
function toPeople({ manifest, parts }: Records) {
  const byRecording = Map.groupBy(parts, ({ recordingId }) => recordingId);
  return new Map(
    manifest.participants.map(({ recordingId, subjectId: _, ...person }) => {
      const own = byRecording.get(recordingId) ?? [];
      const pages = own.map(({ recordingId: __, ...part }) => part);
      const samples = own.reduce((sum, part) => sum + part.samples.t.length, 0);
      return [person.age, { person, pages, samples }] as const;
    }),
  );
}
