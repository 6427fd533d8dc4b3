/**
 * Maximum minus minimum of a column over a window whose ends only move forward. Two queues of
 * samples, one falling and one rising in value, make each sample cost O(1) over its life.
 */
export class SlidingRange {
  readonly #values: Float64Array;
  readonly #falling: Int32Array;
  readonly #rising: Int32Array;
  #fallingHead = 0;
  #fallingEnd = 0;
  #risingHead = 0;
  #risingEnd = 0;

  constructor(values: Float64Array) {
    this.#values = values;
    this.#falling = new Int32Array(values.length);
    this.#rising = new Int32Array(values.length);
  }

  clear(): void {
    this.#fallingHead = 0;
    this.#fallingEnd = 0;
    this.#risingHead = 0;
    this.#risingEnd = 0;
  }

  /** Takes in the sample behind the last one. */
  add(i: number): void {
    const values = this.#values;
    const value = values[i] as number;
    let end = this.#fallingEnd;
    while (
      end > this.#fallingHead &&
      (values[this.#falling[end - 1] as number] as number) <= value
    ) {
      end--;
    }
    this.#falling[end] = i;
    this.#fallingEnd = end + 1;
    end = this.#risingEnd;
    while (end > this.#risingHead && (values[this.#rising[end - 1] as number] as number) >= value) {
      end--;
    }
    this.#rising[end] = i;
    this.#risingEnd = end + 1;
  }

  /** Leaves out the samples before `i`; at least one must remain. */
  dropBefore(i: number): void {
    while ((this.#falling[this.#fallingHead] as number) < i) this.#fallingHead++;
    while ((this.#rising[this.#risingHead] as number) < i) this.#risingHead++;
  }

  getRange(): number {
    return (
      (this.#values[this.#falling[this.#fallingHead] as number] as number) -
      (this.#values[this.#rising[this.#risingHead] as number] as number)
    );
  }

  /** The range as it would be with `value` in the window. */
  getRangeWith(value: number): number {
    const high = this.#values[this.#falling[this.#fallingHead] as number] as number;
    const low = this.#values[this.#rising[this.#risingHead] as number] as number;
    return Math.max(value, high) - Math.min(value, low);
  }
}
