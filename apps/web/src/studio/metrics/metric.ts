import type { Language } from '@fovea/contract/languages';

/** How a value is written. Shares are 0..1. */
export type MetricUnit = 'share' | 'ms' | 'count' | 'ratio';

/** Figures after the point that mean something: by how many people it is, and how large. */
export type Digits = (people: number, value: number) => number;

/** One measure as the product knows it: its words, its rule and how it is shown. */
export interface Metric<Row = never> {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** One sentence. */
  readonly meaning: Readonly<Record<Language, string>>;
  readonly unit: MetricUnit;
  readonly digits: Digits;
  /** The line of `packages/gaze/SPEC.md` that it is measured by. */
  readonly rule: `${'AOI' | 'AT' | 'IN' | 'MA' | 'ME'}${number}`;
  /** Without which there is nothing to measure. */
  readonly needs: readonly ('areas' | 'fixations' | 'gaze' | 'immersion' | 'scrolling')[];
  readonly drawing: 'bar' | 'dots' | 'map' | 'number' | 'split';
  readonly read: (row: Row) => number | null;
}

/** With fewer people a second digit is chance. */
const MANY = 10;

export const DIGITS = {
  /** Digits of a percentage. */
  share: () => 0,
  /** Digits of seconds: gaze comes at 30 Hz, so a hundredth is there only in short times. */
  ms: (people, value) => (people >= MANY && value > 0 && value < 1_000 ? 2 : 1),
  count: () => 1,
  ratio: (people) => (people >= MANY ? 2 : 1),
} as const satisfies Record<MetricUnit, Digits>;

/** The number alone, in percent, seconds or times. */
export function toFigure(
  value: number,
  { unit, digits }: Pick<Metric, 'unit' | 'digits'>,
  people: number,
): string {
  const shown = unit === 'share' ? value * 100 : unit === 'ms' ? value / 1_000 : value;
  return shown.toFixed(digits(people, value));
}

/** As of so many people; what is no figure of people has all digits. */
export function toSeconds(ms: number, people = Number.POSITIVE_INFINITY): string {
  return toFigure(ms, { unit: 'ms', digits: DIGITS.ms }, people);
}
