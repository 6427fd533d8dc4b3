/** Content of each sample of the picture: which sheet, where on it, how far away. */
export interface Samples {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly depths: Float32Array;
  readonly columns: Float32Array;
  readonly rows: Float32Array;
  /** 0 is the background, else the number of the sheet from 1 on. */
  readonly sheets: Uint8Array;
}

export function createSamples(widthPx: number, heightPx: number): Samples {
  const n = widthPx * heightPx;
  return {
    widthPx,
    heightPx,
    depths: new Float32Array(n),
    columns: new Float32Array(n),
    rows: new Float32Array(n),
    sheets: new Uint8Array(n),
  };
}

export function clearSamples({ depths, sheets }: Samples): void {
  depths.fill(1e9);
  sheets.fill(0);
}
