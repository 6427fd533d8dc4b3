import { pageSpans, type RecordingPack, recordingQuality } from '@fovea/contract';
import type { Selectable } from 'kysely';
import type { Recordings } from '#platform/db/schema.ts';

type Row = Selectable<Recordings>;

export interface CalibrationRow {
  readonly error_px: number | null;
  readonly offset_x_px: number | null;
  readonly offset_y_px: number | null;
  readonly precision_px: number | null;
}

/** Mean validation error of a recording, its signed offset and precision, where the phone has them. */
export function toCalibrationError(
  row: CalibrationRow | undefined,
): Pick<RecordingPack, 'errorPx' | 'offsetPx' | 'precisionPx'> {
  const { offset_x_px: x = null, offset_y_px: y = null } = row ?? {};
  return {
    errorPx: row?.error_px ?? null,
    offsetPx: x === null || y === null ? null : [x, y],
    precisionPx: row?.precision_px ?? null,
  };
}

/** What completing said of the showings that count and of the calibration. */
export function toCalibration({
  spans,
  quality,
}: Pick<Row, 'spans' | 'quality'>): Pick<RecordingPack, 'spans' | 'calibration'> {
  return {
    spans: spans === null ? null : pageSpans.parse(spans),
    calibration: quality === null ? null : recordingQuality.parse(quality),
  };
}

export function toScreenFacts({
  screen_width_px: widthPx,
  screen_height_px: heightPx,
}: Pick<Row, 'screen_width_px' | 'screen_height_px'>): Pick<RecordingPack['device'], 'screen'> {
  return widthPx === null || heightPx === null ? {} : { screen: { widthPx, heightPx } };
}
