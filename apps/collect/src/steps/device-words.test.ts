import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Steps that are the same on a phone and on a tablet. */
const STEPS = ['consent', 'camera', 'position', 'ending'];

it.each(STEPS)('the step %s is true on a phone and on a tablet', (step) => {
  const folder = new URL(`${step}/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(files).toContain(`${step}.en.json`);
  const texts = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  expect(texts.replaceAll(/"[^"]*":/g, '')).not.toMatch(/phone|tablet|휴대폰|태블릿/i);
});
