import type { Project } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { toId, toPage, toProject } from '#testing/projects.ts';
import {
  createDraftSaver,
  type KeptDraft,
  RETRY_MAX_MS,
  SAVE_MS,
  type SaveAnswer,
  type SaveBody,
} from './draft-saver.ts';
import { toDraft } from './draft-view.ts';

const PROJECT = toProject({ pages: [toPage()], revision: 4 });

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

/** A device and a server; answers come and time passes when the test says so. */
function openDesk({ project = PROJECT, kept }: { project?: Project; kept?: KeptDraft } = {}) {
  const sent: SaveBody[] = [];
  const answers: ((answer: SaveAnswer) => void)[] = [];
  const timers: { callback: () => void; ms: number }[] = [];
  const refusals: unknown[] = [];
  let onDevice = kept;
  let keys = 0;
  const saver = createDraftSaver({
    project,
    kept,
    port: {
      save: (body) => {
        sent.push(body);
        return new Promise((resolve) => answers.push(resolve));
      },
      keep: async (next) => {
        onDevice = next;
      },
      onSaved: () => undefined,
      onRefused: (error) => refusals.push(error),
      newKey: () => toId(500 + ++keys),
      now: () => 1_000,
      later: (callback, ms) => {
        const timer = { callback, ms };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer) >>> 0, 1);
      },
    },
  });
  const pass = async () => {
    for (const { callback } of timers.splice(0)) callback();
    await settle();
  };
  const answer = async (given: SaveAnswer) => {
    answers.shift()?.(given);
    await settle();
  };
  /** The server has stored what was sent. */
  const toStored = (body = sent.at(-1)): Project => ({
    ...project,
    ...body?.settings,
    revision: (body?.revision ?? 0) + 1,
    saveKey: body?.key ?? null,
  });
  const accept = (body = sent.at(-1)) => answer({ kind: 'saved', project: toStored(body) });
  const rename = (name: string) => saver.run({ kind: 'settings', change: { name } });
  const readNames = () => sent.map(({ settings }) => settings.name);
  const read = () => saver.get().save;
  return {
    saver,
    sent,
    timers,
    refusals,
    pass,
    answer,
    accept,
    toStored,
    rename,
    readNames,
    read,
    readKept: () => onDevice,
  };
}

describe('a change', () => {
  it('is sent 800 ms after the last change, on the revision it was made from', async () => {
    const { rename, timers, pass, sent, readNames, read, accept, saver } = openDesk();
    rename('A');
    rename('Ad');
    expect(timers.map(({ ms }) => ms)).toEqual([SAVE_MS]);
    expect([SAVE_MS, read()]).toEqual([800, 'saving']);
    await pass();
    expect([readNames(), sent[0]?.revision]).toEqual([['Ad'], 4]);
    await accept();
    expect([read(), saver.get().savedAt]).toEqual(['saved', 1_000]);
  });

  it('waits while another is on its way: one request at a time', async () => {
    const { rename, pass, sent, readNames, accept, read } = openDesk();
    rename('A');
    await pass();
    rename('Ad');
    await pass();
    expect(sent).toHaveLength(1);
    await accept();
    await pass();
    expect(readNames()).toEqual(['A', 'Ad']);
    expect(sent[1]?.revision).toBe(5);
    await accept();
    expect(read()).toBe('saved');
  });

  it('is kept on the device until answered', async () => {
    const { rename, pass, accept, readKept } = openDesk();
    rename('Ad');
    expect(readKept()).toMatchObject({
      base: { revision: 4 },
      draft: { settings: { name: 'Ad' } },
    });
    await pass();
    expect(readKept()?.keys).toHaveLength(1);
    await accept();
    expect(readKept()).toBeUndefined();
  });

  it('goes on after the page was closed', async () => {
    const before = openDesk();
    before.rename('Ad');
    const kept = before.readKept();
    const { saver, pass, readNames, accept, readKept } = openDesk(kept ? { kept } : {});
    expect(saver.get().draft.settings.name).toBe('Ad');
    await pass();
    expect(readNames()).toEqual(['Ad']);
    await accept();
    expect(readKept()).toBeUndefined();
  });
});

