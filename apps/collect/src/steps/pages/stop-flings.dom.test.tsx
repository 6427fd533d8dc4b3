import { expect, it, onTestFinished, vi } from 'vitest';
import { stopFlings } from './stop-flings.ts';

const FRAME_MS = 16;

function openScroller() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const scroller = document.createElement('div');
  let atMs = 0;
  onTestFinished(stopFlings(scroller, () => atMs));
  return {
    scroller,
    touch: (type: 'touchstart' | 'touchend') => void scroller.dispatchEvent(new Event(type)),
    /** In one frame. */
    scrollBy(px: number) {
      atMs += FRAME_MS;
      scroller.scrollTop += px;
      scroller.dispatchEvent(new Event('scroll'));
    },
  };
}

it('scrollable fit scrolls with inertia off above 2,000 px/s', () => {
  const { scroller, scrollBy } = openScroller();
  scrollBy(31);
  expect(scroller.style.overflowY).toBe('');
  scrollBy(33);
  expect(scroller.style.overflowY).toBe('hidden');
  vi.advanceTimersByTime(100);
  expect(scroller.style.overflowY).toBe('');
});

it('a finger scrolls as fast as it likes', () => {
  const { scroller, scrollBy, touch } = openScroller();
  touch('touchstart');
  scrollBy(200);
  expect(scroller.style.overflowY).toBe('');
  touch('touchend');
  scrollBy(200);
  expect(scroller.style.overflowY).toBe('hidden');
});
