// A file may be two things at once: a picture to us and a page or an archive to somebody else. So
// only files that are one picture from the first byte to the last are decoded at all.
import { findBoxes, hasOnce, listBrands } from './boxes.ts';
import { isWholeJpeg } from './jpeg-shape.ts';
import { hasMarkup } from './markup.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHUNKS_MAX = 20_000;

/** The format, or nothing when the bytes are not exactly one still picture. */
export function findPictureFormat(bytes: Buffer): PictureFormat | undefined {
  const format = findFormat(bytes);
  return format === undefined || hasMarkup(bytes) ? undefined : format;
}

function findFormat(bytes: Buffer): PictureFormat | undefined {
  if (bytes.subarray(0, 8).equals(PNG_HEAD)) return isWholePng(bytes) ? 'png' : undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return isWholeJpeg(bytes) ? 'jpeg' : undefined;
  const first = bytes.toString('latin1', 0, 4);
  if (first === 'RIFF') return isWholeWebp(bytes) ? 'webp' : undefined;
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return isWholeAvif(bytes) ? 'avif' : undefined;
  return undefined;
}

function isWholePng(bytes: Buffer): boolean {
  let at = PNG_HEAD.length;
  for (let chunks = 0; chunks < CHUNKS_MAX && at + 12 <= bytes.length; chunks++) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if ((chunks === 0) !== (type === 'IHDR')) return false;
    // An animation.
    if (type === 'acTL') return false;
    if (type === 'IEND') return end === bytes.length;
    at = end;
  }
  return false;
}

function isWholeWebp(bytes: Buffer): boolean {
  if (bytes.length < 20 || bytes.toString('latin1', 8, 12) !== 'WEBP') return false;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = 12;
  let isStill = false;
  for (let chunks = 0; chunks < CHUNKS_MAX && at < bytes.length; chunks++) {
    if (at + 8 > bytes.length) return false;
    const type = bytes.toString('latin1', at, at + 4);
    if (type === 'ANIM' || type === 'ANMF') return false;
    if (type === 'VP8 ' || type === 'VP8L') isStill = true;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return isStill && at === bytes.length;
}

function isWholeAvif(bytes: Buffer): boolean {
  const read = (offset: number, length: number) => bytes.subarray(offset, offset + length);
  const boxes = findBoxes(read, 0, bytes.length) ?? [];
  const brands = listBrands(read, boxes[0]);
  return brands.includes('avif') && !brands.includes('avis') && hasOnce(boxes, 'ftyp', 'meta');
}
