import { pageSpans, type RecordingPack, recordingQuality } from '@fovea/contract';

/** JSON as completing stored it. */
interface CompletedRow {
  readonly spans: unknown;
  readonly quality: unknown;
}

interface ScreenRow {
  readonly screen_width_px: number | null;
  readonly screen_height_px: number | null;
}

export interface CalibrationRow {
  readonly error_px: number | null;
  readonly offset_x_px: number | null;
  readonly offset_y_px: number | null;
  readonly precision_px: number | null;
}

/** Mean validation error of a recording, its signed offset and precision, where the phone has them. */
export function toCalibrationError(
  row: CalibrationRow,
): Pick<RecordingPack, 'errorPx' | 'offsetPx' | 'precisionPx'> {
  const { offset_x_px: x, offset_y_px: y } = row;
  return {
    errorPx: row.error_px,
    offsetPx: x === null || y === null ? null : [x, y],
    precisionPx: row.precision_px,
  };
}

/** Counted showings and calibration as the completion reported them. */
export function toCalibration({
  spans,
  quality,
}: CompletedRow): Pick<RecordingPack, 'spans' | 'calibration'> {
  return {
    spans: spans === null ? null : pageSpans.parse(spans),
    calibration: quality === null ? null : recordingQuality.parse(quality),
  };
}

export function toScreenFacts({
  screen_width_px: widthPx,
  screen_height_px: heightPx,
}: ScreenRow): Pick<RecordingPack['device'], 'screen'> {
  return widthPx === null || heightPx === null ? {} : { screen: { widthPx, heightPx } };
}
