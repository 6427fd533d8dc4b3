import { expect, it } from 'vitest';
import { createThemeStore, type Theme } from './theme-store.ts';

function createPage(stored?: string) {
  const items = new Map<string, string>(stored ? [['fovea.theme', stored]] : []);
  const shown: Theme[] = [];
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return { items, shown, theme: createThemeStore(storage, (each) => shown.push(each)) };
}

it('follows the system until somebody chooses', () => {
  expect(createPage().shown).toEqual(['system']);
  expect(createPage('sepia').shown).toEqual(['system']);
});

it('keeps the choice and tells of it', () => {
  const { items, shown, theme } = createPage();
  let told = 0;
  theme.subscribe(() => told++);
  theme.set('dark');
  expect([shown.at(-1), items.get('fovea.theme'), told]).toEqual(['dark', 'dark', 1]);
});

it('lets a part of the app be dark only for people who chose no theme', () => {
  const open = createPage();
  open.theme.setDefault('dark');
  expect(open.shown.at(-1)).toBe('dark');
  open.theme.setDefault('system');
  expect(open.shown.at(-1)).toBe('system');
  const light = createPage('light');
  light.theme.setDefault('dark');
  expect(light.shown.at(-1)).toBe('light');
});
