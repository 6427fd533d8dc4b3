import { LIMITS } from '@fovea/contract';
import { expect, it } from 'vitest';
import { Secret } from '#platform/config/secret.ts';
import { createTestClock } from '#testing/platform-fakes.ts';
import { createRecordingTokens } from './recording-token.ts';

const ID = '0190a5c2-0000-7000-8000-000000000001';
const OTHER = '0190a5c2-0000-7000-8000-000000000002';
const toKey = (id: string, secret = `${id}-secret-of-at-least-32-characters`) => ({
  id,
  secret: new Secret(secret),
});

it('opens one recording for 24 hours, also when it is asked about twice', () => {
  const clock = createTestClock();
  const tokens = createRecordingTokens([toKey('k1')], clock);
  const token = tokens.sign(ID, clock.now());
  for (let i = 0; i < 2; i++) {
    expect(tokens.isGood(token, ID)).toBe(true);
    expect(tokens.isGood(token, OTHER)).toBe(false);
  }
  clock.advance(LIMITS.recordingTokenHours * 3_600_000 + 1_000);
  expect(tokens.isGood(token, ID)).toBe(false);
});

it('stays good while keys rotate, and ends with the key that signed it', () => {
  const clock = createTestClock();
  const old = createRecordingTokens([toKey('k1')], clock).sign(ID, clock.now());
  const both = createRecordingTokens([toKey('k2'), toKey('k1')], clock);
  expect(both.isGood(old, ID)).toBe(true);
  expect(both.sign(ID, clock.now())).toMatch(/^k2\./);
  expect(createRecordingTokens([toKey('k2')], clock).isGood(old, ID)).toBe(false);
});

it('is not good with another secret under the same name', () => {
  const clock = createTestClock();
  const other = 'another-secret-of-at-least-32-characters';
  const forged = createRecordingTokens([toKey('k1', other)], clock).sign(ID, clock.now());
  expect(createRecordingTokens([toKey('k1')], clock).isGood(forged, ID)).toBe(false);
});

it('is never good when any of its characters was changed', () => {
  const clock = createTestClock();
  const tokens = createRecordingTokens([toKey('k1')], clock);
  const token = tokens.sign(ID, clock.now());
  for (let at = 0; at < token.length; at++) {
    const changed = `${token.slice(0, at)}${token[at] === 'x' ? 'y' : 'x'}${token.slice(at + 1)}`;
    expect(tokens.isGood(changed, ID)).toBe(false);
  }
  for (const text of ['', '.', '...', `${token}.`, ` ${token}`]) {
    expect(tokens.isGood(text, ID)).toBe(false);
  }
});
