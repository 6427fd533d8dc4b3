import { crc32, deflateSync } from 'node:zlib';

const HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface PngOptions {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Rows of pixels that are really there; all by default. */
  readonly rows?: number;
  /** Size that the header claims, if it lies. */
  readonly claims?: { readonly widthPx: number; readonly heightPx: number };
  /** Between header and pixels. */
  readonly extra?: readonly Buffer[];
}

/** One colour, one bit a pixel: some kilobytes for hundreds of megapixels. */
export function toPng(options: PngOptions): Buffer {
  const { widthPx, heightPx, rows = heightPx, claims = options, extra = [] } = options;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(claims.widthPx, 0);
  head.writeUInt32BE(claims.heightPx, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const pixels = Buffer.alloc((1 + Math.ceil(widthPx / 8)) * rows);
  const data = deflateSync(pixels, { level: 6 });
  return Buffer.concat([
    HEAD,
    toChunk('IHDR', head),
    ...extra,
    toChunk('IDAT', data),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function toChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
