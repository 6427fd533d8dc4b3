import { expect, it } from 'vitest';
import { beginDrawing, closeDrawing, type Drawing, putPoint, takePointBack } from './drawing.ts';
import { createEditorState, endTool, pickTool } from './editor-state.ts';
import type { Point } from './shapes.ts';

const at = (drawing: Drawing, next: Point): Drawing => ({ ...drawing, next });

function putAll(points: readonly Point[]): Drawing {
  let drawing = beginDrawing([0, 0]);
  for (const point of points) {
    const drawn = putPoint('polygon', at(drawing, point), { isOnFirst: false, aspect: 1 });
    if (drawn.kind === 'going') drawing = drawn.drawing;
  }
  return drawing;
}
const CORNERS: readonly Point[] = [
  [0.1, 0.1],
  [0.5, 0.1],
  [0.3, 0.4],
];

it('click one corner then the opposite', () => {
  const first = putPoint('rectangle', beginDrawing([0.1, 0.2]), { isOnFirst: false, aspect: 1 });
  if (first.kind !== 'going') throw new Error('one corner is no rectangle');
  const done = putPoint('rectangle', at(first.drawing, [0.5, 0.6]), {
    isOnFirst: false,
    aspect: 1,
  });
  expect(done).toEqual({
    kind: 'done',
    shape: { type: 'rectangle', x: 0.1, y: 0.2, width: 0.4, height: 0.39999999999999997 },
  });
});

it('polygon by clicks, Enter or click on the first point closes', () => {
  const drawing = putAll(CORNERS);
  const shape = { type: 'polygon', points: CORNERS };
  expect(closeDrawing('polygon', drawing, 1)).toEqual({ kind: 'done', shape });
  const onFirst = putPoint('polygon', at(drawing, [0.1, 0.1]), { isOnFirst: true, aspect: 1 });
  expect(onFirst).toEqual({ kind: 'done', shape });
  expect(closeDrawing('polygon', putAll(CORNERS.slice(0, 2)), 1).kind).toBe('going');
});

it('Backspace removes the last point', () => {
  expect(takePointBack(putAll(CORNERS)).points).toEqual(CORNERS.slice(0, 2));
});

it("drawMode default 'none'; after one shape the tool returns to Select; double-press keeps it armed", () => {
  const store = createEditorState();
  expect(store.getState().drawMode).toBe('none');
  pickTool(store, 'rectangle');
  endTool(store);
  expect(store.getState().drawMode).toBe('none');
  pickTool(store, 'rectangle');
  pickTool(store, 'rectangle');
  endTool(store);
  expect(store.getState().drawMode).toBe('rectangle');
});
