/** Values of a moving window in order. Windows are short, so that shifting beats a tree. */
export class SortedWindow {
  readonly #values: Float64Array;
  #size = 0;

  constructor(capacity: number) {
    this.#values = new Float64Array(capacity);
  }

  clear(): void {
    this.#size = 0;
  }

  add(value: number): void {
    const values = this.#values;
    let i = this.#size++;
    while (i > 0 && (values[i - 1] as number) > value) {
      values[i] = values[i - 1] as number;
      i--;
    }
    values[i] = value;
  }

  /** `value` must be in the window. */
  remove(value: number): void {
    const values = this.#values;
    let i = 0;
    while (values[i] !== value) i++;
    this.#size--;
    while (i < this.#size) {
      values[i] = values[i + 1] as number;
      i++;
    }
  }

  /** The window must not be empty. */
  getMedian(): number {
    const middle = this.#size >> 1;
    const upper = this.#values[middle] as number;
    return this.#size % 2 === 1 ? upper : ((this.#values[middle - 1] as number) + upper) / 2;
  }
}
