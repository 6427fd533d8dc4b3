import { createHash } from 'node:crypto';
import {
  type AggregatedParticipant,
  type AggregatedRecords,
  RECORD_SCALE,
  type RecordSegment,
  type SegmentRef,
} from '@fovea/contract';
import { type Part, writeSegment } from '@fovea/records';
import { createPeople, PAGE_MS } from './people.ts';

export const SCREEN = { widthPx: 390, heightPx: 844 };
export const PAGE_ID = 'page';
const SEGMENT_PEOPLE = 1_000;

export interface StoredPeople {
  /** JSON by key. */
  readonly objects: ReadonlyMap<string, string>;
  readonly manifest: string;
}

/** Records of so many people for a minute, as the store has them. */
export function storePeople(count: number): StoredPeople {
  const objects = new Map<string, string>();
  const segments: SegmentRef[] = [];
  for (let first = 0; first < count; first += SEGMENT_PEOPLE) {
    const n = Math.min(SEGMENT_PEOPLE, count - first);
    segments.push(storeSegment(objects, first, n));
  }
  const manifest: AggregatedRecords = {
    format: 'fovea-aggregated',
    v: 3,
    projectId: 'project',
    version: 1,
    type: 'pro',
    algorithms: [],
    participants: count,
    pages: [{ index: 0, id: PAGE_ID }],
    list: null,
    segments,
  };
  return { objects, manifest: put(objects, 'manifest', manifest) };
}

/** The form that many a screen would load: an object for each sample. */
export function writeObjects(count: number): string {
  const { tracks } = createPeople(count);
  return JSON.stringify(
    tracks.map(({ tMs, x, y, valid }, i) => ({
      participant: toParticipant(i),
      samples: Array.from(tMs, (t, at) => ({
        t: toInteger(t, 1),
        x: toInteger(x[at], SCREEN.widthPx),
        y: toInteger(y[at], SCREEN.heightPx),
        valid: valid[at] === 1,
      })),
    })),
  );
}

function storeSegment(objects: Map<string, string>, first: number, n: number): SegmentRef {
  const { tracks, page } = createPeople(n);
  const { picture, fixations } = page;
  const parts = tracks.map(({ tMs, x, y, valid }, i): Part => {
    const found = fixations[i];
    const toUnits = (values: ArrayLike<number> = [], scale: number) =>
      Int32Array.from(values, (value) => Math.round(value * scale));
    const xy = RECORD_SCALE.xy;
    return {
      columns: {
        t: toUnits(tMs, RECORD_SCALE.t),
        x: toUnits(x, SCREEN.widthPx * xy),
        y: toUnits(y, SCREEN.heightPx * xy),
        scroll: new Int32Array(tMs.length),
        valid,
      },
      fixations: {
        onset: toUnits(found?.onsetMs, RECORD_SCALE.t),
        offset: toUnits(found?.offsetMs, RECORD_SCALE.t),
        x: toUnits(found?.x, (SCREEN.widthPx / picture.widthPx) * xy),
        y: toUnits(found?.y, (SCREEN.heightPx / picture.heightPx) * xy),
      },
      figures: null,
      immersion: [0, 1, 2],
    };
  });
  const people = Array.from({ length: n }, (_, i) => toParticipant(first + i));
  const { pages, ...head } = writeSegment(people, [{ index: 0, parts }]);
  const beside: RecordSegment = {
    ...head,
    pages: pages.map(({ index, chunks, findings }) => ({
      index,
      chunks: chunks.map(({ participants, inline }, i) => ({
        key: put(objects, `chunk-${i}`, inline),
        participants,
      })),
      findings: { key: put(objects, 'findings', findings.inline) },
    })),
  };
  return {
    participants: n,
    samples: n * (tracks[0]?.tMs.length ?? 0),
    from: '',
    to: '',
    key: put(objects, 'segment', beside),
    whole: false,
  };
}

/** Under a key that ends in its hash. */
function put(objects: Map<string, string>, name: string, value: unknown): string {
  const text = JSON.stringify(value);
  const key = `${name}-${createHash('sha256').update(text).digest('hex')}.json`;
  objects.set(key, text);
  return key;
}

const NO_COMPONENTS = { samplingRate: null, integrity: null, onScreen: null };

function toParticipant(i: number): AggregatedParticipant {
  return {
    subjectId: `P-${i}`,
    recordingId: `recording-${i}`,
    gender: null,
    age: 30,
    validity: 92,
    deviceName: 'Phone',
    effectiveHz: 30,
    expectedHz: 30,
    ...SCREEN,
    source: 'scripted',
    components: NO_COMPONENTS,
    errorPx: 40,
    offsetPx: null,
    precisionPx: null,
    pxPerDegree: 39,
    shownMs: PAGE_MS,
    validMs: PAGE_MS,
    fixationCount: 196,
    noFixations: null,
    kNorms: null,
    flags: [],
    madeBy: [],
  };
}

function toInteger(value = 0, scale: number): number {
  return Math.round(value * scale * 4) / 4;
}
