import { readSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { findBoxes, hasOnce, listBrands, type ReadAt } from './boxes.ts';
import { hasMarkup } from './markup.ts';

export type VideoFormat = 'mp4' | 'webm';

const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
/** Where a page or a script would have to stand to be taken for one. */
const EDGE_BYTES = 262_144;

/** The container, or nothing when the file is not exactly one. Reads a few bytes of it. */
export async function findVideoFormat(path: string): Promise<VideoFormat | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = toReader(file);
    const edges = [read(0, EDGE_BYTES), read(Math.max(0, size - EDGE_BYTES), EDGE_BYTES)];
    if (edges.some(hasMarkup)) return undefined;
    if (isWholeMp4(read, size)) return 'mp4';
    return isWholeWebm(read, size) ? 'webm' : undefined;
  } finally {
    await file.close();
  }
}

function toReader(file: FileHandle): ReadAt {
  return (offset, bytes) => {
    const buffer = Buffer.alloc(bytes);
    return buffer.subarray(0, readSync(file.fd, buffer, 0, bytes, offset));
  };
}

function isWholeMp4(read: ReadAt, size: number): boolean {
  const boxes = findBoxes(read, 0, size) ?? [];
  const hasFrames = boxes.some(({ type }) => type === 'mdat');
  return hasFrames && listBrands(read, boxes[0]).length > 0 && hasOnce(boxes, 'ftyp', 'moov');
}

function isWholeWebm(read: ReadAt, size: number): boolean {
  const head = readElement(read, 0);
  if (head?.id !== EBML || head.bytes === undefined || head.bytes > 4_096) return false;
  const docType = read(head.bodyStart, head.bytes).toString('latin1');
  if (!docType.includes('webm') && !docType.includes('matroska')) return false;
  const segment = readElement(read, head.bodyStart + head.bytes);
  if (segment?.id !== SEGMENT) return false;
  // Recorders that stream do not know the length.
  return segment.bytes === undefined || segment.bodyStart + segment.bytes === size;
}

/** An EBML element: an id and a length, each as long as its first byte says. */
function readElement(read: ReadAt, at: number) {
  const bytes = read(at, 12);
  const idLength = Math.clz32(bytes[0] ?? 0) - 23;
  if (idLength > 4 || bytes.length < idLength + 1) return undefined;
  const lengthBytes = Math.clz32(bytes[idLength] ?? 0) - 23;
  if (lengthBytes > 8 || bytes.length < idLength + lengthBytes) return undefined;
  const id = bytes.readUIntBE(0, idLength);
  const raw = bytes.subarray(idLength, idLength + lengthBytes);
  const mask = (1 << (8 - lengthBytes)) - 1;
  const digits = [...raw].map((byte, i) => (i === 0 ? byte & mask : byte));
  const isUnknown = digits.every((byte, i) => byte === (i === 0 ? mask : 255));
  const length = digits.reduce((sum, byte) => sum * 256 + byte, 0);
  return { id, bodyStart: at + idLength + lengthBytes, bytes: isUnknown ? undefined : length };
}
