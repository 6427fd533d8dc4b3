import { expect, test } from 'vitest';
import { checkIdioms } from './idioms.ts';

const SCREEN = 'apps/web/src/features/projects/list/x.tsx';

test.each([
  ['a call in a screen', 'await api.call(CALLS.getProject, {})', 'queries.ts'],
  ['a key of its own', "useQuery({ queryKey: ['projects'] })", 'query-keys.ts'],
  ['a bare mutation', 'const { mutate } = useMutation({})', 'useWrite'],
  ['a busy flag', 'const [isSaving, setIsSaving] = useState(false)', 'useWrite'],
  ['a store by hand', 'const listeners = new Set<() => void>()', 'zustand'],
  ['a bare lazy part', "const A = lazy(() => import('./a.tsx'))", 'lazyPart'],
  ['a date of its own', "new Intl.DateTimeFormat('en-US')", 'shared/format'],
  ['a number of its own', 'total.toLocaleString()', 'shared/format'],
  ['a date by hand', 'String(date.getFullYear())', 'toDateText'],
  ['a bare count', '<b>{participantCount}</b>', 'toNumberText'],
  ['a bare count of a band', '<b className="tnum">{counts[band]}</b>', 'toNumberText'],
  ['a bare length', '<b>{rows.length}</b>', 'toNumberText'],
  ['a media query', "matchMedia('(min-width: 1px)').matches", 'media.ts'],
])('refuses %s', (_title, text, message) => {
  expect(checkIdioms(SCREEN, text)).toEqual([
    { file: SCREEN, line: 1, level: 'error', message: expect.stringContaining(message) },
  ]);
});

test('holds the formats in mails and packages too', () => {
  const format = "new Intl.NumberFormat('de')";
  expect(checkIdioms('apps/server/src/modules/transfers/transfer-mail.ts', format)).toHaveLength(1);
  expect(checkIdioms('packages/stage/src/painters/label.ts', format)).toHaveLength(1);
  expect(checkIdioms('packages/texts/src/fill-text.ts', format)).toEqual([]);
});

test('leaves the homes of the idioms, tests and other workspaces alone', () => {
  const call = 'api.call(CALLS.getProject, {})';
  expect(checkIdioms('apps/web/src/shared/api/projects.queries.ts', call)).toEqual([]);
  expect(checkIdioms('apps/web/src/shared/api/x.test.ts', call)).toEqual([]);
  expect(checkIdioms('packages/testkit/src/x.ts', call)).toEqual([]);
});
