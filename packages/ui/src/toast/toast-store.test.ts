import { expect, it } from 'vitest';
import { createToastStore, INFO_TOAST_MS, TOAST_MS } from './toast-store.ts';

const titles = (toasts: readonly { title: string }[]) => toasts.map(({ title }) => title);

it('keeps a toast for 4 seconds, an info toast for a day, and another for what it asks', () => {
  const store = createToastStore();
  store.show({ title: 'saved' });
  store.show({ title: 'analysing', kind: 'info' });
  store.show({ title: 'undo', durationMs: 8_000 });
  expect(store.list().map(({ durationMs }) => durationMs)).toEqual([4_000, 86_400_000, 8_000]);
  expect([TOAST_MS, INFO_TOAST_MS]).toEqual([4_000, 86_400_000]);
});

it('shows the newest three and brings a hidden one back when there is room', () => {
  const store = createToastStore();
  const ids = ['a', 'b', 'c', 'd'].map((title) => store.show({ title }));
  expect(titles(store.listVisible())).toEqual(['b', 'c', 'd']);
  store.dismiss(ids[2] ?? '');
  expect(titles(store.listVisible())).toEqual(['a', 'b', 'd']);
});

it('updates the toast of the same cause in its place', () => {
  const store = createToastStore();
  const first = store.show({ title: 'failed once', cause: 'login' });
  store.show({ title: 'other' });
  const again = store.show({ title: 'failed twice', cause: 'login' });
  expect(again).toBe(first);
  expect(titles(store.list())).toEqual(['failed twice', 'other']);
  expect(store.list().map(({ revision }) => revision)).toEqual([1, 0]);
});

it('never joins toasts without a cause', () => {
  const store = createToastStore();
  store.show({ title: 'saved' });
  store.show({ title: 'saved' });
  expect(store.list()).toHaveLength(2);
});

it('tells listeners of changes only, and gives the same list between them', () => {
  const store = createToastStore();
  let calls = 0;
  const stop = store.subscribe(() => {
    calls += 1;
  });
  const id = store.show({ title: 'saved' });
  expect(store.listVisible()).toBe(store.listVisible());
  store.dismiss(id);
  store.dismiss(id);
  stop();
  store.show({ title: 'unheard' });
  expect(calls).toBe(2);
});
