import type { Keyframe } from '#aoi/keyframe.ts';

/** Areas of interest of one picture or film, whatever file they come from or go to. */
export interface AoiSet {
  readonly asset: FileAsset;
  readonly aois: readonly FileAoi[];
}

export interface FileAsset {
  readonly id: string | null;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Duration of a film; null for a picture. */
  readonly durationMs: number | null;
  readonly sha256: string | null;
}

export interface FileAoi {
  readonly name: string;
  readonly group: string | null;
  /** A slot of the palette, 1 to 8. */
  readonly color: number;
  readonly tags: readonly string[];
  /** Times rise; 0..1 of the picture. */
  readonly keyframes: readonly Keyframe[];
}

/** The areas that could be read, and those that could not. */
export interface ReadAoiSet extends AoiSet {
  readonly left: readonly LeftOut[];
}

export interface LeftOut {
  readonly name: string;
  /** A rotated shape, one of a kind we do not draw, or one that changes its kind or corners. */
  readonly reason: 'rotated' | 'kind' | 'differs';
}

export const AOI_FILE_LIMITS = {
  /** Characters of a file; what is larger is not looked at. */
  size: 8_000_000,
  /** Shapes of all areas together. */
  shapes: 9_999,
  name: 40,
  tags: 10,
  colors: 8,
  /** Slots for areas of files without them: the last two are kept for groups. */
  newColors: 6,
  points: 64,
  /** Px of a side, and ms of a film: more is no picture. */
  side: 100_000,
  duration: 24 * 3_600_000,
} as const;

export type AoiFileFault =
  | 'too_large'
  | 'too_many_shapes'
  | 'not_readable'
  | 'unknown_format'
  | 'bad_number';

/** A file that is refused as a whole. */
export class AoiFileError extends Error {
  readonly fault: AoiFileFault;

  constructor(fault: AoiFileFault, detail = '') {
    super(detail === '' ? fault : `${fault}: ${detail}`);
    this.fault = fault;
  }
}
