import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findPictureFormat } from './picture-shape.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
type Format = (typeof FORMATS)[number];

const make = (format: Format) =>
  sharp({ create: { width: 24, height: 16, channels: 3, background: '#3a7' } })
    .toFormat(format)
    .toBuffer();
const withTail = (bytes: Buffer, tail: string | Buffer) =>
  Buffer.concat([bytes, Buffer.from(tail as string, 'latin1')]);

describe('a file is a picture', () => {
  it.each(FORMATS)('when it is a whole %s', async (format) => {
    expect(findPictureFormat(await make(format))).toBe(format);
  });

  it.each(FORMATS)('but not with anything behind a %s', async (format) => {
    const bytes = await make(format);
    for (const tail of ['PK\x05\x06', '<html>', '%PDF-1.7', 'x']) {
      expect(findPictureFormat(withTail(bytes, tail))).toBeUndefined();
    }
  });

  it.each(FORMATS)('but not when a %s is cut', async (format) => {
    const bytes = await make(format);
    for (const share of [0.2, 0.6, 0.95]) {
      expect(findPictureFormat(bytes.subarray(0, bytes.length * share))).toBeUndefined();
    }
  });

  it.each(['png', 'webp', 'avif'] as const)('but not when it is two of %s', async (format) => {
    const bytes = await make(format);
    expect(findPictureFormat(Buffer.concat([bytes, bytes]))).toBeUndefined();
  });

  it('but not with a script in its metadata', async () => {
    const bytes = await sharp(await make('jpeg'))
      .withExif({ IFD0: { Copyright: '<script>alert(1)</script>' } })
      .jpeg()
      .toBuffer();
    expect(findPictureFormat(bytes)).toBeUndefined();
  });

  it('but not when it moves', async () => {
    const frame = await make('png');
    const moving = await sharp([frame, await sharp(frame).negate().toBuffer()], {
      join: { animated: true },
    })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect(findPictureFormat(moving)).toBeUndefined();
  });
});

describe('what cameras append to a JPEG is no second file', () => {
  it('such as a gain map or a preview, and zeros', async () => {
    const bytes = await make('jpeg');
    expect(findPictureFormat(Buffer.concat([bytes, Buffer.alloc(3), bytes]))).toBe('jpeg');
  });

  it('such as a moving picture', async () => {
    const box = (type: string) => Buffer.from(`\0\0\0\x0c${type}isom`, 'latin1');
    const movie = Buffer.concat([box('ftyp'), box('moov'), box('mdat')]);
    expect(findPictureFormat(withTail(await make('jpeg'), movie))).toBe('jpeg');
    expect(findPictureFormat(withTail(await make('jpeg'), withTail(movie, '<p>')))).toBeUndefined();
  });

  it('such as the block of a Samsung phone, if it adds up', async () => {
    const bytes = await make('jpeg');
    expect(findPictureFormat(withTail(bytes, toSamsung('1700000000000')))).toBe('jpeg');
    const foreign = Buffer.concat([Buffer.from('<p>'), toSamsung('1700000000000')]);
    expect(findPictureFormat(withTail(bytes, foreign))).toBeUndefined();
  });
});

function toSamsung(text: string): Buffer {
  const data = Buffer.from(`${'\x01'.repeat(8)}${text}`, 'latin1');
  const head = Buffer.alloc(24);
  head.write('SEFH', 'latin1');
  head.writeUInt32LE(106, 4);
  head.writeUInt32LE(1, 8);
  head.writeUInt32LE(data.length, 16);
  head.writeUInt32LE(data.length, 20);
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(head.length);
  tail.write('SEFT', 4, 'latin1');
  return Buffer.concat([data, head, tail]);
}
