import { expect, it } from 'vitest';
import { createSendKeys } from './send-keys.ts';

function createCounted() {
  let made = 0;
  return createSendKeys(() => `key-${++made}`);
}

it('has one key for a content that is sent again without an answer', () => {
  const keys = createCounted();
  expect([keys.get('a'), keys.get('a')]).toEqual(['key-1', 'key-1']);
});

it('has a new key once the server has answered', () => {
  const keys = createCounted();
  keys.get('a');
  keys.close();
  expect(keys.get('a')).toBe('key-2');
});

it('has a new key for another content', () => {
  const keys = createCounted();
  keys.get('a');
  expect(keys.get('b')).toBe('key-2');
});
