import { describe, expect, it } from 'vitest';
import { AOI_ACTIONS } from './aoi-actions.ts';
import { APP_ACTIONS } from './app-actions.ts';
import { findAction, type KeyedAction } from './keyed-actions.ts';
import { LIST_ACTIONS } from './list-actions.ts';
import { STUDIO_ACTIONS } from './studio-actions.ts';

const plain = {
  key: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
};

describe('a key', () => {
  it('is known by its place on the keyboard', () => {
    expect(findAction(STUDIO_ACTIONS, { ...plain, code: 'Space' })).toBe('play');
    expect(findAction(STUDIO_ACTIONS, { ...plain, code: 'KeyJ', key: 'ㅓ' })).toBe('speed');
    expect(findAction(STUDIO_ACTIONS, { ...plain, code: 'KeyQ' })).toBeUndefined();
    expect(findAction(LIST_ACTIONS, { ...plain, code: 'KeyC', key: 'ㅊ' })).toBe('create');
  });

  it('means something else with Shift', () => {
    expect(findAction(STUDIO_ACTIONS, { ...plain, code: 'ArrowLeft' })).toBe('frame');
    expect(findAction(STUDIO_ACTIONS, { ...plain, code: 'ArrowLeft', shiftKey: true })).toBe(
      'second',
    );
    expect(findAction(STUDIO_ACTIONS, { ...plain, code: 'KeyL', shiftKey: true })).toBeUndefined();
  });

  it('is known by its sign where that needs Shift, or lies elsewhere', () => {
    const typed = (key: string, code: string) => ({ ...plain, key, code, shiftKey: true });
    expect(findAction(STUDIO_ACTIONS, typed('+', 'Equal'))).toBe('zoom');
    expect(findAction(LIST_ACTIONS, typed('/', 'Digit7'))).toBe('search');
    expect(findAction(APP_ACTIONS, typed('?', 'Minus'))).toBe('list');
  });

  it('is left to the browser and to input methods', () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey', 'isComposing'] as const) {
      expect(findAction(STUDIO_ACTIONS, { ...plain, code: 'Equal', [held]: true })).toBeUndefined();
    }
  });

  it('is known with Ctrl or the command key, never with both', () => {
    const k = { ...plain, code: 'KeyK', key: 'k' };
    expect(findAction(APP_ACTIONS, { ...k, ctrlKey: true })).toBe('menu');
    expect(findAction(APP_ACTIONS, { ...k, metaKey: true })).toBe('menu');
    expect(findAction(APP_ACTIONS, { ...k, ctrlKey: true, metaKey: true })).toBeUndefined();
    expect(findAction(APP_ACTIONS, { ...k, ctrlKey: true, shiftKey: true })).toBeUndefined();
    expect(findAction(APP_ACTIONS, k)).toBeUndefined();
  });

  it('is known after the key that must come before it', () => {
    const p = { ...plain, code: 'KeyP', key: 'ㅔ' };
    expect(findAction(APP_ACTIONS, p, 'KeyG')).toBe('projects');
    expect(findAction(APP_ACTIONS, p, 'KeyH')).toBeUndefined();
    expect(findAction(APP_ACTIONS, p)).toBeUndefined();
  });

  it('does one thing in one place', () => {
    for (const actions of [AOI_ACTIONS, APP_ACTIONS, LIST_ACTIONS, STUDIO_ACTIONS]) {
      const keys = Object.values<KeyedAction>(actions).flatMap(
        ({ codes, signs = [], shift, modifier, after = '' }) => [
          ...codes.map((code) => `${after}${modifier ? '^' : ''}${shift ? 'Shift+' : ''}${code}`),
          ...signs,
        ],
      );
      expect(keys).toEqual([...new Set(keys)]);
    }
  });
});
