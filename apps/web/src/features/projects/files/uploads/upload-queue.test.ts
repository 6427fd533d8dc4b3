import { describe, expect, it } from 'vitest';
import { createStore, PART, settle, toFile, toVideo } from './store-double.ts';
import { toTotals } from './upload.ts';

describe('a file', () => {
  it('is shown at once, then how far it is, then becomes a page', async () => {
    const store = createStore({ checks: 3 });
    store.uploads.add([toFile('a', 10)]);
    expect(store.uploads.list()).toMatchObject([{ localUrl: 'local:a', sentBytes: 0 }]);
    await settle();
    store.put('a').onBytes(4);
    expect(store.uploads.list()).toMatchObject([{ state: 'uploading', sentBytes: 4 }]);
    expect(toTotals(store.uploads.list())).toMatchObject({ moving: 1, share: 0.2 });
    store.put('a').finish();
    await settle();
    expect(store.pages).toEqual(['a']);
    expect(store.uploads.list()).toMatchObject([{ state: 'done', pageId: 'page of a' }]);
    store.uploads.clearDone();
    expect(store.states()).toEqual([]);
  });

  it('is half the way when it is sent: the bar of all is full when all have become pages', async () => {
    const store = createStore({ checks: 3 });
    store.uploads.add([toFile('a', 10)]);
    await settle();
    store.put('a').onBytes(10);
    expect(toTotals(store.uploads.list())).toMatchObject({ done: 0, share: 0.5 });
    store.put('a').finish();
    await settle();
    expect(toTotals(store.uploads.list())).toMatchObject({ done: 1, share: 1 });
  });

  it('is cut into parts of the agreed length, the last one shorter', async () => {
    const store = createStore();
    store.uploads.add([toVideo('v', 2 * PART + 7)]);
    await settle();
    for (const number of [1, 2, 3]) store.put('v', number).finish();
    await settle();
    expect([...(store.stored.get('v')?.parts ?? [])].toSorted()).toEqual([
      [1, PART],
      [2, PART],
      [3, 7],
    ]);
    expect(store.pages).toEqual(['v']);
  });

  it('fills the place of a page that it was meant for', async () => {
    const store = createStore();
    store.uploads.add([toFile('a')], { pageId: 'p', slot: 2 });
    await settle();
    store.put('a').finish();
    await settle();
    expect(store.pages).toEqual(['a in p/2']);
  });

  it('that cannot be sent says why, and the good ones go on', async () => {
    const store = createStore();
    store.uploads.add([toFile('b.pdf', 3, 'application/pdf'), toFile('a'), toFile('c', 0)]);
    await settle();
    store.put('a').finish();
    await settle();
    expect(store.uploads.list()).toMatchObject([
      { state: 'done' },
      { state: 'refused', problem: 'notMedia' },
      { state: 'refused', problem: 'emptyFile' },
    ]);
  });

  it('that the server refuses says why, and the others become pages', async () => {
    const store = createStore({ refused: 'a' });
    store.uploads.add([toFile('a'), toFile('b')]);
    await settle();
    store.put('a').finish();
    store.put('b').finish();
    await settle();
    expect(store.uploads.list()[0]).toMatchObject({ state: 'refused', problem: 'too_many_pixels' });
    expect(store.pages).toEqual(['b']);
  });
});

describe('several files', () => {
  it('become pages in the order of their names, whichever arrives first', async () => {
    const store = createStore();
    store.uploads.add([toFile('10'), toFile('2')]);
    await settle();
    store.put('10').finish();
    await settle();
    expect(store.pages).toEqual([]);
    expect(store.states()).toEqual(['2 uploading', '10 ready']);
    store.put('2').finish();
    await settle();
    expect(store.pages).toEqual(['2', '10']);
  });

  it('do not wait for a video when they are pictures', async () => {
    const store = createStore();
    store.uploads.add([toVideo('1'), toFile('2')]);
    await settle();
    store.put('2').finish();
    await settle();
    expect(store.pages).toEqual(['2']);
  });

  it('send six parts at once over all of them, and no more', async () => {
    const store = createStore();
    store.uploads.add([toVideo('a', 4 * PART), toVideo('b', 4 * PART)]);
    await settle();
    expect(store.sent()).toEqual(['a 1', 'a 2', 'a 3', 'a 4', 'b 1', 'b 2']);
    store.put('a', 2).finish();
    await settle();
    expect(store.sent().at(-1)).toBe('b 3');
  });
});
