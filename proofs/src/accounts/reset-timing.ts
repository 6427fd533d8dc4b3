// Asking for a new password must not tell whether an address has an account: by no byte and no time.
import { createHash } from 'node:crypto';
import { CALLS } from '@fovea/contract';
import { createSeededRandom, createTransport, type Transport } from '@fovea/testkit';
import { readCoreWaitMs } from '#harness/core-waits.ts';
import type { Figure } from '#harness/parts.ts';
import { at } from './callers.ts';
import type { Drill } from './drill.ts';

const GAP_MAX_SHARE = 0.02;
/** Pairs that had to wait least for a core: how long the others took says little about addresses. */
const QUIET_SHARE = 1 / 3;
/** With its first request a browser stays within the 20 an hour that it may send. */
const PAIRS_PER_BROWSER = 8;

type Kind = 'known' | 'unknown';

/** Without `waitedMs`, in which others had the cores. */
interface Took {
  readonly tookMs: number;
  readonly waitedMs: number;
}

interface Asker {
  ask(email: string): Promise<Took & { readonly bytes: string }>;
  stop(): void;
}

/** Pairs of requests, one for an address with an account, in an order that nobody can foresee. */
export async function compareResets(drill: Drill, known: readonly string[]): Promise<Figure[]> {
  const unknown = known.map(toStranger);
  const random = createSeededRandom(7);
  const measured: Record<Kind, Took>[] = [];
  const seen = new Set<string>();
  const { resetPairs, resetWarmUpPairs, resetGapMs } = drill.size;
  const pairs = resetPairs + resetWarmUpPairs;
  let asker: Asker | undefined;
  for (let pair = 0; pair < pairs; pair++) {
    if (pair % PAIRS_PER_BROWSER === 0) {
      asker?.stop();
      asker = await openAsker(drill, pair / PAIRS_PER_BROWSER);
    }
    const order = ['known', 'unknown'] as const;
    const took: Partial<Record<Kind, Took>> = {};
    for (const kind of random() < 0.5 ? order : order.toReversed()) {
      const email = at(kind === 'known' ? known : unknown, pair);
      const answer = await asker?.ask(email);
      if (answer === undefined) continue;
      seen.add(answer.bytes);
      took[kind] = answer;
    }
    if (pair >= resetWarmUpPairs && took.known && took.unknown) {
      measured.push({ known: took.known, unknown: took.unknown });
    }
  }
  asker?.stop();
  return toFigures(measured, seen, { resetPairs, resetGapMs });
}

/** Unknown address of the same length and host. */
function toStranger(email: string): string {
  const [name = '', host = ''] = email.split('@');
  const hex = createHash('sha256').update(email).digest('hex');
  return `${`x${hex}`.slice(0, name.length)}@${host}`;
}

/** A browser with its number and one kept connection to one process. */
async function openAsker({ apis }: Drill, i: number): Promise<Asker> {
  const api = at(apis, i);
  const pids = [process.pid, api.pid()];
  const localAddress = `127.80.${i % 250}.${7 + Math.floor(i / 250)}`;
  const transport = createTransport({ localAddress, maxSockets: 1 });
  const url = `${api.url}/api/v1${CALLS.requestPasswordReset.path}`;
  const first = await send(transport, url, '', `first-${i}@fovea.localhost`);
  const cookie = (first.headers['set-cookie'] ?? [])
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
  return {
    async ask(email) {
      const waitedBeforeMs = readCoreWaitMs(pids);
      const startMs = performance.now();
      const reply = await send(transport, url, cookie, email);
      const passedMs = performance.now() - startMs;
      const waitedMs = readCoreWaitMs(pids) - waitedBeforeMs;
      const { date: _, ...headers } = reply.headers;
      const bytes = JSON.stringify([reply.status, headers, await reply.text()]);
      return { tookMs: passedMs - waitedMs, waitedMs, bytes };
    },
    stop: () => transport.stop(),
  };
}

function send(transport: Transport, url: string, cookie: string, email: string) {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(cookie === '' ? {} : { cookie }),
  };
  const body = JSON.stringify({ email, language: 'en' });
  return transport.send(url, { method: 'POST', headers, body });
}

function toFigures(
  pairs: readonly Readonly<Record<Kind, Took>>[],
  answers: ReadonlySet<string>,
  { resetPairs, resetGapMs }: { readonly resetPairs: number; readonly resetGapMs: number },
): Figure[] {
  const quiet = pairs
    .toSorted((a, b) => toWaited(a) - toWaited(b))
    .slice(0, Math.ceil(QUIET_SHARE * pairs.length));
  const knownMs = getMedian(quiet.map(({ known }) => known.tookMs));
  const unknownMs = getMedian(quiet.map(({ unknown }) => unknown.tookMs));
  // Differences within a pair: the load of the machine falls on both calls alike.
  const gapMs = Math.abs(getMedian(quiet.map((pair) => pair.known.tookMs - pair.unknown.tookMs)));
  const maxMs = Math.max(resetGapMs, GAP_MAX_SHARE * Math.min(knownMs, unknownMs));
  const [answer = ''] = answers;
  const isRight = answers.size === 1 && answer.startsWith('[200,');
  return [
    {
      name: `reset, ${resetPairs} pairs: different answers, bytes and headers`,
      value: answers.size,
      goal: '1, of 200',
      ok: isRight,
    },
    {
      name: `reset: median of known and unknown addresses, the ${quiet.length} quietest pairs`,
      value: `${knownMs.toFixed(2)} ms, ${unknownMs.toFixed(2)} ms`,
      ok: true,
    },
    {
      name: 'reset: known and unknown of a pair differ by, median',
      value: `${gapMs.toFixed(3)} ms`,
      goal: `under ${maxMs.toFixed(2)} ms`,
      ok: gapMs < maxMs && pairs.length === resetPairs,
    },
  ];
}

const toWaited = ({ known, unknown }: Readonly<Record<Kind, Took>>) =>
  known.waitedMs + unknown.waitedMs;

function getMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
