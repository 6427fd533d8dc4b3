import { expect, it } from 'vitest';
import { findFavourite } from './answers.ts';

const PAGES = (['image', 'video', 'survey'] as const).map((kind) => ({
  id: kind,
  kind,
  question: null,
}));

it.each([
  { picked: 'image', stored: 'image' },
  { picked: 'video', stored: 'video' },
  { picked: 'survey', stored: null },
  { picked: 'of another project', stored: null },
])('$picked, picked as the favourite, is stored as $stored', ({ picked, stored }) => {
  expect(findFavourite(PAGES, picked)).toBe(stored);
});
