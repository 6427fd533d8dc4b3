import { CALLS, type ProjectSort } from '@fovea/contract';
import { createTransport, signUpResearcher, type TestStack, type Transport } from '@fovea/testkit';
import pg from 'pg';
import { startLedgerDriver } from '#credits/ledger-driver.ts';
import { orAborted } from '#harness/or-aborted.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { toMedian } from '#harness/percentile.ts';
import type { RecordedStatement } from '#harness/recorded-statements.ts';
import { withStack } from '#harness/with-stack.ts';
import { HASHTAG, insertProjects, PROJECTS, WORD } from './project-rows.ts';

const ROUNDS: Sizes<number> = { short: 21, full: 101 };
const WARM_UP_ROUNDS = 8;
const SORT_CALLS = 5;
const PAGE = 100;
const GOAL = 3;
const PAGE_GOAL = 1.5;
const CREDENTIALS = { email: 'researcher@fovea.localhost', password: 'Correct-horse-7!' };
const DEFAULTS = { sort: 'updated', order: 'desc', limit: 50 } as const;
/** Refused by its form behind the same authentication: no statement is sent for it. */
const EMPTY = 'limit=0';

interface Query {
  readonly q?: string;
  readonly tags?: string;
  readonly after?: string;
  readonly sort?: ProjectSort;
}

/** One kind of the call, with what the server sends to the database for it. */
interface Subject {
  readonly name: string;
  readonly query: Query;
  readonly statements: readonly RecordedStatement[];
}

interface Load {
  readonly pool: pg.Pool;
  /** Answers when the whole reply is there. */
  readonly call: (query: string) => Promise<number>;
}

/** The list of a large account over HTTP against the very same statements sent by hand. */
export function benchProjectList(options: readonly string[]): Promise<readonly Figure[]> {
  const rounds = pickSize(options, ROUNDS);
  return withStack({ apis: 1 }, (stack, signal) => orAborted(signal, measure(stack, rounds)));
}

async function measure(stack: TestStack, rounds: number): Promise<readonly Figure[]> {
  const apiUrl = stack.apis[0]?.url ?? '';
  const researcher = await signUpResearcher(apiUrl, CREDENTIALS, stack.readCode);
  const { data } = await researcher.client.call(CALLS.getSelf);
  // The mail is out; from here on only the list is read.
  await stack.processes.find(({ name }) => name === 'worker')?.stop();
  const pool = new pg.Pool({ connectionString: stack.databaseUrl, max: 1 });
  pool.on('error', () => undefined);
  const transport = createTransport({ maxSockets: 1 });
  try {
    await insertProjects(pool, data.id);
    const cookie = researcher.session.cookieHeader();
    const load = { pool, call: toCall(transport, `${apiUrl}/api/v1/projects`, cookie) };
    const subjects = await recordAll(stack.databaseUrl, data.id, {
      'page 1': {},
      'page 2': { after: await findPlace(researcher.client, 1) },
      [`page ${PAGE}`]: { after: await findPlace(researcher.client, PAGE - 1) },
      'a search': { q: WORD },
      'a hashtag': { tags: HASHTAG },
    });
    await warmUp(load, subjects);
    return [...(await measureRounds(load, subjects, rounds)), ...(await measureSorts(load))];
  } finally {
    transport.stop();
    researcher.stop();
    await pool.end();
  }
}

function toCall(transport: Transport, url: string, cookie: string): Load['call'] {
  return async (query) => {
    const startMs = performance.now();
    const { status } = await transport.send(`${url}?${query}`, {
      method: 'GET',
      headers: { cookie },
    });
    const wanted = query === EMPTY ? 400 : 200;
    if (status !== wanted) throw new Error(`GET /projects?${query} answered ${status}`);
    return performance.now() - startMs;
  };
}

/** Where so many pages end. */
async function findPlace(
  client: Awaited<ReturnType<typeof signUpResearcher>>['client'],
  pages: number,
): Promise<string> {
  let after: string | null = null;
  for (let page = 0; page < pages; page++) {
    const query: { after?: string } = after === null ? {} : { after };
    const { next } = await client.call(CALLS.listProjects, { query });
    if (next === null) throw new Error(`the list ends with page ${page + 1}`);
    after = next;
  }
  return after ?? '';
}

