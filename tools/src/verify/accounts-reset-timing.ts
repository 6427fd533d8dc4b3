// Asking for a new password must not tell whether an address has an account: by no byte and no time.
import { createHash } from 'node:crypto';
import { CALLS } from '@fovea/contract';
import { createSeededRandom, createTransport, type Transport } from '@fovea/testkit';
import type { Figure } from '#harness/parts.ts';
import { at } from './accounts-callers.ts';
import type { Drill } from './accounts-drill.ts';

const IS_CI = process.env.CI !== undefined && process.env.CI !== '';
const PAIRS = IS_CI ? 500 : 2_000;
const GAP_MAX_MS = IS_CI ? 1 : 0.2;
const GAP_MAX_SHARE = 0.02;
/** With its first request a browser stays within the 20 an hour that it may send. */
const PAIRS_PER_BROWSER = 8;
const WARM_UP_PAIRS = 100;

interface Asker {
  ask(email: string): Promise<{ readonly tookMs: number; readonly bytes: string }>;
  stop(): void;
}

/** Pairs of requests, one for an address with an account, in an order that nobody can foresee. */
export async function compareResets(drill: Drill, known: readonly string[]): Promise<Figure[]> {
  const unknown = known.map(toStranger);
  const random = createSeededRandom(7);
  const tookMs: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const seen: Record<'known' | 'unknown', Set<string>> = { known: new Set(), unknown: new Set() };
  const pairs = PAIRS + WARM_UP_PAIRS;
  let asker: Asker | undefined;
  for (let pair = 0; pair < pairs; pair++) {
    if (pair % PAIRS_PER_BROWSER === 0) {
      asker?.stop();
      asker = await openAsker(drill, pair / PAIRS_PER_BROWSER);
    }
    const order = ['known', 'unknown'] as const;
    for (const kind of random() < 0.5 ? order : order.toReversed()) {
      const email = at(kind === 'known' ? known : unknown, pair);
      const answer = await asker?.ask(email);
      if (answer === undefined) continue;
      seen[kind].add(answer.bytes);
      if (pair >= WARM_UP_PAIRS) tookMs[kind].push(answer.tookMs);
    }
  }
  asker?.stop();
  return toFigures(tookMs, new Set([...seen.known, ...seen.unknown]));
}

/** Of the same length, in the same place. */
function toStranger(email: string): string {
  const [name = '', host = ''] = email.split('@');
  const hex = createHash('sha256').update(email).digest('hex');
  return `${`x${hex}`.slice(0, name.length)}@${host}`;
}

/** A browser with its number and one kept connection to one process. */
async function openAsker({ apis }: Drill, i: number): Promise<Asker> {
  const localAddress = `127.80.${i % 250}.${7 + Math.floor(i / 250)}`;
  const transport = createTransport({ localAddress, maxSockets: 1 });
  const url = `${at(apis, i).url}/api/v1${CALLS.requestPasswordReset.path}`;
  const first = await send(transport, url, '', `first-${i}@fovea.localhost`);
  const cookie = (first.headers['set-cookie'] ?? [])
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
  return {
    async ask(email) {
      const startMs = performance.now();
      const reply = await send(transport, url, cookie, email);
      const tookMs = performance.now() - startMs;
      const { date: _, ...headers } = reply.headers;
      return { tookMs, bytes: JSON.stringify([reply.status, headers, await reply.text()]) };
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
  tookMs: Readonly<Record<'known' | 'unknown', readonly number[]>>,
  answers: ReadonlySet<string>,
): Figure[] {
  const [knownMs, unknownMs] = [getMedian(tookMs.known), getMedian(tookMs.unknown)];
  const gapMs = Math.abs(knownMs - unknownMs);
  const maxMs = Math.max(GAP_MAX_MS, GAP_MAX_SHARE * Math.min(knownMs, unknownMs));
  const [answer = ''] = answers;
  const isRight = answers.size === 1 && answer.startsWith('[200,');
  return [
    {
      name: `reset, ${PAIRS} pairs: different answers, bytes and headers`,
      value: answers.size,
      goal: '1, of 200',
      ok: isRight,
    },
    {
      name: 'reset: median of known and unknown addresses',
      value: `${knownMs.toFixed(2)} ms, ${unknownMs.toFixed(2)} ms`,
      ok: true,
    },
    {
      name: 'reset: medians differ by',
      value: `${gapMs.toFixed(3)} ms`,
      goal: `under ${maxMs.toFixed(2)} ms`,
      ok: gapMs < maxMs && tookMs.known.length === PAIRS,
    },
  ];
}

function getMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
