import { beforeEach, expect, it, vi } from 'vitest';

const { findOpening, keepOpening } = await import('./opening.ts');

vi.mock('./device-kind.ts', () => ({ readDeviceKind: () => 'mobile' }));
const kept = new Map<string, string>();
vi.mock('./web-storage.ts', () => ({
  phoneStorage: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  },
}));
beforeEach(() => kept.clear());

it('a device says its kind the first time that it opens a project, and not again', () => {
  expect(findOpening('one')).toBe('mobile');
  // An answer that never came is no opening.
  expect(findOpening('one')).toBe('mobile');
  keepOpening('one');
  expect(findOpening('one')).toBeUndefined();
  expect(findOpening('another')).toBe('mobile');
});
