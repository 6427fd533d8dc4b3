import { createTransport, joinRecording } from '@fovea/testkit';
import { withClient } from '#harness/database.ts';
import { pickSize, readCount, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { createProject } from '#harness/project.ts';
import { withStack } from '#harness/with-stack.ts';
import { readStoredFacts } from '#recordings/stored-facts.ts';
import { createPhone, type Phone } from './app-phone.ts';
import { FAULTS, startFaultySite } from './faulty-site.ts';
import { createVirtualTime } from './virtual-time.ts';

const SIZES: Sizes<{ phones: number; batches: number }> = {
  short: { phones: 20, batches: 6 },
  full: { phones: 200, batches: 30 },
};
/** Share of all answers that are faulty. */
const FAULT_SHARE = 0.5;
const QUESTIONS = 4;
const SEEDS_APART = 10;

/** Phones send through a network whose every second answer is wrong, missing or late. */
export function runRetries(options: readonly string[]): Promise<Figure[]> {
  const size = pickSize(options, SIZES);
  const count = readCount(options, 'phones', size.phones);
  return withStack({ apis: 1, worker: true }, async (stack) => {
    const apiUrl = stack.apis[0]?.url ?? '';
    const { researcher, project } = await createProject(stack, {
      maxParticipant: count,
      questions: QUESTIONS,
    });
    researcher.stop();
    const time = createVirtualTime();
    const site = await startFaultySite(apiUrl, time, FAULT_SHARE);
    const transport = createTransport();
    try {
      const phones: Phone[] = [];
      for (let i = 0; i < count; i++) {
        const joined = await joinRecording(transport, apiUrl, project.slug);
        const seed = SEEDS_APART * (1 + i);
        phones.push(createPhone(joined, { site, time, seed, count: size.batches }));
      }
      const ends = await Promise.all(phones.map((phone) => phone.play()));
      print(`${(time.nowMs() / 60_000).toFixed(0)} minutes of the phones have passed`);
      const facts = await readStoredFacts(stack.databaseUrl, project.id, {
        generated: new Map(phones.map(({ recordingId, batches }) => [recordingId, batches])),
        // Whatever a phone recorded must be there.
        acked: new Map(phones.map((phone) => [phone.recordingId, new Set(phone.batches.keys())])),
      });
      const answers = await countAnswers(stack.databaseUrl, phones);
      const reloads = ends.reduce((sum, end) => sum + end.reloads, 0);
      const gaveUp = ends.filter(({ status }) => status !== 'complete').length;
      const wrong = Object.values(site.counts).reduce((sum, seen) => sum + seen, 0);
      return [
        { name: 'phones', value: count, ok: true },
        { name: 'faulty answers', value: wrong, goal: 'every kind', ok: hasAll(site.counts) },
        { name: 'pages loaded again', value: reloads, goal: 'at least 1', ok: reloads > 0 },
        toExact('phones that gave up', gaveUp, 0),
        toExact('batches lost', facts.lost, 0),
        toExact('duplicates', facts.duplicates, 0),
        toExact('rows nobody sent', facts.strange, 0),
        toExact('rows', facts.rows, count * size.batches),
        toExact('dead letters', facts.deadLetters, 0),
        toExact('recordings', facts.recordings, count),
        toExact('complete', facts.complete, count),
        toExact('answers lost', count * QUESTIONS - answers.right, 0),
        toExact('answers that nobody gave', answers.stored - answers.right, 0),
      ];
    } finally {
      transport.stop();
      await site.stop();
    }
  });
}

function toExact(name: string, value: number, wanted: number): Figure {
  return { name, value, goal: String(wanted), ok: value === wanted };
}

function hasAll(counts: Readonly<Record<(typeof FAULTS)[number], number>>): boolean {
  return FAULTS.every((fault) => counts[fault] > 0);
}

function countAnswers(
  databaseUrl: string,
  phones: readonly Phone[],
): Promise<{ readonly stored: number; readonly right: number }> {
  const given = new Map<string, string | null>(
    phones.flatMap(({ recordingId, answers }) =>
      answers.map(({ pageId, text }) => [`${recordingId}/${pageId}`, text] as const),
    ),
  );
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ key: string; text: string | null }>(
      `SELECT recording_id || '/' || page_id AS key, text FROM answers`,
    );
    const right = rows.filter(({ key, text }) => given.get(key) === text);
    return { stored: rows.length, right: right.length };
  });
}
