import type { RunResult } from '@fovea/collect-client';
import type { CALLS, CallInput } from '@fovea/contract';
import { SAMPLE_FLAGS } from '@fovea/gaze/samples';
import { createGazePath, createSeededRandom, type Picture } from '@fovea/testkit';
import { toPng } from '#assets/png.ts';

type JoinBody = CallInput<typeof CALLS.joinProject>['body'];

/** Time, x, y and scroll in ms and px, confidence of 0 to 1, flags, distance in mm, yaw in degrees. */
export type PlannedSample = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Looks of a person, before any client has made bytes of them. */
export interface PlannedRun {
  readonly person: Pick<JoinBody, 'gender' | 'age'>;
  readonly device: JoinBody['device'];
  readonly cameraHz: number;
  readonly source: 'camera';
  readonly pages: readonly {
    readonly index: number;
    readonly widthPx: number;
    readonly heightPx: number;
    readonly samples: readonly PlannedSample[];
  }[];
  readonly results: RunResult;
  /** Answers to questions, in their order. */
  readonly written?: readonly string[];
}

/** Quickly made ready: what is on it does not matter. */
export const PLAIN_PICTURE: Picture = {
  fileName: 'plain.png',
  contentType: 'image/png',
  bytes: toPng({ widthPx: 320, heightPx: 640 }),
};

const BOX = { widthPx: 390, heightPx: 753 };
const START_MS = 1_794_718_864_839.437;
const SEEN = SAMPLE_FLAGS.face | SAMPLE_FLAGS.onScreen | SAMPLE_FLAGS.orientationOk;

/** Odd times, lost faces, scrolling, gaze beside the screen, a page that was begun twice. */
export function planRun(seed: number, pages: number): PlannedRun {
  const random = createSeededRandom(seed);
  const pathAt = createGazePath(seed);
  const spans: { page: number; fromMs: number; toMs: number }[] = [];
  let nowMs = START_MS + seed * 1e6;
  const planned = Array.from({ length: pages }, (_, index) => {
    const showings = index === 0 && seed % 2 === 1 ? 2 : 1;
    const samples: PlannedSample[] = [];
    for (let showing = 0; showing < showings; showing++) {
      const fromMs = nowMs;
      const frames = 90 + Math.floor(random() * 90);
      for (let i = 0; i < frames; i++) {
        nowMs += 30 + random() * 7;
        const { u, v } = pathAt(nowMs - fromMs);
        const isSeen = random() > 0.06;
        samples.push([
          nowMs,
          u * BOX.widthPx * 1.1 - 10,
          v * BOX.heightPx,
          index === 1 ? i * 3 : 0,
          isSeen ? random() : 0,
          isSeen ? SEEN : SAMPLE_FLAGS.orientationOk,
          isSeen ? 330 + random() * 40 : 0,
          isSeen ? random() * 20 - 10 : 0,
        ]);
      }
      spans[index] = { page: index, fromMs, toMs: nowMs };
      nowMs += 1_200;
    }
    return { index, ...BOX, samples };
  });
  return {
    person: { gender: (['female', 'male', null] as const)[seed % 3] ?? null, age: 18 + seed },
    device: { name: 'Pixel 8', ...BOX, pixelRatio: 2.625 },
    cameraHz: 29.5,
    source: 'camera',
    pages: planned,
    results: {
      calibration: { rateHz: 29.5, errorPx: 30 + seed, offsetPx: [2.5, -1.25], precisionPx: 14 },
      answers: [],
      favouritePageId: null,
      spans,
      quality: {
        verdict: seed % 3 === 0 ? 'fair' : 'good',
        tries: 1,
        errorMm: 5 + seed / 10,
        distanceMm: 350,
        clock: 'capture',
        flags: seed % 4 === 0 ? ['light'] : [],
        drift: [{ fromMs: nowMs - 4_000, xPx: 12.5, yPx: -3.25 }],
      },
    },
  };
}
