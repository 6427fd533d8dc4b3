import { expect, it } from 'vitest';
import { toPreviewHead } from './preview.presenter.ts';

const COLLECT_URL = 'https://go.example.com';

it.each([
  ['en', 'phone', 'tablet'],
  ['ko', '휴대폰', '태블릿'],
] as const)('names both devices of a project that it may say nothing of, %s', (...named) => {
  const [language, phone, tablet] = named;
  const head = toPreviewHead(language, COLLECT_URL);
  expect(head).toContain(phone);
  expect(head).toContain(tablet);
});

it('names the one device of a project', () => {
  const project = { slug: 'abc', title: 'Yuzu', device: 'tablet', lengthMs: 40_000 } as const;
  expect(toPreviewHead('en', COLLECT_URL, project)).toContain('on your tablet.');
});
