import { expect, test } from 'vitest';
import { toShownLine } from './log-line.ts';

test.each([
  ['{"level":40,"time":1,"process":"api","call":"getSelf","msg":"failed"}', 'failed  call=getSelf'],
  ['{"level":50,"err":{"stack":"Error: x\\n    at y"},"msg":"no"}', 'no\nError: x\n    at y'],
  ['SyntaxError: Unexpected token', 'SyntaxError: Unexpected token'],
  ['{ not a log line', '{ not a log line'],
  ['{"level":30,"msg":"api is up"}', undefined],
  ['', undefined],
])('shows %s as a person reads it', (line, shown) => {
  expect(toShownLine(line)).toBe(shown);
});
