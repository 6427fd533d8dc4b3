import { expect, it } from 'vitest';
import { fillRichText, fillText } from './fill-text.ts';
import { createLanguageStore } from './language-store.ts';
import { createTranslate } from './translate.tsx';

const PROJECTS = { one: '{count} project', other: '{count} projects' };

function createStorage(stored?: string) {
  const items = new Map<string, string>(stored ? [['fovea.language', stored]] : []);
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

const toStore = (preferred: string[], stored?: string) =>
  createLanguageStore({ languages: ['en', 'ko'], preferred, storage: createStorage(stored) });

it('puts values into a text, numbers with US grouping', () => {
  expect(fillText('ko', '{name}: {count}명', { name: 'Yuzu', count: 12_345 })).toBe(
    'Yuzu: 12,345명',
  );
});

it('takes the form that the number asks for in this language', () => {
  expect(fillText('en', PROJECTS, { count: 1 })).toBe('1 project');
  expect(fillText('en', PROJECTS, { count: 0 })).toBe('0 projects');
  expect(fillText('ko', { other: '프로젝트 {count}개' }, { count: 1 })).toBe('프로젝트 1개');
});

it('refuses a text whose value is missing', () => {
  expect(() => fillText('en', 'Hello {name}')).toThrow('needs name');
  expect(() => fillText('en', PROJECTS)).toThrow('needs count');
});

it('cuts a text at its marks', () => {
  expect(fillRichText('en', 'I agree to the <terms>terms</terms> and <b>more</b>')).toEqual([
    'I agree to the ',
    { name: 'terms', text: 'terms' },
    ' and ',
    { name: 'b', text: 'more' },
  ]);
});

it('leaves marks of a value as they were written', () => {
  const own = '</name><link>x</link>\n<name>';
  expect(fillRichText('en', 'Project <name>{name}</name>, {name}', { name: own })).toEqual([
    'Project ',
    { name: 'name', text: own },
    `, ${own}`,
  ]);
});

it('translates by the language that it was made for', () => {
  const texts = { en: { close: 'Close' }, ko: { close: '닫기' } };
  expect(createTranslate('ko', texts)('close')).toBe('닫기');
});

it('speaks the language of the browser, and English when it has none of ours', () => {
  expect(toStore(['ko-KR', 'en-US']).get()).toBe('ko');
  expect(toStore(['de', 'ko']).get()).toBe('ko');
  expect(toStore(['de']).get()).toBe('en');
  expect(toStore(['kok']).get()).toBe('en');
});

it('prefers what a person chose, keeps it and tells', () => {
  expect(toStore(['en'], 'ko').get()).toBe('ko');
  expect(toStore(['en'], 'klingon').get()).toBe('en');
  const storage = createStorage();
  const store = createLanguageStore({ languages: ['en', 'ko'], preferred: [], storage });
  let told = 0;
  const stop = store.subscribe(() => told++);
  store.set('ko');
  store.set('ko');
  stop();
  store.set('en');
  expect([told, storage.items.get('fovea.language')]).toEqual([1, 'en']);
});
