import type { HeatGrid } from './grid.ts';
import { KERNEL_ONE } from './kernel.ts';
import { type PointWeight, RELATIVE_ONE } from './point-weight.ts';

export type MapWeight = PointWeight | 'viewers';

/** The values of a map with what is needed to read them. */
export interface HeatField {
  readonly grid: HeatGrid;
  readonly values: Float64Array;
  readonly weight: MapWeight;
  readonly people: number;
}

/** Whole amounts per unit: seconds, shares of a person's time, fixations, people. */
const AMOUNT_PER_UNIT: Readonly<Record<MapWeight, number>> = {
  absolute: 1_000,
  relative: RELATIVE_ONE,
  count: 1,
  viewers: 1,
};

/** Meaning of the top colour: the hottest spot shown, the hottest of several maps, or a value. */
export type HeatScale =
  | { readonly method: 'LocalMax' }
  /** Over all pages with the same filter, or over both sides of a comparison. */
  | { readonly method: 'GlobalMax'; readonly fields: readonly HeatField[] }
  /**
   * Value that all but a thousandth of the cells with gaze stay below: one long stare dims nothing.
   */
  | { readonly method: 'Clipped' }
  /** Per person: seconds with the weight `absolute`. */
  | { readonly method: 'Fixed'; readonly value: number };

/** Share of the cells with gaze that are not held at the top colour. */
const CLIPPED_SHARE = 0.999;

/** The value per person of the top colour; 0 when nobody looked at anything. */
export function measureTop(field: HeatField, scale: HeatScale): number {
  switch (scale.method) {
    case 'LocalMax':
      return measureMost(field);
    case 'GlobalMax':
      return scale.fields.reduce((most, each) => Math.max(most, measureMost(each)), 0);
    case 'Clipped':
      return measurePercentile(field, CLIPPED_SHARE);
    case 'Fixed':
      if (!(scale.value > 0)) throw new RangeError('fixed value is not above 0');
      return scale.value;
  }
}

/** A value of the map as amount per person: seconds per person with the weight `absolute`. */
export function toPersonValue({ weight, people }: HeatField, value: number): number {
  return people > 0 ? value / (KERNEL_ONE * AMOUNT_PER_UNIT[weight] * people) : 0;
}

/** The map's own value of an amount per person. */
export function toMapValue({ weight, people }: HeatField, personValue: number): number {
  return personValue * (KERNEL_ONE * AMOUNT_PER_UNIT[weight] * people);
}

function measureMost(field: HeatField): number {
  const { values } = field;
  let most = 0;
  for (let i = 0; i < values.length; i++)
    if ((values[i] as number) > most) most = values[i] as number;
  return toPersonValue(field, most);
}

/** By rank, of the cells that are not 0: a value of the map, not one between two. */
function measurePercentile(field: HeatField, share: number): number {
  const sorted = field.values.filter((value) => value > 0).sort();
  return toPersonValue(field, sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
}
