/** Smooth values in [-1, 1] that repeat for the same place and seed. */
export function noiseAt(x: number, y: number, z: number, seed: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  const u = fade(x - xi);
  const v = fade(y - yi);
  const w = fade(z - zi);
  const near = mix(
    mix(hash(xi, yi, zi, seed), hash(xi + 1, yi, zi, seed), u),
    mix(hash(xi, yi + 1, zi, seed), hash(xi + 1, yi + 1, zi, seed), u),
    v,
  );
  const far = mix(
    mix(hash(xi, yi, zi + 1, seed), hash(xi + 1, yi, zi + 1, seed), u),
    mix(hash(xi, yi + 1, zi + 1, seed), hash(xi + 1, yi + 1, zi + 1, seed), u),
    v,
  );
  return mix(near, far, w) * 2 - 1;
}

/** Three octaves of it. */
export function cloudAt(x: number, y: number, z: number, seed: number): number {
  return (
    (noiseAt(x, y, z, seed) * 4 +
      noiseAt(x * 2.1, y * 2.1, z * 2.1, seed + 1) * 2 +
      noiseAt(x * 4.3, y * 4.3, z * 4.3, seed + 2)) /
    7
  );
}

export function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

/** 0 below `from`, 1 above `to`, smooth between; `from` may be the greater one. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** A bump of height 1 at 0 whose spread is 1. */
export function bump(x: number, y = 0): number {
  const squared = x * x + y * y;
  return squared > 16 ? 0 : Math.exp(-0.5 * squared);
}

function fade(t: number): number {
  return t * t * (3 - 2 * t);
}

function hash(x: number, y: number, z: number, seed: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 2147483647 ^ 0x5bd1e995);
  h = Math.imul(h ^ (h >>> 13) ^ Math.imul(seed, 974634777), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 0x45d9f3b);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}
