import { expect, it } from 'vitest';
import { type RecordedStatement, replayStatements } from './recorded-statements.ts';

const STATEMENTS: readonly RecordedStatement[] = [
  { text: 'BEGIN', values: [], rows: [] },
  {
    text: 'SELECT accounts',
    values: ['old-user', 'old-project'],
    rows: [
      { id: '100000001', kind: 'user', owner: 'old-user' },
      { id: '100000002', kind: 'project', owner: 'old-project' },
    ],
  },
  {
    text: 'INSERT tx',
    values: ['use:old-project', { type: 'Buffer', data: [1, 2] }, 3],
    rows: [{ id: '100000009' }],
  },
  { text: 'SELECT post', values: ['100000009', ['100000001'], ['100000002'], [3]], rows: [] },
];

it('sends the same statements with what is given and with the ids that come back', async () => {
  const sent: unknown[] = [];
  const answers = [
    [],
    [
      { id: '200000002', kind: 'project', owner: 'new-project' },
      { id: '200000001', kind: 'user', owner: 'new-user' },
    ],
    [{ id: '200000009' }],
    [],
  ];
  await replayStatements(
    STATEMENTS,
    { user: 'old-user', project: 'old-project' },
    { user: 'new-user', project: 'new-project' },
    async (text, values) => {
      sent.push([text, ...values]);
      return answers[sent.length - 1] ?? [];
    },
  );
  expect(sent).toEqual([
    ['BEGIN'],
    ['SELECT accounts', 'new-user', 'new-project'],
    ['INSERT tx', 'use:new-project', Buffer.from([1, 2]), 3],
    ['SELECT post', '200000009', ['200000001'], ['200000002'], [3]],
  ]);
});
