import { describe, expect, it } from 'vitest';
import { createStore, PART, refuse, settle, toFile, toVideo } from './store-double.ts';

describe('a network that is cut', () => {
  it('does not make a stored part be sent again', async () => {
    const store = createStore();
    store.uploads.add([toVideo('v', 3 * PART)]);
    await settle();
    store.put('v', 2).finish();
    await settle();
    store.put('v', 1).fail();
    store.put('v', 3).fail();
    await settle();
    expect(store.sent()).toEqual(['v 1', 'v 2', 'v 3', 'v 1', 'v 3']);
    store.put('v', 1).finish();
    store.put('v', 3).finish();
    await settle();
    expect(store.pages).toEqual(['v']);
  });

  it('is waited for longer and longer, up to 30 s', async () => {
    const store = createStore();
    store.uploads.add([toFile('a')]);
    for (let cut = 0; cut < 7; cut++) {
      await settle();
      store.put('a').fail();
    }
    await settle();
    expect(store.waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(store.states()).toEqual(['a uploading']);
  });

  it('while it was completed loses nothing', async () => {
    const store = createStore();
    store.fault.complete = new TypeError('fetch failed');
    store.uploads.add([toFile('a')]);
    await settle();
    store.put('a').finish();
    await settle();
    expect(store.sent()).toEqual(['a 1']);
    expect(store.pages).toEqual(['a']);
  });

  it('is said while it lasts', async () => {
    const store = createStore();
    store.fault.wait = new Promise(() => undefined);
    store.uploads.add([toFile('a')]);
    await settle();
    store.put('a').fail();
    await settle();
    expect(store.states()).toEqual(['a offline']);
  });
});

describe('a person', () => {
  it('pauses a file and goes on from the parts that arrived', async () => {
    const store = createStore();
    store.uploads.add([toVideo('v', 2 * PART)]);
    await settle();
    store.put('v', 1).finish();
    await settle();
    store.uploads.pause(store.key('v'));
    await settle();
    expect(store.states()).toEqual(['v paused']);
    store.uploads.resumeAll();
    await settle();
    expect(store.sent()).toEqual(['v 1', 'v 2', 'v 2']);
    store.put('v', 2).finish();
    await settle();
    expect(store.pages).toEqual(['v']);
  });

  it('pauses everything, and nothing is sent until it goes on', async () => {
    const store = createStore();
    store.uploads.add(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => toFile(name)));
    store.uploads.pauseAll();
    await settle();
    expect(store.puts).toEqual([]);
    expect(new Set(store.uploads.list().map(({ state }) => state))).toEqual(new Set(['paused']));
  });

  it('is not kept from other pages by a paused file', async () => {
    const store = createStore();
    store.uploads.add([toFile('a'), toFile('b')]);
    await settle();
    store.put('b').finish();
    await settle();
    store.uploads.pause(store.key('a'));
    await settle();
    expect(store.pages).toEqual(['b']);
  });

  it('cancels a file: it leaves the list and the store', async () => {
    const store = createStore();
    store.uploads.add([toFile('a'), toFile('b')]);
    await settle();
    store.uploads.cancel(store.key('a'));
    store.put('b').finish();
    await settle();
    expect(store.states()).toEqual(['b done']);
    expect(store.stored.get('a')?.status).toBe('removed');
  });

  it('cancels a file while the server opens it, and it leaves the store too', async () => {
    const store: ReturnType<typeof createStore> = createStore({
      open: () => store.uploads.cancel(store.key('a')),
    });
    store.uploads.add([toFile('a')]);
    await settle();
    expect(store.states()).toEqual([]);
    expect(store.stored.get('a')?.status).toBe('removed');
  });
});

describe('a definite answer', () => {
  it('ends the tries, and a person may try again', async () => {
    let isFull = true;
    const store = createStore({
      open: () => {
        if (isFull) throw refuse('storage_full');
      },
    });
    store.uploads.add([toFile('a')]);
    await settle();
    expect(store.uploads.list()).toMatchObject([
      { state: 'failed', problem: { error: { code: 'storage_full' } } },
    ]);
    isFull = false;
    store.uploads.retry(store.key('a'));
    await settle();
    store.put('a').finish();
    await settle();
    expect(store.pages).toEqual(['a']);
  });

  it('of the store is believed after five tries', async () => {
    const store = createStore();
    store.uploads.add([toFile('a')]);
    for (let refusal = 0; refusal < 5; refusal++) {
      await settle();
      store.put('a').fail(403);
    }
    await settle();
    expect(store.states()).toEqual(['a failed']);
  });

  it('about the page does not send the file again', async () => {
    const store = createStore();
    store.fault.place = refuse('pages_full');
    store.uploads.add([toFile('a')]);
    await settle();
    store.put('a').finish();
    await settle();
    expect(store.states()).toEqual(['a failed']);
    store.uploads.retry(store.key('a'));
    await settle();
    expect(store.pages).toEqual(['a']);
    expect(store.sent()).toEqual(['a 1']);
  });
});
