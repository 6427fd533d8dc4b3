// Rows with the same fields, as one array for each field.

/** A field that a row may lack is null in its column. */
type Filled<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;
export type ColumnsOf<Row> = { [Name in keyof Row]-?: Filled<Row[Name]>[] };

export function toColumns<Row extends object>(
  names: readonly (keyof Row)[],
  rows: readonly Row[],
): ColumnsOf<Row> {
  const columns = names.map((name) => [name, rows.map((row) => row[name] ?? null)]);
  return Object.fromEntries(columns) as ColumnsOf<Row>;
}

/** The fields of `lacking` are left out of a row whose value is null. */
export function toRows<Row extends object>(
  names: readonly (keyof Row)[],
  columns: ColumnsOf<Row>,
  lacking: readonly (keyof Row)[] = [],
): Row[] {
  const [first] = names;
  const count = first === undefined ? 0 : columns[first].length;
  if (names.some((name) => columns[name].length !== count)) throw new RangeError('columns differ');
  const lack = new Set(lacking);
  return Array.from({ length: count }, (_, i) => {
    const fields = names.flatMap((name) => {
      const value = columns[name][i];
      return value === null && lack.has(name) ? [] : [[name, value]];
    });
    return Object.fromEntries(fields) as Row;
  });
}
