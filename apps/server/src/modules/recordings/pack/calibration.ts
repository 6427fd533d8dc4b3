import type { RecordingPack } from '@fovea/contract';

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
