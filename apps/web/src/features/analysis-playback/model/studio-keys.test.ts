import { expect, it } from 'vitest';
import { findCommand } from './studio-keys.ts';

const plain = {
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
};

it('knows keys by their place on the keyboard', () => {
  expect(findCommand({ ...plain, code: 'Space' })).toEqual({ kind: 'toggle' });
  expect(findCommand({ ...plain, code: 'KeyJ' })).toEqual({ kind: 'rate', step: -1 });
  expect(findCommand({ ...plain, code: 'KeyQ' })).toBeUndefined();
});

it('steps one frame with arrows and one second with Shift', () => {
  expect(findCommand({ ...plain, code: 'ArrowRight' })).toMatchObject({ byMs: 1_000 / 30 });
  expect(findCommand({ ...plain, code: 'ArrowLeft', shiftKey: true })).toMatchObject({
    byMs: -1_000,
  });
});

it('leaves keys to the browser and to input methods', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'isComposing'] as const) {
    expect(findCommand({ ...plain, code: 'Equal', [held]: true })).toBeUndefined();
  }
  expect(findCommand({ ...plain, code: 'KeyL', shiftKey: true })).toBeUndefined();
  expect(findCommand({ ...plain, code: 'Equal', shiftKey: true })).toEqual({
    kind: 'zoom',
    step: 1,
  });
});
