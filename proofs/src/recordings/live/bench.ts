import { CALLS } from '@fovea/contract';
import { createTransport, signUpResearcher, type TestStack } from '@fovea/testkit';
import pg from 'pg';
import { orAborted } from '#harness/or-aborted.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { toMedian } from '#harness/percentile.ts';
import { withStack } from '#harness/with-stack.ts';
import { insertLiveProject, THERE } from './live-rows.ts';

const ROUNDS: Sizes<number> = { short: 61, full: 301 };
const WARM_UP_ROUNDS = 20;
const FEW = 100;
const MANY = 100_000;
const GOAL = 1.5;
const CREDENTIALS = { email: 'researcher@fovea.localhost', password: 'Correct-horse-7!' };

/** The call that the page of a project makes every few seconds, with few people and with many. */
export function benchLive(options: readonly string[]): Promise<readonly Figure[]> {
  const rounds = pickSize(options, ROUNDS);
  return withStack({ apis: 1 }, (stack, signal) => orAborted(signal, measure(stack, rounds)));
}

async function measure(stack: TestStack, rounds: number): Promise<readonly Figure[]> {
  const apiUrl = stack.apis[0]?.url ?? '';
  const researcher = await signUpResearcher(apiUrl, CREDENTIALS, stack.readCode);
  const { data } = await researcher.client.call(CALLS.getSelf);
  // The mail is out; from here on only the call is made.
  await stack.processes.find(({ name }) => name === 'worker')?.stop();
  const pool = new pg.Pool({ connectionString: stack.databaseUrl, max: 1 });
  pool.on('error', () => undefined);
  const transport = createTransport({ maxSockets: 1 });
  const headers = { cookie: researcher.session.cookieHeader() };
  const call = async (id: string, people: number) => {
    const startMs = performance.now();
    const url = `${apiUrl}/api/v1/projects/${id}/funnel`;
    const answer = await transport.send(url, { method: 'GET', headers });
    const spentMs = performance.now() - startMs;
    const { all, now } = CALLS.getFunnel.reply.parse(JSON.parse(await answer.text()));
    if (all.reached.completed !== people || now.length === 0) throw new Error('the sums are wrong');
    return spentMs;
  };
  try {
    const few = await insertLiveProject(pool, data.id, FEW);
    const many = await insertLiveProject(pool, data.id, MANY);
    await pool.query('VACUUM (ANALYZE)');
    const times = { few: [] as number[], many: [] as number[] };
    // In turns, so that what the machine does meanwhile falls on both.
    for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
      const [fewMs, manyMs] = [await call(few, FEW), await call(many, MANY)];
      if (round < 0) continue;
      times.few.push(fewMs);
      times.many.push(manyMs);
    }
    const [fewMs, manyMs] = [toMedian(times.few), toMedian(times.many)];
    print(`  ${fewMs.toFixed(2)} ms of ${FEW} people, ${manyMs.toFixed(2)} ms of ${MANY}`);
    const ratio = manyMs / fewMs;
    return [
      {
        name: `the funnel of ${MANY} participants, ${THERE} there now, times that of ${FEW}`,
        value: ratio.toFixed(2),
        goal: `at most ${GOAL}`,
        ok: ratio <= GOAL,
      },
    ];
  } finally {
    transport.stop();
    researcher.stop();
    await pool.end();
  }
}
