/** Reads so many bytes at an offset; fewer at the end of the file. */
export type ReadAt = (offset: number, bytes: number) => Buffer;

export interface Box {
  readonly type: string;
  readonly start: number;
  readonly bodyStart: number;
  readonly end: number;
}

const BOXES_MAX = 2_000;

/** The boxes of ISO base media (AVIF, MP4) between two offsets; nothing when they do not fit. */
export function findBoxes(read: ReadAt, start: number, end: number): Box[] | undefined {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    const head = read(at, 16);
    if (head.length < 8 || boxes.length === BOXES_MAX) return undefined;
    const short = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    if (short === 1 && head.length < 16) return undefined;
    const long = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    // A length of 0 means: to the end of the file.
    const length = short === 0 ? end - at : long;
    const headBytes = short === 1 ? 16 : 8;
    if (length < headBytes || at + length > end) return undefined;
    boxes.push({ type, start: at, bodyStart: at + headBytes, end: at + length });
    at += length;
  }
  return boxes;
}

/** The brands of the first box, the major one first. */
export function listBrands(read: ReadAt, first: Box | undefined): string[] {
  if (first?.type !== 'ftyp') return [];
  const body = read(first.bodyStart, Math.min(first.end - first.bodyStart, 256));
  const brands = Array.from({ length: Math.floor(body.length / 4) }, (_, i) =>
    body.toString('latin1', i * 4, i * 4 + 4),
  );
  // The second word is a version.
  return brands.filter((_, i) => i !== 1);
}

/** One file after another is two files. */
export function hasOnce(boxes: readonly Box[], ...types: readonly string[]): boolean {
  return types.every((type) => boxes.filter((box) => box.type === type).length === 1);
}
