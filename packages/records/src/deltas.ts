/** Columns of integers, each coded against the one before it, over all participants. */
export class DeltaWriter<Name extends string> {
  readonly columns: Record<Name, number[]>;
  readonly counts: number[] = [];
  length = 0;
  readonly #names: readonly Name[];
  readonly #last: Record<Name, number>;

  constructor(names: readonly Name[]) {
    this.#names = names;
    this.columns = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
      Name,
      number[]
    >;
    this.#last = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  }

  /** The next participant. */
  add(own: Readonly<Record<Name, ArrayLike<number>>>): void {
    const count = own[this.#names[0] as Name].length;
    for (const name of this.#names) {
      const values = own[name];
      const column = this.columns[name];
      let last = this.#last[name];
      if (values.length !== count) throw new RangeError('columns differ');
      for (let i = 0; i < count; i++) {
        const value = values[i] as number;
        if (value !== (value | 0)) throw new RangeError(`no integer of 32 bits at ${i}: ${value}`);
        column.push(value - last);
        last = value;
      }
      this.#last[name] = last;
    }
    this.counts.push(count);
    this.length += count;
  }
}

/** The integers of each participant, as views on whole columns. */
export function* splitDeltas<Name extends string>(
  names: readonly Name[],
  coded: Readonly<Record<Name, readonly number[]>>,
  counts: readonly number[],
): Generator<Record<Name, Int32Array>> {
  const total = sum(counts);
  const columns = names.map((name) => [name, readIntegers(coded[name], total)] as const);
  let start = 0;
  for (const count of counts) {
    const end = start + count;
    const own = columns.map(([name, column]) => [name, column.subarray(start, end)]);
    yield Object.fromEntries(own) as Record<Name, Int32Array>;
    start = end;
  }
}

function readIntegers(deltas: readonly number[], length: number): Int32Array {
  return readColumn(deltas, 1, new Int32Array(length));
}

/** Differences run on over the participants of an object. */
export function readColumn<Column extends Float32Array | Uint8Array | Int32Array>(
  deltas: readonly number[],
  scale: number,
  column: Column,
): Column {
  if (deltas.length !== column.length) throw new RangeError('columns differ');
  let value = 0;
  for (let i = 0; i < deltas.length; i++) {
    value += deltas[i] as number;
    if (value !== (value | 0)) throw new RangeError(`no integer of 32 bits at ${i}: ${value}`);
    column[i] = value / scale;
  }
  return column;
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
