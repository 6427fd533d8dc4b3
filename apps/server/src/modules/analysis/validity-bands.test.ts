import { LIMITS } from '@fovea/contract';
import { ACCEPTABLE_FROM, RELIABLE_FROM } from '@fovea/gaze/quality';
import { expect, it } from 'vitest';

it('uses the bands of the specification in the maths as well', () => {
  expect([RELIABLE_FROM, ACCEPTABLE_FROM]).toEqual([
    LIMITS.validityReliable,
    LIMITS.validityAcceptable,
  ]);
});
