import { type PageFigures, RECORD_SCALE } from '@fovea/contract';

export const SAMPLE_COLUMNS = ['t', 'x', 'y', 'scroll', 'valid'] as const;
export const FIXATION_COLUMNS = ['onset', 'offset', 'x', 'y'] as const;

type Integers = ArrayLike<number>;
export type SampleColumns = Readonly<Record<(typeof SAMPLE_COLUMNS)[number], Integers>>;
export type FixationIntegers = Readonly<Record<(typeof FIXATION_COLUMNS)[number], Integers>>;

/** Records of Basic keep only the times, which the numbers of areas need. */
export type KeptFigures = Pick<PageFigures, 'shownMs' | 'validMs' | 'rateHz'> &
  Partial<PageFigures>;

/** Findings about one participant on one page. */
export interface FoundPart {
  readonly fixations: FixationIntegers;
  /** Null for somebody who never saw the page. */
  readonly figures: KeptFigures | null;
  /** A level per window. */
  readonly immersion: readonly number[] | null;
}

/** One participant on one page, as the integers of a segment. */
export interface Part extends FoundPart {
  readonly columns: SampleColumns;
}

/** For a page that the participant never saw. */
export const EMPTY_PART: Part = {
  columns: { t: [], x: [], y: [], scroll: [], valid: [] },
  fixations: { onset: [], offset: [], x: [], y: [] },
  figures: null,
  immersion: null,
};

export function toBasicFigures({ shownMs, validMs, rateHz }: KeptFigures): KeptFigures {
  return { shownMs, validMs, rateHz };
}

/** Places rounded to whole CSS px; times stay. */
export function toWholePx(part: Part): Part {
  const { columns, fixations } = part;
  return {
    ...part,
    columns: { ...columns, x: toWhole(columns.x), y: toWhole(columns.y) },
    fixations: { ...fixations, x: toWhole(fixations.x), y: toWhole(fixations.y) },
  };
}

function toWhole(values: Integers): Int32Array {
  return Int32Array.from(values, (value) => Math.round(value / RECORD_SCALE.xy) * RECORD_SCALE.xy);
}
