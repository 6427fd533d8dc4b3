import type { Fixations } from '@fovea/gaze/events';
import type { TrueFixation } from '@fovea/testkit/people';
import { expect, it } from 'vitest';
import { addMatches, createMatches } from './match-fixations.ts';

const PX_PER_DEGREE = 10;

function rest(onsetMs: number, offsetMs: number, x: number): TrueFixation {
  return { onsetMs, offsetMs, x, y: 0, region: null };
}

function toFound(spans: readonly (readonly [number, number])[]): Fixations {
  const n = spans.length;
  return {
    onsetMs: Float64Array.from(spans, ([onset]) => onset),
    offsetMs: Float64Array.from(spans, ([, offset]) => offset),
    x: new Float64Array(n),
    y: new Float64Array(n),
    from: new Uint32Array(n),
    to: new Uint32Array(n),
  };
}

function match(truth: readonly TrueFixation[], spans: readonly (readonly [number, number])[]) {
  const matches = createMatches();
  addMatches(matches, truth, toFound(spans), PX_PER_DEGREE);
  return matches;
}

it('finds a fixation of which at least half is covered', () => {
  const truth = [rest(0, 200, 0)];
  expect(match(truth, [[100, 300]])).toMatchObject({ counted: 1, found: 1, onsetErrorsMs: [100] });
  expect(match(truth, [[101, 300]])).toMatchObject({ counted: 1, found: 0 });
});

it('lets one found fixation stand for one true one only', () => {
  const truth = [rest(0, 200, 0), rest(230, 530, 100)];
  expect(match(truth, [[0, 530]])).toMatchObject({ counted: 2, found: 1, onsetErrorsMs: [-230] });
});

it('counts neither short fixations nor those with a near neighbour', () => {
  expect(match([rest(0, 149, 0)], [[0, 149]])).toMatchObject({ counted: 0 });
  expect(match([rest(0, 200, 0), rest(230, 430, 19)], [[0, 200]])).toMatchObject({ counted: 0 });
  expect(match([rest(0, 200, 0), rest(230, 430, 20)], [[0, 200]])).toMatchObject({
    counted: 2,
    found: 1,
  });
});
