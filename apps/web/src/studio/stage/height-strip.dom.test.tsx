import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTexts } from '#studio/texts.ts';
import { openPart } from '#testing/open-screen.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { HeightStrip } from './height-strip.tsx';
import { findDepth } from './heights.ts';

const t = readTexts(useTexts);
const place = { xPx: 100, yPx: 22, widthPx: 80, heightPx: 400 };
const view = { getPlace: () => place, subscribePlace: () => () => undefined };
const heights = {
  count: 8,
  people: Uint32Array.of(8, 8, 5, 2),
  meanMs: Float64Array.of(2_000, 3_500, 1_250, 400),
};

it('Scrolled pages have a strip: how many people had each height on screen, how long', async () => {
  await openPart(<HeightStrip view={view} heights={heights} />);
  const strip = screen.getByRole('img', { name: new RegExp(t('heightStrip')) });
  expect(strip).toHaveAccessibleName(
    `${t('heightStrip')}. ${t('heightStripText', { half: 75, last: 25 })}`,
  );
  const box = strip.parentElement as HTMLElement;
  box.getBoundingClientRect = () => new DOMRect(70, 22, 22, 400);
  fireEvent.pointerMove(box, { clientX: 80, clientY: 250 });
  const text = t('heightAt', { people: 5, count: 8, seconds: '1.3' });
  expect(screen.getByText(text)).toBeVisible();
  fireEvent.pointerLeave(box);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it('reaches as deep as the last height that so many had on screen', () => {
  expect(findDepth(heights, 1)).toBe(0.5);
  expect(findDepth(heights, 0.25)).toBe(1);
  expect(findDepth({ ...heights, people: new Uint32Array(4) }, 0.5)).toBe(0);
});
