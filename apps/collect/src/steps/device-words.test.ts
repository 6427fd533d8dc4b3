import { expect, it } from 'vitest';
import cameraEn from './camera/camera.en.json' with { type: 'json' };
import cameraKo from './camera/camera.ko.json' with { type: 'json' };
import consentEn from './consent/consent.en.json' with { type: 'json' };
import consentKo from './consent/consent.ko.json' with { type: 'json' };
import endingEn from './ending/ending.en.json' with { type: 'json' };
import endingKo from './ending/ending.ko.json' with { type: 'json' };
import positionEn from './position/position.en.json' with { type: 'json' };
import positionKo from './position/position.ko.json' with { type: 'json' };

/** Steps that are the same on a phone and on a tablet. */
const STEPS = {
  consent: [consentEn, consentKo],
  camera: [cameraEn, cameraKo],
  position: [positionEn, positionKo],
  ending: [endingEn, endingKo],
};

it.each(Object.entries(STEPS))('the step %s is true on a phone and on a tablet', (_step, texts) => {
  const words = JSON.stringify(texts).replaceAll(/"[^"]*":/g, '');
  expect(words).not.toMatch(/phone|tablet|휴대폰|태블릿/i);
});
