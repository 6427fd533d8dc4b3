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
import type { Signal } from '@fovea/gaze/samples';
import { type ChunkPart, readChunk } from '@fovea/records';
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
  const parts = new Map<string, PagePart>(
    chunks.flatMap((chunk) =>
      readChunk(chunk).map(
        (part) => [`${chunk.page} ${part.recordingId}`, toPagePart(part)] as const,
      ),
    ),
  );
  return {
    participants: new Map(participants.map((each) => [each.recordingId, each])),
    findPart: (recordingId, page) => parts.get(`${page} ${recordingId}`),
  };
}

function toPagePart({ track, fixations, figures }: ChunkPart): PagePart {
  if (fixations === undefined) throw new Error('A chunk is of an older version.');
  const rows = listRising(track);
  const none = new Uint32Array(fixations.onsetMs.length);
  return {
    signal: {
      tMs: Float64Array.from(rows, (k) => track.tMs[k] as number),
      x: Float64Array.from(rows, (k) => track.xPx[k] as number),
      y: Float64Array.from(rows, (k) => track.yPx[k] as number),
      valid: Uint8Array.from(rows, (k) => track.valid[k] as number),
    },
    fixations: {
      onsetMs: Float64Array.from(fixations.onsetMs),
      offsetMs: Float64Array.from(fixations.offsetMs),
      x: Float64Array.from(fixations.xPx),
      y: Float64Array.from(fixations.yPx),
      from: none,
      to: none,
    },
    rateHz: figures?.rateHz ?? null,
  };
}

/** Of samples at one time one is read, a valid one if there is one. */
function listRising({ tMs, valid }: ChunkPart['track']): number[] {
  const rows: number[] = [];
  tMs.forEach((t, k) => {
    const last = rows.at(-1);
    if (last === undefined || t > (tMs[last] as number)) rows.push(k);
    else if (valid[last] === 0 && valid[k] === 1) rows[rows.length - 1] = k;
  });
  return rows;
}
