import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readTexts } from '#testing/read-texts.ts';
import { measurePageError } from './page-error.ts';
import { SizeNote } from './size-note.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const PICTURE = { widthPx: 390, heightPx: 844 };
const ERROR = { errorPx: 56, cmPerPx: 0.016 };

function show(widthPx: number, heightPx: number, error: typeof ERROR | undefined = ERROR) {
  const { widthPx: w, heightPx: h } = PICTURE;
  const shape = {
    type: 'rectangle',
    x: 0,
    y: 0,
    width: widthPx / w,
    height: heightPx / h,
  } as const;
  return render(<SizeNote shape={shape} picture={PICTURE} error={error} />);
}

it.each([
  [300, 200, 97, 'sizeGood'],
  [200, 120, 80, 'sizeGood'],
  [160, 100, 68, 'sizeFair'],
] as const)('says of %d by %d px that %d % of looks are counted right', (w, h, percent, advice) => {
  const { container } = show(w, h);
  expect(container).toHaveTextContent(t('looksInside', { percent }));
  expect(container).toHaveTextContent(t(advice));
});

it('"Too small to be reliable here: make it at least N cm wide"', () => {
  const { container } = show(120, 60);
  expect(container).toHaveTextContent('41% of looks');
  expect(
    screen.getByText('Too small to be reliable here: make it at least 2.4 cm wide'),
  ).toBeVisible();
});

it('"This page is too small for single parts; compare pages instead"', () => {
  show(120, 60, { errorPx: 160, cmPerPx: 0.016 });
  expect(
    screen.getByText('This page is too small for single parts; compare pages instead'),
  ).toBeVisible();
});

it('says so without a measured error', () => {
  render(
    <SizeNote
      shape={{ type: 'rectangle', x: 0, y: 0, width: 1, height: 1 }}
      picture={PICTURE}
      error={undefined}
    />,
  );
  expect(screen.getByText(t('noError'))).toBeVisible();
});

it('takes the median error of those shown, as it is on the picture', () => {
  const people = [20, 40, 60, 400].map((errorPx) => ({ errorPx, pxPerDegree: 40 }));
  const page = { pxPerDegree: new Float64Array(4).fill(80) };
  const error = measurePageError(people, Uint8Array.of(1, 1, 1, 0), page, 'mobile');
  // A degree is 0.61 cm at 35 cm.
  expect(error?.errorPx).toBe(80);
  expect(error?.cmPerPx).toBeCloseTo(0.611 / 80, 5);
  expect(measurePageError(people, new Uint8Array(4), page, 'mobile')).toBeUndefined();
});
