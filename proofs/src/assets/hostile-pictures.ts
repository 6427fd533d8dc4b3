import { gzipSync } from 'node:zlib';
import type { HonestFiles } from './honest-files.ts';
import { PAGE, SCRIPT, type SentFile, toFile } from './hostile-file.ts';
import { toChunk, toPng } from './png.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;
/** The end of a ZIP without entries; readers look for it at the end of any file. */
const ZIP = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1');
const PDF = '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF';
const PHP = '<?php system($_GET["c"]); ?>';

type Still = 'a.jpg' | 'a.png' | 'a.webp' | 'a.avif';
const TYPES: Readonly<Record<Still, SentFile['contentType']>> = {
  'a.jpg': 'image/jpeg',
  'a.png': 'image/png',
  'a.webp': 'image/webp',
  'a.avif': 'image/avif',
};
const STILLS = Object.keys(TYPES) as Still[];

/** Two things at once: something a picture is, and something a browser or a reader would run. */
export function listPolyglots(honest: HonestFiles): SentFile[] {
  const tails = {
    html: PAGE,
    zip: ZIP,
    pdf: PDF,
    php: PHP,
    svg: SVG,
    js: ';alert(1)//',
    nul: '\0',
  };
  const behind = STILLS.flatMap((name) =>
    Object.entries(tails)
      // Cameras pad JPEGs with zeros.
      .filter(([tail]) => !(name === 'a.jpg' && tail === 'nul'))
      .map(([tail, text]) =>
        toFile(`${tail}-${name}`, TYPES[name], Buffer.concat([honest[name], Buffer.from(text)])),
      ),
  );
  const before = STILLS.map((name) =>
    toFile(`before-${name}`, TYPES[name], Buffer.concat([Buffer.from(PAGE), honest[name]])),
  );
  const twice = STILLS.filter((name) => name !== 'a.jpg').map((name) =>
    toFile(`twice-${name}`, TYPES[name], Buffer.concat([honest[name], honest[name]])),
  );
  return [
    ...behind,
    ...before,
    ...twice,
    toFile('exif.jpg', 'image/jpeg', withSegment(honest['a.jpg'], 0xe1, `Exif\0\0${SCRIPT}`)),
    toFile('comment.jpg', 'image/jpeg', withSegment(honest['a.jpg'], 0xfe, PHP)),
    toFile('icc.jpg', 'image/jpeg', withSegment(honest['a.jpg'], 0xe2, `ICC_PROFILE\0${PAGE}`)),
    toFile('text.png', 'image/png', withText(`Comment\0${SCRIPT}`)),
    toFile('private.png', 'image/png', withText(PAGE, 'prVt')),
    toFile('gif.js', 'image/png', `GIF89a/*${'\0'.repeat(40)}*/=1;alert(1)//;`),
    toFile('bmp.js', 'image/png', `BM/*${'\0'.repeat(50)}*/=1;alert(1)//`),
    toFile('riff.html', 'image/webp', `RIFF${PAGE}WEBP`),
    toFile('riff-chunk.webp', 'image/webp', withRiffChunk(honest['a.webp'], PAGE)),
    toFile('box.avif', 'image/avif', Buffer.concat([honest['a.avif'], toBox('free', PAGE)])),
  ];
}

/** More pixels than anybody has memory for. */
export function listBombs(honest: HonestFiles): SentFile[] {
  const png = (name: string, options: Parameters<typeof toPng>[0]) =>
    toFile(name, 'image/png', toPng(options));
  const lie = (widthPx: number, heightPx: number) => ({
    widthPx: 8,
    heightPx: 8,
    claims: { widthPx, heightPx },
  });
  return [
    png('30000.png', { widthPx: 30_000, heightPx: 30_000 }),
    png('16000.png', { widthPx: 16_000, heightPx: 16_000 }),
    png('41mp.png', { widthPx: 8_200, heightPx: 5_000 }),
    png('tall.png', { widthPx: 8, heightPx: 40_000 }),
    png('wide.png', { widthPx: 40_000, heightPx: 8 }),
    png('lie-2g.png', lie(0x7fffffff, 0x7fffffff)),
    png('lie-30000.png', lie(30_000, 30_000)),
    png('lie-6000.png', lie(6_000, 6_000)),
    png('lie-zero.png', lie(0, 0)),
    png('zip-in-text.png', {
      widthPx: 8_200,
      heightPx: 8_200,
      extra: [toChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), gzipSync(Buffer.alloc(5e7))]))],
    }),
    // Within every limit until the very end of their pixels.
    png('no-end.png', { widthPx: 7_800, heightPx: 5_000, rows: 4_990 }),
    toFile('no-end.jpg', 'image/jpeg', withoutEnd(honest['heavy.jpg'])),
    toFile('tall.jpg', 'image/jpeg', honest['tall.jpg']),
    toFile('wide.jpg', 'image/jpeg', honest['wide.jpg']),
    toFile('large.jpg', 'image/jpeg', honest['large.jpg']),
    toFile('large.webp', 'image/webp', honest['large.webp']),
    toFile('lie.jpg', 'image/jpeg', withJpegSize(honest['a.jpg'], 65_500, 65_500)),
    toFile('lie.webp', 'image/webp', withVp8Size(honest['a.webp'], 16_383, 16_383)),
    toFile('lie.avif', 'image/avif', withIspe(honest['a.avif'], 30_000, 30_000)),
    toFile('lie-40000.avif', 'image/avif', withIspe(honest['a.avif'], 40_000, 16)),
  ];
}

