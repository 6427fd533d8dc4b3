import { ApiError, CALLS, LIMITS } from '@fovea/contract';
import { MINUTE_MS } from '@fovea/contract/times';
import { createCookieSession } from '@fovea/testkit';
import { expect, it } from 'vitest';
import { toTransport } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { solvePuzzle } from '#testing/solve-puzzle.ts';

const { server, project } = await openServer({ project: {}, rewinds: true });
const CODE = project.code ?? '';

/** From an address of its own. Answers the slug, or the code of the refusal. */
function type(code: string, address: string, solution?: string): Promise<string> {
  const { client } = createCookieSession('', toTransport(server.app, address));
  return client.call(CALLS.findCollectProject, { params: { code }, query: { solution } }).then(
    ({ slug }) => slug,
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );
}

/** The answer to the puzzle that stands before this ID. */
async function solve(code: string, address: string): Promise<string> {
  const { client } = createCookieSession('', toTransport(server.app, address));
  const refusal = await client
    .call(CALLS.findCollectProject, { params: { code }, query: {} })
    .catch((error: unknown) => error);
  return solvePuzzle(refusal instanceof ApiError && refusal.details);
}

/** 20 wrong ones from two addresses of a network. */
async function useUpCommonTries(network = '198.51.100'): Promise<string[]> {
  const answers: string[] = [];
  for (let i = 0; i < 20; i++) answers.push(await type(wrong(i), `${network}.${i % 2}`));
  return answers;
}

/** None of them is a project's. */
const wrong = (i: number) =>
  `ZZZZ${String(i % 100)
    .padStart(2, '2')
    .replaceAll(/[01]/g, '9')}`;
const count = (answers: readonly string[], code: string) =>
  answers.filter((answer) => answer === code).length;

it('a typed project ID leads to the link, in capitals and small letters', async () => {
  expect(await type(CODE, '203.0.113.50')).toBe(project.slug);
  expect(await type(CODE.toLowerCase(), '203.0.113.50')).toBe(project.slug);
  expect(await type(wrong(1), '203.0.113.51')).toBe('not_found');
  expect(await type('ABC', '203.0.113.51')).toBe('invalid_request');
});

it('"strict guess limits": 10 wrong IDs from a place in 10 minutes, and the right one waits too', async () => {
  server.clock.advance(10 * MINUTE_MS);
  const address = '203.0.113.52';
  const answers: string[] = [];
  for (let i = 0; i < 12; i++) answers.push(await type(wrong(i), address));
  expect([count(answers, 'not_found'), count(answers, 'project_ids_limited')]).toEqual([10, 2]);
  expect(await type(CODE, address)).toBe('project_ids_limited');
  server.clock.advance(10 * MINUTE_MS);
  expect(await type(CODE, address)).toBe(project.slug);
});

it('past 20 wrong ones a minute of all places, a stranger with the right one gets in by a puzzle', async () => {
  server.clock.advance(60 * MINUTE_MS);
  expect(count(await useUpCommonTries(), 'not_found')).toBe(20);
  const stranger = '198.51.100.200';
  expect(await type(CODE, stranger)).toBe('puzzle_needed');
  expect(await type(CODE, stranger, await solve(CODE, stranger))).toBe(project.slug);
  expect(await type(wrong(1), stranger, await solve(wrong(1), stranger))).toBe('not_found');
  server.clock.advance(MINUTE_MS);
  expect(await type(CODE, '198.51.100.201')).toBe(project.slug);
});

it('a puzzle is good for one ID, two minutes and the bits that are asked for', async () => {
  server.clock.advance(90 * MINUTE_MS);
  await useUpCommonTries();
  const stranger = '198.51.100.210';
  const solution = await solve(CODE, stranger);
  for (let i = 0; i < 5; i++) {
    expect(await type(wrong(i), stranger, solution)).toBe('puzzle_needed');
  }
  const [end, mac] = solution.split('.');
  expect(await type(CODE, stranger, `${end}.${mac}.x`)).toBe('puzzle_needed');
  expect(await type(CODE, stranger, `${end}.${'A'.repeat(22)}.1`)).toBe('puzzle_needed');
  expect(await type(CODE, stranger, 'nonsense')).toBe('puzzle_needed');
  server.clock.advance(LIMITS.puzzleMinutes * MINUTE_MS - 1);
  await useUpCommonTries('203.0.113');
  expect(await type(CODE, stranger, solution)).toBe(project.slug);
  server.clock.advance(1);
  const another = '198.51.100.211';
  expect(await type(CODE, another, solution)).toBe('puzzle_needed');
  expect(await type(CODE, another, await solve(CODE, another))).toBe(project.slug);
});

it('a puzzle sent again buys the same guess, and a place has 10 wrong ones all the same', async () => {
  server.clock.advance(120 * MINUTE_MS);
  await useUpCommonTries();
  const address = '198.51.100.220';
  const solution = await solve(wrong(1), address);
  for (let i = 0; i < 10; i++) {
    expect(await type(wrong(1), address, solution)).toBe('not_found');
  }
  expect(await type(CODE, address)).toBe('project_ids_limited');
});

it('whoever had one ID right guesses others out of the same common tries', async () => {
  server.clock.advance(150 * MINUTE_MS);
  const owner = '203.0.113.60';
  expect(await type(CODE, owner)).toBe(project.slug);
  const answers: string[] = [];
  for (let i = 0; i < 25; i++) answers.push(await type(wrong(i), owner));
  expect([count(answers, 'not_found'), count(answers, 'puzzle_needed')]).toEqual([20, 5]);
  expect(await type(CODE, '198.51.100.230')).toBe('puzzle_needed');
});
