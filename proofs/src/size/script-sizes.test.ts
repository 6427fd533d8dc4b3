import { gzipSync } from 'node:zlib';
import { plantTree } from '@fovea/tools/planted-tree';
import { expect, test } from 'vitest';
import { readBuiltScripts, sumBytes } from './script-sizes.ts';

const SHARED = 'let shared;'.repeat(50);
const sizeOf = (...texts: string[]) =>
  texts.map((text) => gzipSync(text, { level: 9 }).length).reduce((a, b) => a + b, 0);

function plantBuild() {
  return plantTree({
    '.vite/manifest.json': JSON.stringify({
      'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/shared.js' },
      'src/a.tsx': { file: 'assets/a.js', imports: ['_shared.js', '_deep.js'] },
      '_deep.js': { file: 'assets/deep.js', imports: ['_shared.js'] },
    }),
    'assets/main.js': 'main',
    'assets/shared.js': SHARED,
    'assets/a.js': 'a',
    'assets/deep.js': 'deep',
    'assets/worker.js': 'a worker that no chunk imports',
    'assets/main.css': 'a{}',
  }).root;
}

test('counts the entry with what it imports, and shared chunks once', () => {
  const { listLoaded } = readBuiltScripts(plantBuild());
  expect(sumBytes(listLoaded([]))).toBe(sizeOf('main', SHARED));
  expect(sumBytes(listLoaded(['src/a.tsx']))).toBe(sizeOf('main', SHARED, 'a', 'deep'));
});

test('refuses a screen that is no chunk, instead of counting nothing for it', () => {
  const { listLoaded } = readBuiltScripts(plantBuild());
  expect(() => listLoaded(['src/renamed.tsx'])).toThrow('src/renamed.tsx is no chunk');
});

test('finds the largest script that waits, workers included, and the styles', () => {
  const scripts = readBuiltScripts(plantBuild());
  expect(scripts.findLargestLazy().file).toBe('assets/worker.js');
  expect(scripts.measureStyles()).toBe(sizeOf('a{}'));
});
