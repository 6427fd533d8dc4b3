declare module 'd3-contour' {
  interface ContourDensity {
    (points: Iterable<number>): readonly { readonly coordinates: readonly unknown[] }[];
    x(get: (point: number) => number): ContourDensity;
    y(get: (point: number) => number): ContourDensity;
    weight(get: (point: number) => number): ContourDensity;
    size(size: readonly [widthPx: number, heightPx: number]): ContourDensity;
    cellSize(px: number): ContourDensity;
    bandwidth(px: number): ContourDensity;
    thresholds(count: number): ContourDensity;
  }
  export function contourDensity(): ContourDensity;
}
