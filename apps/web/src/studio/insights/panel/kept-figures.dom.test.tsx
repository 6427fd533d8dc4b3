import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KeptFigures } from './kept-figures.tsx';

it('keeps a figure and its Korean ending on one line, and the sentence as it is', () => {
  const text = '본 시간의 22%이고, 다음은 21%입니다.';
  const { container } = render(<KeptFigures text={text} />);
  const kept = [...container.querySelectorAll('.whitespace-nowrap')];
  expect(kept.map((each) => each.textContent)).toEqual(['22%이고,', '21%입니다.']);
  expect(container.textContent).toBe(text);
});

it('leaves an English sentence in one piece', () => {
  const { container } = render(<KeptFigures text="Seen first by 76% of 42 people." />);
  expect(container.childElementCount).toBe(0);
});
