import { expect, it } from 'vitest';
import { createPageViews } from './page-views.ts';

const ORIGIN = 'https://fovea.example';

function createTracker() {
  const sent: string[] = [];
  const track = (url: string) => void sent.push(url);
  return { sent, track };
}

it('sends the pattern of the route and nothing else', async () => {
  const { sent, track } = createTracker();
  const send = createPageViews({
    url: '/views',
    origin: ORIGIN,
    loadTracker: async () => ({ track }),
  });
  send('/project/:id');
  await Promise.resolve();
  expect(sent).toEqual(['https://fovea.example/project/:id']);
});

it('loads its code once, and only when there is somewhere to send to', async () => {
  let loads = 0;
  const loadTracker = async () => {
    loads++;
    return createTracker();
  };
  const off = createPageViews({ url: '', origin: ORIGIN, loadTracker });
  off('/');
  expect(loads).toBe(0);
  const on = createPageViews({ url: '/views', origin: ORIGIN, loadTracker });
  on('/');
  on('/about');
  expect(loads).toBe(1);
});
