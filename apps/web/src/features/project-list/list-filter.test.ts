import { expect, it } from 'vitest';
import { countClasses, filterProjects, parseFilter, toParams } from './list-filter.ts';

const projects = [
  { name: 'Yuzu Spark', status: 'active', code: 'KX472P' },
  { name: '패키지 선호도', status: 'edit', code: null },
  { name: 'Coffee pack', status: 'done', code: 'AB2345' },
] as const;
const search = (listClass: 'all' | 'edit' | 'active' | 'done', query = '') =>
  filterProjects(projects, { listClass, query }).map(({ name }) => name);

it('shows the projects of one state', () => {
  expect(search('all')).toHaveLength(3);
  expect(search('active')).toEqual(['Yuzu Spark']);
});

it('searches names of any script and IDs with or without their dash', () => {
  expect(search('all', ' SPARK ')).toEqual(['Yuzu Spark']);
  expect(search('all', '선호')).toEqual(['패키지 선호도']);
  expect(search('all', 'kx4-72p')).toEqual(['Yuzu Spark']);
  expect(search('all', 'kx47')).toEqual(['Yuzu Spark']);
  expect(search('all', '-')).toEqual([]);
  expect(search('done', 'spark')).toEqual([]);
});

it('counts every state', () => {
  expect(countClasses(projects)).toEqual({ all: 3, edit: 1, active: 1, done: 1 });
});

it('is kept in the address without its defaults, and survives nonsense there', () => {
  const filter = { listClass: 'done', query: 'a&b' } as const;
  expect(parseFilter(new URLSearchParams(toParams(filter).toString()))).toEqual(filter);
  expect(toParams({ listClass: 'all', query: '' }).toString()).toBe('');
  expect(parseFilter(new URLSearchParams('class=secret'))).toEqual({ listClass: 'all', query: '' });
});
