import { expect, it } from 'vitest';
import { createRecordedCanvas } from '#testing/recorded-canvas.ts';
import { paintScarf, SCARF_ROW_PX, type ScarfLook } from './paint-scarf.ts';

const SCARF = {
  people: Uint32Array.of(0, 2, 5),
  starts: Uint32Array.of(0, 2, 3, 4),
  onsetMs: Float32Array.of(0, 500, 0, 250),
  offsetMs: Float32Array.of(500, 1_000, 1_000, 500),
  area: Int16Array.of(0, -1, 1, 0),
};
const LOOK: ScarfLook = {
  colours: ['blue', 'red'],
  elsewhere: 'grey',
  durationMs: 1_000,
  widthPx: 100,
  heightPx: 3 * SCARF_ROW_PX,
  fromPx: 0,
};

function paint(change: Partial<ScarfLook> = {}) {
  const canvas = createRecordedCanvas();
  paintScarf(canvas.context, SCARF, { ...LOOK, ...change });
  return canvas.listShapes().map(({ colour, corners }) => [colour, corners]);
}

it('paints a row for each person, a path for each colour', () => {
  expect(paint()).toEqual([
    ['grey', [50, 0, 100, 4]],
    ['blue', [0, 0, 50, 4, 25, 10, 50, 14]],
    ['red', [0, 5, 100, 9]],
  ]);
});

it('paints the rows alone that can be seen', () => {
  expect(paint({ heightPx: SCARF_ROW_PX, fromPx: SCARF_ROW_PX })).toEqual([
    ['grey', []],
    ['blue', []],
    ['red', [0, 0, 100, 4]],
  ]);
});