/** Not what they say they are, or not all of it. */
export function listWrongPictures(honest: HonestFiles, random: () => number): SentFile[] {
  const noise = (length: number) => Buffer.from(Array.from({ length }, () => random() * 256));
  const cuts = STILLS.flatMap((name) =>
    [0.1, 0.5, 0.9, 0.99].map((share) => {
      const end = Math.floor(honest[name].length * share);
      return toFile(`cut-${share}-${name}`, TYPES[name], honest[name].subarray(0, end));
    }),
  );
  const closed = toFile('closed.jpg', 'image/jpeg', withoutEnd(honest['a.jpg']));
  const others = (['a.gif', 'a.bmp', 'a.tiff', 'a.mp4', 'a.mp3', 'a.avi'] as const).map((name) =>
    toFile(`${name}.png`, 'image/png', honest[name]),
  );
  return [
    ...cuts,
    closed,
    ...others,
    toFile('script.svg', 'image/png', SVG),
    toFile('script.png', 'image/png', `<?xml version="1.0"?>${SVG}`),
    toFile('svg-gz.png', 'image/png', gzipSync(SVG)),
    toFile('svg-doctype.webp', 'image/webp', `<!DOCTYPE svg SYSTEM "file:///etc/passwd">${SVG}`),
    toFile('page.png', 'image/png', PAGE),
    toFile('page.jpg', 'image/jpeg', `\xff\xd8\xff${PAGE}`),
    toFile('psd.png', 'image/png', Buffer.concat([Buffer.from('8BPS\0\x01'), noise(200)])),
    toFile('ico.png', 'image/png', Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), noise(200)])),
    toFile('heic.avif', 'image/avif', toBox('ftyp', 'heic\0\0\0\0mif1heic')),
    toFile('sequence.avif', 'image/avif', withBrand(honest['a.avif'], 'avis')),
    toFile('pdf.png', 'image/png', PDF),
    toFile('elf.png', 'image/png', Buffer.concat([Buffer.from('\x7fELF'), noise(500)])),
    toFile('one-byte.png', 'image/png', Buffer.from([0x89])),
    toFile('mvg.png', 'image/png', 'push graphic-context\nimage over 0,0 0,0 "|id"\npop'),
    toFile('exr.png', 'image/png', Buffer.concat([Buffer.from([0x76, 0x2f, 0x31, 1]), noise(99)])),
    toFile('crc.png', 'image/png', spoil(honest['a.png'], 40, random)),
    ...[64, 4_096, 300_000].map((length) =>
      toFile(`noise-${length}.webp`, 'image/webp', noise(length)),
    ),
  ];
}

function withSegment(jpeg: Buffer, marker: number, text: string): Buffer {
  const head = Buffer.alloc(4);
  head.set([0xff, marker]);
  head.writeUInt16BE(text.length + 2, 2);
  const segment = Buffer.concat([head, Buffer.from(text, 'latin1')]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

function withoutEnd(jpeg: Buffer): Buffer {
  return Buffer.concat([jpeg.subarray(0, jpeg.length * 0.98), Buffer.from([0xff, 0xd9])]);
}

function withText(text: string, type = 'tEXt'): Buffer {
  return toPng({ widthPx: 16, heightPx: 16, extra: [toChunk(type, Buffer.from(text))] });
}

function withRiffChunk(webp: Buffer, text: string): Buffer {
  const even = text.length % 2 === 0 ? text : `${text} `;
  const head = Buffer.from('EXIF\0\0\0\0');
  head.writeUInt32LE(even.length, 4);
  const whole = Buffer.concat([webp, head, Buffer.from(even)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

export function toBox(type: string, body: string | Buffer): Buffer {
  const bytes = Buffer.from(body as string, 'latin1');
  const head = Buffer.from(`\0\0\0\0${type}`, 'latin1');
  head.writeUInt32BE(bytes.length + 8);
  return Buffer.concat([head, bytes]);
}

/** In the first frame header. */
function withJpegSize(jpeg: Buffer, widthPx: number, heightPx: number): Buffer {
  const copy = Buffer.from(jpeg);
  const at = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(heightPx, at + 5);
  copy.writeUInt16BE(widthPx, at + 7);
  return copy;
}

function withVp8Size(webp: Buffer, widthPx: number, heightPx: number): Buffer {
  const copy = Buffer.from(webp);
  const at = copy.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  copy.writeUInt16LE(widthPx, at + 3);
  copy.writeUInt16LE(heightPx, at + 5);
  return copy;
}

function withIspe(avif: Buffer, widthPx: number, heightPx: number): Buffer {
  const copy = Buffer.from(avif);
  const at = copy.indexOf('ispe');
  copy.writeUInt32BE(widthPx, at + 8);
  copy.writeUInt32BE(heightPx, at + 12);
  return copy;
}

function withBrand(avif: Buffer, brand: string): Buffer {
  const copy = Buffer.from(avif);
  copy.write(brand, 8, 'latin1');
  return copy;
}

/** Changes some bytes in the middle. */
function spoil(bytes: Buffer, count: number, random: () => number): Buffer {
  const copy = Buffer.from(bytes);
  for (let i = 0; i < count; i++) {
    const at = Math.floor(copy.length * (0.3 + 0.4 * random()));
    copy[at] = (copy[at] ?? 0) ^ 0x55;
  }
  return copy;
}
