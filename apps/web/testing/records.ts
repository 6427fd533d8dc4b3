import { type AggregatedParticipant, CALLS, type RecordingMark } from '@fovea/contract';
import { type DecodedRecords, summariseSurvey } from '@fovea/records';
import { createMetricsEngine, type HeatAt, toPageTracks } from '@fovea/stage';
import { makePicture, type PictureAsked } from '#features/projects/detail/picture/make-picture.ts';
import type { MetricsAnswer, MetricsAsked } from '#studio/aoi/metrics-messages.ts';
import type { HeatAnswer, HeatAsked, MadeHeat } from '#studio/heat/heat-messages.ts';
import type { RecordsRequest, RecordsResponse } from '#studio/records/records-reader.ts';
import { answer } from './answer.ts';
import { setWorkerReply } from './browser-gaps.ts';
import { toId } from './projects.ts';
import { participant } from './stage.ts';

const PARTICIPANT: AggregatedParticipant = {
  ...participant,
  subjectId: 'P001',
  gender: 'female',
  validity: 90,
  deviceName: 'Pixel 8',
  recordingId: toId(600),
};

export function toParticipant(change: Partial<AggregatedParticipant> = {}): AggregatedParticipant {
  return { ...PARTICIPANT, ...change };
}

/** A page on which each of so many people looked at one place for eight seconds. */
export function toRecordedPage(id: string, people: number): DecodedRecords['pages'][number] {
  const track = {
    tMs: Float32Array.of(0, 8_000),
    xPx: Float32Array.of(100, 100),
    yPx: Float32Array.of(200, 200),
    scrollPx: Float32Array.of(0, 0),
    valid: Uint8Array.of(1, 1),
  };
  const fixations = {
    onsetMs: Float32Array.of(0),
    offsetMs: Float32Array.of(8_000),
    xPx: Float32Array.of(100),
    yPx: Float32Array.of(200),
  };
  return {
    id,
    tracks: Array.from({ length: people }, () => track),
    fixations: Array.from({ length: people }, () => fixations),
    figures: [],
    immersion: [],
    answers: [],
  };
}

type GivenRecords = Omit<DecodedRecords, 'favourites' | 'type'> &
  Partial<Pick<DecodedRecords, 'favourites' | 'type'>>;

/** Answers of workers: that of records, that of maps, and that of numbers. */
export function replyWith(records: GivenRecords, request: unknown): unknown {
  const heat = answerHeat(request);
  if (heat !== 'other') return heat;
  if (isPictureAsked(request)) return makePicture(request);
  const asked = request as RecordsRequest | MetricsAsked;
  return isMetricsAsked(asked) ? answerMetrics(asked) : readRecords(records, asked);
}

function isPictureAsked(request: unknown): request is PictureAsked {
  return (request as { ask?: unknown }).ask === 'picture';
}

const engine = createMetricsEngine();
const METRICS_ASKS: readonly string[] = ['page', 'table', 'strips', 'insights', 'order'];

function isMetricsAsked(asked: RecordsRequest | MetricsAsked): asked is MetricsAsked {
  return METRICS_ASKS.includes(asked.ask);
}

/** As the worker that measures areas does. */
function answerMetrics(asked: MetricsAsked): MetricsAnswer | undefined {
  if (asked.ask === 'page') engine.setPage(asked.page);
  else if (asked.ask === 'table') return { table: engine.measure(asked) };
  else if (asked.ask === 'insights') return { insights: engine.measureInsights(asked) };
  else if (asked.ask === 'order') return { order: engine.measureOrder(asked) };
  else return { strips: engine.measureStrips(asked, asked.durationMs) };
  return undefined;
}

function readRecords(records: GivenRecords, request: RecordsRequest): RecordsResponse {
  const found = { type: 'pro' as const, favourites: [], ...records };
  if (request.ask === 'survey') return { survey: summariseSurvey(found, request.query) };
  if (!('pageId' in request)) return { found };
  const page = records.pages.find(({ id }) => id === request.pageId);
  return request.ask === 'tracks'
    ? {
        swarm: undefined,
        tracks: toPageTracks(
          structuredClone(page?.tracks ?? []),
          records.participants,
          request.stage,
        ),
      }
    : { fixations: page?.fixations ?? [] };
}

/** Records that can be read, or whose file is broken. */
export function answerRecords(
  records: GivenRecords | 'broken',
  marks: readonly RecordingMark[] = [],
) {
  setWorkerReply((request) =>
    records === 'broken' ? { failure: 'no such file', isGone: false } : replyWith(records, request),
  );
  return answer(CALLS.getAggregatedRecords, {
    presignedUrl: 'https://files.test/records.json',
    chunks: [],
    expiresAt: '2026-11-16T12:00:00.000Z',
    marks: [...marks],
  });
}

/** Value of every map in tests. */
export const HEAT_AT: HeatAt = { value: 0.42, viewers: 29, people: 42 };

/** In place of the worker that makes maps. */
function answerHeat(request: unknown): HeatAnswer | undefined | 'other' {
  if (typeof request !== 'object' || request === null || !('kind' in request)) return 'other';
  const asked = request as HeatAsked;
  if (asked.kind === 'measure') return { kind: 'measured', at: HEAT_AT };
  if (asked.kind === 'page' || asked.kind === 'shown') return undefined;
  const { pageId, options, timeMs } = asked.question;
  const heat: MadeHeat = {
    image: { width: 1, height: 1, close: () => undefined },
    widthPx: 1,
    heightPx: 1,
    contours: [],
    legend: {
      kind: options.kind,
      look: options.look,
      method: options.method,
      top: 0.8,
      people: HEAT_AT.people,
      fromMs: 0,
      toMs: timeMs,
      sigmaPx: 30,
    },
  };
  return asked.kind === 'steps'
    ? { kind: 'stepped', pageId, heats: [heat] }
    : { kind: 'painted', pageId, heat };
}