describe('without an answer', () => {
  it('it is tried again, with longer waits up to 30 s', async () => {
    const { rename, timers, pass, answer, read } = openDesk();
    rename('Ad');
    const waits = [];
    for (let tries = 0; tries < 7; tries++) {
      await pass();
      await answer({ kind: 'offline' });
      expect(read()).toBe('offline');
      waits.push(timers[0]?.ms);
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, RETRY_MAX_MS, RETRY_MAX_MS]);
    expect(RETRY_MAX_MS).toBe(30_000);
  });

  it('a save that the server did all the same is known by its key, and built on', async () => {
    const { rename, pass, answer, sent, toStored, read, readNames } = openDesk();
    rename('A');
    await pass();
    await answer({ kind: 'offline' });
    rename('Ad');
    await pass();
    await answer({ kind: 'outdated', project: toStored(sent[0]) });
    await pass();
    expect(readNames()).toEqual(['A', 'Ad', 'Ad']);
    expect([sent[2]?.revision, read()]).toEqual([5, 'saving']);
  });

  it('the same holds after the page was closed meanwhile', async () => {
    const before = openDesk();
    before.rename('A');
    await before.pass();
    const kept = before.readKept();
    const { saver } = openDesk({ ...(kept && { kept }), project: before.toStored() });
    expect(saver.get()).toMatchObject({ save: 'saved', theirs: undefined });
  });

  it('a save that arrives only after the page was opened again is known too', async () => {
    const before = openDesk();
    before.rename('A');
    await before.pass();
    const kept = before.readKept();
    const { rename, pass, answer, read } = openDesk(kept ? { kept } : {});
    rename('Ad');
    await pass();
    await answer({ kind: 'outdated', project: before.toStored() });
    expect(read()).toBe('saving');
  });

  it('a project that was read before the last save is not somebody else’s', () => {
    const draft = { ...toDraft(PROJECT), settings: { ...toDraft(PROJECT).settings, name: 'B' } };
    const kept = { base: { revision: 6, draft }, draft: { ...draft }, keys: [], assets: [] };
    expect(openDesk({ kept }).read()).toBe('saving');
  });

  it('the server fails: it could not be saved, and a press tries at once', async () => {
    const { rename, pass, answer, saver, read, accept } = openDesk();
    rename('Ad');
    await pass();
    await answer({ kind: 'failed' });
    expect(read()).toBe('failed');
    saver.flush();
    await settle();
    expect(read()).toBe('saving');
    await accept();
    expect(read()).toBe('saved');
  });

  it('the server refuses: it is told, kept, and not tried again by itself', async () => {
    const { rename, pass, answer, refusals, timers, read, readKept } = openDesk();
    rename('Ad');
    await pass();
    await answer({ kind: 'refused', error: 'no' });
    expect([refusals, read(), timers]).toEqual([['no'], 'failed', []]);
    expect(readKept()?.draft.settings.name).toBe('Ad');
  });
});

describe('somebody else', () => {
  const THEIRS = { ...PROJECT, name: 'Theirs', revision: 9, saveKey: toId(77) };

  it('saved meanwhile: nothing more is sent, and theirs can be taken', async () => {
    const { rename, pass, answer, saver, sent, read, readKept } = openDesk();
    rename('Mine');
    await pass();
    await answer({ kind: 'outdated', project: THEIRS });
    expect([read(), saver.get().theirs]).toEqual(['conflict', THEIRS]);
    expect(rename('Mine too')).toBe(false);
    await pass();
    expect(sent).toHaveLength(1);
    expect(readKept()?.draft.settings.name).toBe('Mine');
    saver.takeTheirs();
    expect(saver.get()).toMatchObject({ save: 'saved', canUndo: false });
    expect(saver.get().draft).toEqual(toDraft(THEIRS));
    expect(readKept()).toBeUndefined();
  });

  it('changed what is not edited: the draft goes on upon the new revision', async () => {
    const { rename, pass, answer, sent, read } = openDesk();
    rename('Mine');
    await pass();
    await answer({ kind: 'outdated', project: { ...PROJECT, revision: 6 } });
    await pass();
    expect([sent[1]?.revision, read()]).toEqual([6, 'saving']);
  });

  it('is shown while nothing waits here, and not while something does', () => {
    const { saver, rename } = openDesk();
    saver.adopt({ ...THEIRS, revision: 3 });
    expect(saver.get().draft.settings.name).toBe(PROJECT.name);
    saver.adopt(THEIRS);
    expect(saver.get()).toMatchObject({ save: 'saved', draft: { settings: { name: 'Theirs' } } });
    rename('Mine');
    saver.adopt({ ...THEIRS, name: 'Newer', revision: 10 });
    expect(saver.get().draft.settings.name).toBe('Mine');
  });

  it('edits on in another tab: this one sends and changes nothing', async () => {
    const { saver, rename, pass, sent } = openDesk();
    rename('Mine');
    saver.stop();
    await pass();
    expect([sent, rename('More'), saver.undo()]).toEqual([[], false, false]);
  });
});
