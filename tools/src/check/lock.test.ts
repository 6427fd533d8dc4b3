import { expect, it } from 'vitest';
import { toRootPath } from '#harness/root.ts';
import { checkLock, listUnproved } from './lock.ts';

const INTEGRITY = `sha512-${'A'.repeat(86)}==`;

it('finds every package without a strong hash that Linux could install, and none of our own', () => {
  const packages = {
    '': {},
    'packages/gaze': {},
    'node_modules/@fovea/gaze': { link: true },
    'node_modules/react': { integrity: INTEGRITY },
    'node_modules/@rolldown/binding-linux-arm64-gnu': { os: ['linux'], cpu: ['arm64'] },
    'node_modules/@rolldown/binding-darwin-arm64': { os: ['darwin'], cpu: ['arm64'] },
    'node_modules/@rolldown/binding-linux-s390x-gnu': { os: ['linux'], cpu: ['s390x'] },
    'node_modules/react/node_modules/deep': { integrity: 'sha1-AAAA' },
    'apps/web/node_modules/own': {},
  };
  expect(listUnproved({ packages })).toEqual([
    'node_modules/@rolldown/binding-linux-arm64-gnu',
    'node_modules/react/node_modules/deep',
    'apps/web/node_modules/own',
  ]);
});

it('finds none here', () => {
  expect(checkLock(toRootPath('.'))).toEqual([]);
});
