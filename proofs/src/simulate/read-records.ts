import type { AggregatedParticipant } from '@fovea/contract';
import type { Fixations } from '@fovea/gaze/events';
import type { Signal } from '@fovea/gaze/samples';
import type { RecordedPart, Records } from '@fovea/testkit';

/** One participant's part of the records on one page. */
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

export function toReadRecords({ manifest, parts }: Records): ReadRecords {
  const found = new Map<string, PagePart>(
    parts.map((part) => [`${part.page} ${part.recordingId}`, toPagePart(part)]),
  );
  return {
    participants: new Map(manifest.participants.map((each) => [each.recordingId, each])),
    findPart: (recordingId, page) => found.get(`${page} ${recordingId}`),
  };
}

const toMs = (halfMs: number) => halfMs / 2;
const toPx = (quarters: number) => quarters / 4;

function toPagePart({ samples, fixations, figures }: RecordedPart): PagePart {
  const rows = listRising(samples);
  const pick = (name: keyof RecordedPart['samples']) => rows.map((k) => samples[name][k] ?? 0);
  const scroll = pick('scroll');
  const none = new Uint32Array(fixations.onset.length);
  return {
    signal: {
      tMs: Float64Array.from(pick('t'), toMs),
      x: Float64Array.from(pick('x'), toPx),
      y: Float64Array.from(pick('y'), (y, i) => toPx(y) + (scroll[i] ?? 0)),
      valid: Uint8Array.from(pick('valid')),
    },
    fixations: {
      onsetMs: Float64Array.from(fixations.onset, toMs),
      offsetMs: Float64Array.from(fixations.offset, toMs),
      x: Float64Array.from(fixations.x, toPx),
      y: Float64Array.from(fixations.y, toPx),
      from: none,
      to: none,
    },
    rateHz: figures?.rateHz ?? null,
  };
}

/** Takes one sample of those with the same time, a valid one if there is one. */
function listRising({ t, valid }: RecordedPart['samples']): number[] {
  const rows: number[] = [];
  t.forEach((halfMs, k) => {
    const last = rows.at(-1);
    if (last === undefined || halfMs > (t[last] as number)) rows.push(k);
    else if (valid[last] === 0 && valid[k] === 1) rows[rows.length - 1] = k;
  });
  return rows;
}
