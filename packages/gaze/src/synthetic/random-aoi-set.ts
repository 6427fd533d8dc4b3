import type { AoiShape, Keyframe } from '#aoi/keyframe.ts';
import { AOI_FILE_LIMITS, type AoiSet, type FileAoi } from '#aoi-files/aoi-set.ts';

const LETTERS = ['a', 'B', '가', '유', 'é', '"', "'", '<', '&', '>', '/', '\\', '😀', '-', '3'];
const SIZES = [
  [1080, 1920],
  [390, 844],
  [1179, 2556],
  [333, 77],
] as const;

/** Areas of all kinds on a picture or a film, for tests and proofs. Chance is given. */
export function createRandomAoiSet(random: () => number): AoiSet {
  const [widthPx, heightPx] = SIZES[Math.floor(random() * SIZES.length)] ?? SIZES[0];
  const durationMs = random() < 0.3 ? null : 1_000 + Math.floor(random() * 60_000);
  const hasId = random() < 0.5;
  return {
    asset: {
      id: hasId ? `asset-${Math.floor(random() * 1_000)}` : null,
      widthPx,
      heightPx,
      durationMs,
      sha256: hasId ? 'ab'.repeat(32) : null,
    },
    aois: Array.from({ length: Math.floor(random() * 8) }, () => createAoi(random, durationMs)),
  };
}

function createAoi(random: () => number, durationMs: number | null): FileAoi {
  const name = () =>
    Array.from({ length: 1 + Math.floor(random() * 12) }, () => pick(random, LETTERS)).join('');
  const count = 1 + Math.floor(random() * random() * 12);
  const times = new Set(
    Array.from({ length: count }, () => Math.floor(random() * (durationMs ?? 8_000))),
  );
  const type = pick(random, ['rectangle', 'ellipse', 'polygon'] as const);
  const corners = 3 + Math.floor(random() * random() * (AOI_FILE_LIMITS.points - 3));
  return {
    name: name(),
    group: random() < 0.3 ? name() : null,
    color: 1 + Math.floor(random() * AOI_FILE_LIMITS.colors),
    tags: random() < 0.3 ? [name(), name()] : [],
    keyframes: [...times]
      .sort((a, b) => a - b)
      .map(
        (timestamp): Keyframe => ({
          timestamp,
          shape: createShape(random, type, corners),
          easing: random() < 0.3 ? 'hold' : 'linear',
          visible: random() < 0.8,
        }),
      ),
  };
}

function createShape(random: () => number, type: AoiShape['type'], corners: number): AoiShape {
  const share = () => Math.round(random() * 1e6) / 1e6;
  switch (type) {
    case 'rectangle':
      return { type, x: share(), y: share(), width: share(), height: share() };
    case 'ellipse':
      return { type, cx: share(), cy: share(), rx: share(), ry: share() };
    case 'polygon':
      return { type, points: Array.from({ length: corners }, () => [share(), share()] as const) };
  }
}

function pick<T>(random: () => number, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T;
}
