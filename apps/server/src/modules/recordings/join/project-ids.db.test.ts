import { ApiError, CALLS } from '@fovea/contract';
import { MINUTE_MS } from '@fovea/contract/times';
import { createCookieSession } from '@fovea/testkit';
import { expect, it } from 'vitest';
import { toTransport } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const { server, project } = await openServer({ project: {} });

/** From an address of its own. Answers the slug, or the code of the refusal. */
function type(code: string, address: string): Promise<string> {
  const { client } = createCookieSession('', toTransport(server.app, address));
  return client.call(CALLS.findCollectProject, { params: { code } }).then(
    ({ slug }) => slug,
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );
}

/** None of them is a project's. */
const wrong = (i: number) =>
  `ZZZZ${String(i % 100)
    .padStart(2, '2')
    .replaceAll(/[01]/g, '9')}`;
const count = (answers: readonly string[], code: string) =>
  answers.filter((answer) => answer === code).length;

it('a typed project ID leads to the link, in capitals and small letters', async () => {
  const code = project.code ?? '';
  expect(await type(code, '203.0.113.50')).toBe(project.slug);
  expect(await type(code.toLowerCase(), '203.0.113.50')).toBe(project.slug);
  expect(await type(wrong(1), '203.0.113.51')).toBe('not_found');
  expect(await type('ABC', '203.0.113.51')).toBe('invalid_request');
});

it('"strict guess limits": 10 wrong IDs from a place in 10 minutes, and the right one waits too', async () => {
  const now = server.clock.now();
  server.clock.advance(10 * MINUTE_MS);
  const address = '203.0.113.52';
  const answers: string[] = [];
  for (let i = 0; i < 12; i++) answers.push(await type(wrong(i), address));
  expect([count(answers, 'not_found'), count(answers, 'project_ids_limited')]).toEqual([10, 2]);
  expect(await type(project.code ?? '', address)).toBe('project_ids_limited');
  server.clock.advance(10 * MINUTE_MS);
  expect(await type(project.code ?? '', address)).toBe(project.slug);
  server.clock.set(now);
});

it('strangers of all places have 20 wrong ones a minute; a place that knows an ID is not in their way', async () => {
  const now = server.clock.now();
  server.clock.advance(60 * MINUTE_MS);
  const classroom = '203.0.113.60';
  expect(await type(project.code ?? '', classroom)).toBe(project.slug);
  const answers: string[] = [];
  for (let i = 0; i < 30; i++) answers.push(await type(wrong(i), `198.51.100.${i}`));
  expect(count(answers, 'not_found')).toBe(20);
  expect(await type(project.code ?? '', '198.51.100.200')).toBe('project_ids_limited');
  expect(await type(project.code ?? '', classroom)).toBe(project.slug);
  server.clock.advance(MINUTE_MS);
  expect(await type(project.code ?? '', '198.51.100.200')).toBe(project.slug);
  server.clock.set(now);
});
