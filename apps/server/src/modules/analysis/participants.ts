import { isDeepStrictEqual } from 'node:util';
import {
  type AggregatedParticipant,
  FRAUD_FLAGS,
  type MadeBy,
  type RecordingFindings,
} from '@fovea/contract';
import {
  type CalibrationRow,
  toCalibration,
  toCalibrationError,
  toParticipantName,
} from '#modules/recordings/public.ts';
import type { RecordingRow } from './analysis.repo.ts';
import type { MergedRecording } from './merged-recording.ts';

type Measured = Pick<MergedRecording, 'findings' | 'expectedHz' | 'components'>;
/** Facts about a participant without the gaze. */
type Person = Omit<AggregatedParticipant, keyof ReturnType<typeof toMeasured>>;

export function toPerson(row: RecordingRow): Person {
  return {
    subjectId: toParticipantName(row.number),
    gender: row.gender,
    age: row.age,
    validity: row.validity ?? 0,
    deviceName: row.device_name,
    recordingId: row.id,
    effectiveHz: row.effective_hz ?? 0,
    widthPx: row.width_px,
    heightPx: row.height_px,
    source: row.source,
    ...(row.fraud_flags.length > 0 && {
      fraudFlags: FRAUD_FLAGS.filter((flag) => row.fraud_flags.includes(flag)),
    }),
    ...toCalibrated(row),
  };
}

function toCalibrated(
  row: RecordingRow,
): Pick<AggregatedParticipant, 'verdict' | 'errorMm' | 'qualityFlags'> {
  const { calibration } = toCalibration(row);
  if (calibration == null) return {};
  const { verdict, errorMm, flags } = calibration;
  return {
    verdict,
    ...(errorMm !== null && { errorMm: Math.round(errorMm * 10) / 10 }),
    ...(flags.length > 0 && { qualityFlags: flags }),
  };
}

/** Appends to `algorithms` what nobody before was measured by. */
export function toParticipant(
  person: Person,
  measured: Measured,
  calibration: CalibrationRow,
  algorithms: MadeBy[],
): AggregatedParticipant {
  return { ...person, ...toMeasured(measured, calibration, algorithms) };
}

function toMeasured(
  { findings, components, expectedHz }: Measured,
  calibration: CalibrationRow,
  algorithms: MadeBy[],
) {
  const figures = findings.pages.map((page) => page.figures);
  return {
    components: roundAll(components),
    ...toCalibrationError(calibration),
    ...roundAll({
      pxPerDegree: findings.viewing.pxPerDegree,
      expectedHz,
      shownMs: sum(figures.map(({ shownMs }) => shownMs)),
      validMs: sum(figures.map(({ validMs }) => validMs)),
    }),
    fixationCount: sum(figures.map(({ fixationCount }) => fixationCount)),
    noFixations: toReason(findings),
    kNorms: findings.kNorms && roundAll(findings.kNorms),
    flags: [...new Set(figures.flatMap(({ flags }) => flags))],
    madeBy: findings.algorithms.map((own) => findOrAppend(algorithms, own)),
  };
}

/** Six decimals: a manifest is written again for every participant, and most of it is digits. */
function roundAll<Figures extends Readonly<Record<keyof Figures, number | null>>>(
  figures: Figures,
): Figures {
  const rounded = Object.entries<number | null>(figures).map(([name, value]) => [
    name,
    value === null ? null : Math.round(value * 1e6) / 1e6,
  ]);
  return Object.fromEntries(rounded) as Figures;
}

/** A single page that could be analysed is enough. */
function toReason({ pages }: RecordingFindings): AggregatedParticipant['noFixations'] {
  const reasons = pages.map(({ figures }) => figures.noFixations);
  if (reasons.includes(null)) return null;
  return reasons.includes('rate_below_20_hz') ? 'rate_below_20_hz' : 'too_few_samples';
}

function findOrAppend(algorithms: MadeBy[], own: MadeBy): number {
  const at = algorithms.findIndex((each) => isDeepStrictEqual(each, own));
  return at >= 0 ? at : algorithms.push(own) - 1;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
