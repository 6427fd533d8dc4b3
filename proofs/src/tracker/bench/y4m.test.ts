import { expect, test } from 'vitest';
import { toI420, toY4m } from './y4m.ts';

const BLACK = [0, 0, 0, 255];
const WHITE = [255, 255, 255, 255];
const RED = [255, 0, 0, 255];

test('black is 16, white is 235, and neither has a colour', () => {
  const rgba = Uint8ClampedArray.from([...BLACK, ...WHITE, ...WHITE, ...BLACK]);
  expect([...toI420(rgba, 2)]).toEqual([16, 235, 235, 16, 128, 128]);
});

test('blue and red differences follow the brightness, one of four pixels each', () => {
  const rgba = Uint8ClampedArray.from([
    ...RED,
    ...RED,
    ...BLACK,
    ...BLACK,
    ...RED,
    ...RED,
    ...RED,
    ...RED,
  ]);
  expect([...toI420(rgba, 4)]).toEqual([82, 82, 16, 16, 82, 82, 82, 82, 90, 128, 240, 128]);
});

test('a film is a line with its size and rate, and a line before every frame', () => {
  const frame = Uint8ClampedArray.from([...WHITE, ...WHITE, ...WHITE, ...WHITE]);
  const film = toY4m([frame, frame], { widthPx: 2, heightPx: 2, rateHz: 60 });
  expect(film.toString('latin1')).toMatch(
    /^YUV4MPEG2 W2 H2 F60:1 [^\n]+\nFRAME\n.{6}FRAME\n.{6}$/s,
  );
});