async function recordAll(
  databaseUrl: string,
  userId: string,
  queries: Readonly<Record<string, Query>>,
): Promise<Subject[]> {
  const driver = await startLedgerDriver({ databaseUrl, connections: 1 });
  try {
    const subjects: Subject[] = [];
    for (const [name, query] of Object.entries(queries)) {
      const input = { userId, ...DEFAULTS, ...query };
      const record = { command: 'listProjects', input };
      // The first call of a connection makes it; the second one is as all others.
      await driver.get('record', record);
      const statements = await driver.get<RecordedStatement[]>('record', record);
      print(`  ${name} is ${statements.length} statements, ${statements[0]?.rows.length} rows`);
      subjects.push({ name, query, statements });
    }
    return subjects;
  } finally {
    await driver.stop();
  }
}

const toText = (query: Query) => new URLSearchParams({ ...query }).toString();

async function runBare({ pool }: Load, { statements }: Subject): Promise<number> {
  const startMs = performance.now();
  for (const { text, values } of statements) await pool.query(text, [...values]);
  return performance.now() - startMs;
}

async function warmUp(load: Load, subjects: readonly Subject[]): Promise<void> {
  for (let i = 0; i < WARM_UP_ROUNDS; i++) {
    await load.call(EMPTY);
    for (const subject of subjects) {
      await load.call(toText(subject.query));
      await runBare(load, subject);
    }
  }
}

/** All of them in turn, so that what the machine does meanwhile falls on all alike. */
async function measureRounds(
  load: Load,
  subjects: readonly Subject[],
  rounds: number,
): Promise<readonly Figure[]> {
  const times = new Map<string, { call: number[]; bare: number[] }>();
  const empty: number[] = [];
  for (let i = 0; i < rounds; i++) {
    empty.push(await load.call(EMPTY));
    for (const subject of subjects) {
      const own = times.get(subject.name) ?? { call: [], bare: [] };
      times.set(subject.name, own);
      own.call.push(await load.call(toText(subject.query)));
      own.bare.push(await runBare(load, subject));
    }
  }
  const emptyMs = toMedian(empty);
  print(`  an empty call takes ${emptyMs.toFixed(2)} ms`);
  const costs = subjects.map(({ name }) => {
    const { call = [], bare = [] } = times.get(name) ?? {};
    const own = { name, callMs: toMedian(call), bareMs: toMedian(bare) };
    const costMs = own.callMs - emptyMs;
    print(
      `  ${name}: ${own.callMs.toFixed(2)} ms over HTTP, ${costMs.toFixed(2)} of them its own, ` +
        `${own.bareMs.toFixed(2)} bare`,
    );
    return { ...own, costMs };
  });
  const toCost = (page: number) =>
    costs.find(({ name }) => name === `page ${page}`)?.costMs ?? Number.NaN;
  // Page 1 counts all projects besides; page 2 does what page 100 does.
  const pageRatios = [1, 2].map((page) => ({ page, ratio: toCost(PAGE) / toCost(page) }));
  return [
    ...costs.map(({ name, costMs, bareMs }) => ({
      name: `${name} of ${PROJECTS} projects, times its bare statements`,
      value: (costMs / bareMs).toFixed(2),
      goal: `at most ${GOAL}`,
      ok: costMs / bareMs <= GOAL,
    })),
    ...pageRatios.map(({ page, ratio }) => ({
      name: `page ${PAGE}, times page ${page}`,
      value: ratio.toFixed(2),
      goal: `at most ${PAGE_GOAL}`,
      ok: ratio <= PAGE_GOAL,
    })),
  ];
}

/** Orders without an index of their own have to look at every project. */
async function measureSorts({ call }: Load): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const sort of ['updated', 'name', 'progress', 'status'] as const) {
    const times: number[] = [];
    for (let i = 0; i < SORT_CALLS; i++) times.push(await call(toText({ sort })));
    figures.push({ name: `ms of page 1 by ${sort}`, value: toMedian(times).toFixed(1), ok: true });
  }
  return figures;
}
