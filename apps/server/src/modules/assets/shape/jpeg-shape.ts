import { findBoxes } from './boxes.ts';

const EOI = 0xd9;
const SOS = 0xda;
const SEGMENTS_MAX = 20_000;

/** Whole from its first to its last byte, with nothing behind but what cameras append. */
export function isWholeJpeg(bytes: Buffer): boolean {
  const end = findJpegEnd(bytes, 0);
  return end !== undefined && isCameraTrailer(bytes, end);
}

/** Behind the end marker of the JPEG that starts at an offset. */
function findJpegEnd(bytes: Buffer, start: number): number | undefined {
  if (bytes[start] !== 0xff || bytes[start + 1] !== 0xd8) return undefined;
  let at = start + 2;
  for (let segments = 0; segments < SEGMENTS_MAX; segments++) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === undefined || marker === 0) return undefined;
    at += 2;
    if (marker === EOI) return at;
    if (marker >= 0xd0 && marker <= 0xd8) return undefined;
    if (at + 2 > bytes.length) return undefined;
    const length = bytes.readUInt16BE(at);
    if (length < 2) return undefined;
    at += length;
    if (marker === SOS) {
      const next = findMarker(bytes, at);
      if (next === undefined) return undefined;
      at = next;
    }
  }
  return undefined;
}

/** The next marker in entropy-coded data, where FF 00 is a byte and RST is no end. */
function findMarker(bytes: Buffer, start: number): number | undefined {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return undefined;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return undefined;
}

/** Gain maps and previews are JPEGs, moving pictures an MP4, Samsung has a block of its own. */
function isCameraTrailer(bytes: Buffer, start: number): boolean {
  let at = start;
  while (at < bytes.length) {
    if (isMovie(bytes, at)) return true;
    if (bytes[at] === 0) {
      at += 1;
      continue;
    }
    const end = findJpegEnd(bytes, at);
    if (end === undefined) return isSamsungTrailer(bytes, at);
    at = end;
  }
  return true;
}

function isMovie(bytes: Buffer, start: number): boolean {
  if (bytes.toString('latin1', start + 4, start + 8) !== 'ftyp') return false;
  const read = (offset: number, length: number) => bytes.subarray(offset, offset + length);
  const boxes = findBoxes(read, start, bytes.length) ?? [];
  return boxes.some(({ type }) => type === 'moov');
}

/** Blocks of data, then SEFH with their places counted back from itself, its length, SEFT. */
function isSamsungTrailer(bytes: Buffer, start: number): boolean {
  const tail = bytes.length - 8;
  if (tail < start + 12 || bytes.toString('latin1', tail + 4) !== 'SEFT') return false;
  const head = tail - bytes.readUInt32LE(tail);
  if (head < start || bytes.toString('latin1', head, head + 4) !== 'SEFH') return false;
  const count = bytes.readUInt32LE(head + 8);
  if (head + 12 + count * 12 !== tail) return false;
  let covered = 0;
  for (let i = 0; i < count; i++) {
    const entry = head + 12 + i * 12;
    covered += bytes.readUInt32LE(entry + 8);
    if (head - bytes.readUInt32LE(entry + 4) < start) return false;
  }
  return covered === head - start;
}
