export interface IntegerRange {
  readonly min: number;
  readonly max: number;
}

export const INTEGER_RANGES = {
  u8: { min: 0, max: 0xff },
  u16: { min: 0, max: 0xffff },
  i16: { min: -0x8000, max: 0x7fff },
  u32: { min: 0, max: 0xffffffff },
  i32: { min: -0x80000000, max: 0x7fffffff },
} as const satisfies Record<string, IntegerRange>;

/** First value as it is, then the difference to the value before. Values are safe integers. */
export function toDeltas(values: ArrayLike<number>): number[] {
  const deltas = new Array<number>(values.length);
  let previous = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (!Number.isSafeInteger(value)) throw new RangeError(`not an integer at ${i}: ${value}`);
    deltas[i] = value - previous;
    previous = value;
  }
  return deltas;
}

/** The values again. A value outside the range is a RangeError, because typed arrays would wrap it. */
export function fromDeltas(deltas: readonly number[], range: IntegerRange): number[] {
  const values = new Array<number>(deltas.length);
  let value = 0;
  for (let i = 0; i < deltas.length; i++) {
    value += deltas[i] as number;
    if (!Number.isSafeInteger(value) || value < range.min || value > range.max) {
      throw new RangeError(`delta ${i} leads to ${value}, outside ${range.min} to ${range.max}`);
    }
    values[i] = value;
  }
  return values;
}
