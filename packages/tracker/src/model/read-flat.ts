/** Reads tables of a FlatBuffer by the numbers of their fields. */
export interface FlatReader {
  readonly root: number;
  /** Where the field's value stands; undefined when the table has none. */
  findField(table: number, slot: number): number | undefined;
  /** Where an offset leads. */
  follow(at: number): number;
  /** Where each item of a vector of 4 B items stands; none when the field is absent. */
  listItems(table: number, slot: number): number[];
  readInt(at: number): number;
}

export function readFlat(bytes: Uint8Array): FlatReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const follow = (at: number) => at + view.getUint32(at, true);
  const findField = (table: number, slot: number) => {
    const vtable = table - view.getInt32(table, true);
    const entry = 4 + 2 * slot;
    if (entry >= view.getUint16(vtable, true)) return undefined;
    const offset = view.getUint16(vtable + entry, true);
    return offset === 0 ? undefined : table + offset;
  };
  return {
    root: follow(0),
    findField,
    follow,
    listItems(table, slot) {
      const field = findField(table, slot);
      if (field === undefined) return [];
      const vector = follow(field);
      return Array.from({ length: view.getUint32(vector, true) }, (_, i) => vector + 4 + 4 * i);
    },
    readInt: (at) => view.getInt32(at, true),
  };
}
