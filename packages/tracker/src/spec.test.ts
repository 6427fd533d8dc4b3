import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

function listIds(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

const root = new URL('./', import.meta.url);
const ruleIds = listIds(readFileSync(new URL('../SPEC.md', root), 'utf8'), /^- ([A-Z]+\d+): /gm);
const titleIds = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) =>
    listIds(readFileSync(new URL(name, root), 'utf8'), /\bit\('\[([A-Z]+\d+)\] /g),
  );

it('numbers every rule once', () => {
  expect(ruleIds.length).toBeGreaterThan(0);
  expect(ruleIds).toEqual([...new Set(ruleIds)]);
});

it('has a test for every rule and a rule for every test', () => {
  expect([...new Set(titleIds)].toSorted()).toEqual(ruleIds.toSorted());
});
