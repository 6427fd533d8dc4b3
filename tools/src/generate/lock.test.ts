import { expect, it } from 'vitest';
import { completeLock } from './lock.ts';

const toText = (packages: object) => `${JSON.stringify({ packages }, undefined, 2)}\n`;
const KNOWN = { version: '1.0.0', integrity: 'sha512-known' };

it('adds platform packages that a mirror left out, with the hash that the registry tells', async () => {
  const native = { ...KNOWN, optionalDependencies: { 'native-linux-arm64': '1.2.3' } };
  const asked: string[] = [];
  const text = await completeLock(
    toText({ '': {}, 'node_modules/native': native, 'node_modules/pure': KNOWN }),
    async (id) => {
      asked.push(id);
      return 'sha512-told';
    },
  );
  expect(asked).toEqual(['native-linux-arm64@1.2.3']);
  expect(JSON.parse(text).packages['node_modules/native-linux-arm64']).toEqual({
    version: '1.2.3',
    integrity: 'sha512-told',
    optional: true,
    cpu: ['arm64'],
    os: ['linux'],
  });
});

it('leaves a package without a hash where the registry has none of it', async () => {
  const text = toText({ 'node_modules/native-darwin-x64': { version: '1.0.0', optional: true } });
  expect(await completeLock(text, async () => undefined)).toBe(text);
});

it('asks nothing, and leaves every byte, where the lock file is whole', async () => {
  const whole = toText({ '': {}, 'packages/gaze': {}, 'node_modules/pure': KNOWN });
  expect(await completeLock(whole, () => Promise.reject(new Error('asked')))).toBe(whole);
});
