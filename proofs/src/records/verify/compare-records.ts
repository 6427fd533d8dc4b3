import type { RecordedPart, Records } from '@fovea/testkit';
import type { PlayedRecording } from '#records/played-recording.ts';
import { compareFigures, readFindings } from './compare-figures.ts';
import { readEg1 } from './eg1-reader.ts';
import { measureOwnFigures } from './own-figures.ts';
import { measureOwn, type OwnSample } from './own-validity.ts';

export type ReadRecords = Pick<Records, 'manifest' | 'parts'>;

export interface Comparison {
  readonly samples: number;
  readonly invalid: number;
  readonly fixations: number;
  readonly largestValidityGap: number;
  /** One line per difference, at most a few per participant and page. */
  readonly differences: readonly string[];
}

const COLUMNS = ['t', 'x', 'y', 'scroll', 'valid'] as const;
const MAX_GAP = 1e-6;

/** Compares what was sent, read by own code, with the records, sample by sample. */
export function compareRecords(
  played: readonly PlayedRecording[],
  { manifest, parts }: ReadRecords,
  pages: number,
): Comparison {
  const differences: string[] = [];
  let samples = 0;
  let invalid = 0;
  let fixations = 0;
  let largestValidityGap = 0;
  const differ = (what: string, wanted: unknown, found: unknown) => {
    if (wanted !== found) differences.push(`${what}: ${String(found)}, not ${String(wanted)}`);
  };
  const isNear = (what: string, wanted: number | null, found: number | null | undefined) => {
    const isMissing = wanted === null && found === null;
    const gap = Math.abs((wanted ?? Number.NaN) - (found ?? Number.NaN));
    if (!isMissing && !(gap <= MAX_GAP)) {
      differences.push(`${what}: ${String(found)}, not ${String(wanted)}`);
    }
  };

  differ('participants', played.length, manifest.participants.length);
  differ('pages', pages, manifest.pages.length);
  const stored = toSamples(parts, differences);
  const findings = readFindings(parts);
  differ('parts', played.length * pages, stored.size);
  for (const recording of played) {
    const { recordingId, subjectId, person, rateHz, gaze, pxPerDegree, precisionPx } = recording;
    const own = measureOwn(gaze.batches.map(readEg1), rateHz);
    const ownFigures = measureOwnFigures(own.pages, pxPerDegree, precisionPx);
    const found = manifest.participants.filter((each) => each.recordingId === recordingId);
    differ(`${subjectId} entries`, 1, found.length);
    const [participant] = found;
    if (participant === undefined) continue;
    differ(`${subjectId} name`, subjectId, participant.subjectId);
    for (const [name, value] of Object.entries(person)) {
      differ(`${subjectId} ${name}`, value, participant[name as keyof typeof person]);
    }
    isNear(`${subjectId} validity`, own.validity, participant.validity);
    isNear(`${subjectId} effectiveHz`, own.effectiveHz, participant.effectiveHz);
    fixations += compareFigures(
      recording,
      participant,
      { validity: own, figures: ownFigures },
      findings,
      { differ, isNear },
    );
    const gap = Math.abs(own.validity - participant.validity);
    largestValidityGap = Math.max(largestValidityGap, gap);
    for (let page = 0; page < pages; page++) {
      const wanted = own.pages.get(page) ?? [];
      samples += wanted.length;
      invalid += wanted.filter(({ valid }) => valid === 0).length;
      const part = stored.get(`${page} ${recordingId}`) ?? [];
      differ(`${subjectId} page ${page} samples`, wanted.length, part.length);
      const at = wanted.findIndex((sample, i) =>
        COLUMNS.some((name) => sample[name] !== part[i]?.[name]),
      );
      if (at >= 0) {
        const shown = [part[at], wanted[at]].map((sample) => JSON.stringify(sample));
        differences.push(`${subjectId} page ${page} sample ${at}: ${shown.join(', not ')}`);
      }
    }
  }
  return { samples, invalid, fixations, largestValidityGap, differences };
}

/** Samples by page and recording. */
function toSamples(
  parts: readonly RecordedPart[],
  differences: string[],
): Map<string, OwnSample[]> {
  const found = new Map<string, OwnSample[]>();
  for (const { page, recordingId, samples } of parts) {
    const key = `${page} ${recordingId}`;
    if (found.has(key)) differences.push(`page ${page} has ${recordingId} twice`);
    const rows = samples.t.map((_, i) =>
      Object.fromEntries(COLUMNS.map((name) => [name, samples[name][i]])),
    );
    found.set(key, rows as unknown as OwnSample[]);
  }
  return found;
}
