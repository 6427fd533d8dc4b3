import { expect, it } from 'vitest';
import { toFacePlace } from './face-place.ts';

it('a face lies where its outermost points are, in px of the picture', () => {
  const points = new Float32Array([0.5, 0.25, 0, 0.25, 0.5, 0, 0.75, 0.5, 0, 0.5, 1, 0]);
  const patches = [new Uint8Array(), new Uint8Array()] as const;
  const face = { points, headPose: new Float32Array(16), widthPx: 640, heightPx: 480, patches };
  expect(toFacePlace(face)).toEqual({
    left: 160,
    top: 120,
    width: 320,
    height: 360,
    pictureWidth: 640,
    pictureHeight: 480,
  });
});
