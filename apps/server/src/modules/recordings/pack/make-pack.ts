// All that costs time in packing. It runs in a child: what it is given comes from strangers.
import { RecordingBounds, type RecordingPack, recordingPack } from '@fovea/contract';
import { type StoredBatch, toBatches, toColumns, toPageSamples } from '@fovea/gaze/samples';
import { type JsonObject, toJsonObject } from '#platform/storage/json-objects.ts';
import { toCountedPages, toCounting } from './counted-pages.ts';
import { type Fraud, findFraud } from './find-fraud.ts';
import { measureRecording } from './findings.ts';

/** Facts that a recording states about itself. */
type PackFacts = Pick<
  RecordingPack,
  | 'recordingId'
  | 'projectId'
  | 'complete'
  | 'device'
  | 'rateHz'
  | 'errorPx'
  | 'offsetPx'
  | 'precisionPx'
  | 'spans'
  | 'calibration'
>;

export interface PackTask extends PackFacts {
  /** From the join to the end of the recording; null where clocks are not real. */
  readonly openMs: number | null;
  readonly batches: readonly StoredBatch[];
}

export interface MadePack {
  readonly object: JsonObject;
  readonly validity: number | null;
  readonly effectiveHz: number | null;
  /** In batches that could be read. */
  readonly samples: number;
  readonly fraud: Fraud;
  /** Batches that could not be read; they are in the pack, as bytes. */
  readonly unread: readonly { readonly seq: number; readonly reason: string }[];
}

export async function makePack({ batches, openMs, ...facts }: PackTask): Promise<MadePack> {
  const bounds = new RecordingBounds();
  const columns = toColumns(
    batches.filter(({ bytes }) => bytes.length > 0),
    // Two processes may have taken in what neither would have taken after the other.
    { judge: (batch) => bounds.judge(batch) },
  );
  const read = toBatches(columns);
  const { quality, findings } = measureRecording(toCountedPages(read, toCounting(facts)), {
    ...facts,
    distanceMm: facts.calibration?.distanceMm,
  });
  const pack: RecordingPack = {
    format: 'fovea-recording',
    v: 2,
    recordingId: facts.recordingId,
    projectId: facts.projectId,
    complete: facts.complete,
    device: facts.device,
    rateHz: facts.rateHz,
    errorPx: facts.errorPx,
    offsetPx: facts.offsetPx,
    precisionPx: facts.precisionPx,
    quality: { ...quality, options: { ...quality.options } },
    findings,
    spans: facts.spans,
    calibration: facts.calibration,
    columns: { ...columns, unread: [...columns.unread] },
  };
  // A pack that could not be read again must not be written.
  recordingPack.parse(pack);
  return {
    object: await toJsonObject(pack),
    validity: quality.validity,
    effectiveHz: quality.effectiveRateHz,
    samples: read.reduce((sum, { n }) => sum + n, 0),
    fraud: findFraud(toPageSamples(read), { openMs, pxPerDegree: findings.viewing.pxPerDegree }),
    unread: columns.unread.map(({ seq, reason }) => ({ seq, reason })),
  };
}
