import { gunzipSync } from 'node:zlib';
import {
  type AggregatedChunk,
  type AggregatedParticipant,
  type AggregatedRecords,
  ApiError,
  aggregatedChunk,
  aggregatedRecords,
  CALLS,
} from '@fovea/contract';
import type { Fixations } from '@fovea/gaze/events';
import { fromDeltas, type Signal } from '@fovea/gaze/samples';
import { createTransport, type Researcher, type Transport } from '@fovea/testkit';

/** What the records have of one participant on one page. */
export interface PagePart {
  readonly signal: Signal;
  /** CSS px of the page, with its scrolling. */
  readonly fixations: Fixations;
  /** Samples a second, as the records say. */
  readonly rateHz: number | null;
}

export interface ReadRecords {
  readonly participants: ReadonlyMap<string, AggregatedParticipant>;
  readonly findPart: (recordingId: string, page: number) => PagePart | undefined;
}

const ANY_INTEGER = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };

/** The newest records; nothing before the first, or while they are of an older version. */
export async function findManifest(
  { client }: Researcher,
  projectId: string,
): Promise<
  { manifest: AggregatedRecords; readChunks: () => Promise<AggregatedChunk[]> } | undefined
> {
  try {
    const reply = await client.call(CALLS.getAggregatedRecords, { params: { id: projectId } });
    const transport = createTransport();
    const manifest = aggregatedRecords.parse(await getJson(transport, reply.presignedUrl));
    transport.stop();
    if (manifest.v !== 2) return undefined;
    const urls = new Map(reply.chunks.map(({ key, url }) => [key, url]));
    const readChunks = async () => {
      const own = createTransport();
      try {
        const listed = manifest.pages.flatMap(({ chunks }) => chunks);
        const chunks = await Promise.all(
          listed.map(({ key, inline }) => inline ?? getJson(own, urls.get(key) ?? '')),
        );
        return chunks.map((chunk) => toNewChunk(aggregatedChunk.parse(chunk)));
      } finally {
        own.stop();
      }
    };
    return { manifest, readChunks };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'records_not_ready') return undefined;
    throw error;
  }
}

function toNewChunk(chunk: ReturnType<typeof aggregatedChunk.parse>): AggregatedChunk {
  if (chunk.v !== 2) throw new Error('A chunk is of an older version.');
  return chunk;
}

/** Storage may answer under a certificate of our own making. */
async function getJson(transport: Transport, url: string): Promise<unknown> {
  const stored = await transport.send(url, { method: 'GET', headers: {} });
  if (stored.status !== 200) throw new Error(`records: ${stored.status} ${await stored.text()}`);
  const bytes = await stored.bytes();
  const isGzip = stored.headers['content-encoding'] === 'gzip';
  return JSON.parse((isGzip ? gunzipSync(bytes) : bytes).toString('utf8'));
}

export function toReadRecords(
  { participants }: AggregatedRecords,
  chunks: readonly AggregatedChunk[],
): ReadRecords {
  const parts = new Map<string, PagePart>();
  for (const chunk of chunks) {
    for (const [recordingId, part] of listParts(chunk)) {
      parts.set(`${chunk.page} ${recordingId}`, part);
    }
  }
  return {
    participants: new Map(participants.map((each) => [each.recordingId, each])),
    findPart: (recordingId, page) => parts.get(`${page} ${recordingId}`),
  };
}

/** Differences run on over the participants of a chunk. */
function listParts(chunk: AggregatedChunk): [recordingId: string, part: PagePart][] {
  const read = (deltas: readonly number[], scale: number) =>
    Float64Array.from(fromDeltas(deltas, ANY_INTEGER), (value) => value / scale);
  const { scale, fixations: stored } = chunk;
  const tMs = read(chunk.t, scale.t);
  const x = read(chunk.x, scale.xy);
  const onScreenY = read(chunk.y, scale.xy);
  const scroll = read(chunk.scroll, 1);
  const valid = read(chunk.valid, 1);
  const onsetMs = read(stored.onset, scale.t);
  const offsetMs = read(stored.offset, scale.t);
  const fixationX = read(stored.x, scale.xy);
  const fixationY = read(stored.y, scale.xy);
  let at = 0;
  let fixationAt = 0;
  return chunk.recordingIds.map((recordingId, i) => {
    const end = at + (chunk.counts[i] ?? 0);
    const fixationEnd = fixationAt + (stored.counts[i] ?? 0);
    const rows = listRising(tMs, valid, at, end);
    const signal = {
      tMs: Float64Array.from(rows, (k) => tMs[k] as number),
      x: Float64Array.from(rows, (k) => x[k] as number),
      y: Float64Array.from(rows, (k) => (onScreenY[k] as number) + (scroll[k] as number)),
      valid: Uint8Array.from(rows, (k) => valid[k] as number),
    };
    const none = new Uint32Array(fixationEnd - fixationAt);
    const fixations = {
      onsetMs: onsetMs.slice(fixationAt, fixationEnd),
      offsetMs: offsetMs.slice(fixationAt, fixationEnd),
      x: fixationX.slice(fixationAt, fixationEnd),
      y: fixationY.slice(fixationAt, fixationEnd),
      from: none,
      to: none,
    };
    at = end;
    fixationAt = fixationEnd;
    return [recordingId, { signal, fixations, rateHz: chunk.figures[i]?.rateHz ?? null }];
  });
}

/** Of samples at one time one is read, a valid one if there is one. */
function listRising(tMs: Float64Array, valid: Float64Array, from: number, to: number): number[] {
  const rows: number[] = [];
  for (let k = from; k < to; k++) {
    const last = rows.at(-1);
    if (last === undefined || (tMs[k] as number) > (tMs[last] as number)) rows.push(k);
    else if (valid[last] === 0 && valid[k] === 1) rows[rows.length - 1] = k;
  }
  return rows;
}
