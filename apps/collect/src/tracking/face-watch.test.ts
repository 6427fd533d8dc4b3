import { expect, it } from 'vitest';
import { createFaceWatch } from './face-watch.ts';

/** Frames of 10 Hz; what was said, and when. */
function play(seen: readonly boolean[]): string[] {
  const watch = createFaceWatch();
  return seen.flatMap((hasFace, i) => {
    const news = watch.add(i * 100, hasFace);
    return news === undefined ? [] : [`${news} ${i * 100}`];
  });
}

const frames = (count: number, hasFace: boolean) => Array<boolean>(count).fill(hasFace);

it('lost face for 2 s is told once, and somebody who is back for half a second too', () => {
  const seen = [...frames(5, true), ...frames(30, false), ...frames(10, true)];
  expect(play(seen)).toEqual(['face-lost 2500', 'face-back 4000']);
});

it('shorter losses and glimpses say nothing', () => {
  expect(play([...frames(5, true), ...frames(19, false), ...frames(5, true)])).toEqual([]);
  const glimpse = [...frames(25, false), ...frames(3, true), ...frames(10, false)];
  expect(play(glimpse)).toEqual(['face-lost 2000']);
});
