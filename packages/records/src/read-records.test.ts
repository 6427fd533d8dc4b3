import type {
  AggregatedParticipant,
  AggregatedRecords,
  PageFigures,
  RecordObject,
  RecordSegment,
  SegmentRef,
} from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { NO_ANSWERS, type ParticipantAnswers, splitAnswers } from './answers-table.ts';
import { listBuffers } from './list-buffers.ts';
import { EMPTY_PART, type Part } from './parts.ts';
import { readFindings, readParticipants, readRecords } from './read-records.ts';
import { listMissing, type RecordObjects, type Wanted } from './record-objects.ts';
import { listTrackSources } from './track-sources.ts';
import { writeSegment } from './write-segment.ts';

const FIGURES: PageFigures = {
  shownMs: 2_000,
  validMs: 1_900,
  attention: 0.95,
  validity: 95,
  rateHz: 30,
  noFixations: null,
  fixationCount: 1,
  fixationRate: 0.5,
  meanFixationMs: 300,
  k: null,
  flags: [],
};

const toFixations = (onsetMs: number, offsetMs: number, xPx: number, yPx: number) => ({
  onsetMs: Float32Array.of(onsetMs),
  offsetMs: Float32Array.of(offsetMs),
  xPx: Float32Array.of(xPx),
  yPx: Float32Array.of(yPx),
});

describe('records', () => {
  const PERSON: AggregatedParticipant = {
    subjectId: 'P-001',
    gender: null,
    age: 30,
    validity: 95,
    deviceName: 'Phone',
    recordingId: 'a',
    effectiveHz: 30,
    widthPx: 390,
    heightPx: 844,
    source: 'camera',
    components: { samplingRate: 100, integrity: 100, onScreen: 95 },
    errorPx: null,
    offsetPx: null,
    precisionPx: null,
    pxPerDegree: 60,
    expectedHz: 30,
    shownMs: 0,
    validMs: 0,
    fixationCount: 0,
    noFixations: null,
    kNorms: null,
    flags: [],
    madeBy: [],
  };
  const toPart = (x: number): Part => ({
    columns: { t: [0, 67], x: [x, x + 4], y: [40, 80], scroll: [0, 5], valid: [1, 0] },
    fixations: { onset: [0], offset: [400], x: [x], y: [60] },
    figures: FIGURES,
    immersion: [0, 2],
  });
  const people = ['a', 'b', 'c'].map((recordingId) => ({ ...PERSON, recordingId }));
  const parts = [toPart(400), EMPTY_PART, toPart(-8)];
  const answers: readonly ParticipantAnswers[] = [
    { given: new Map([[0, { choices: [2], text: 'Yuzu' }]]), favourite: 0 },
    NO_ANSWERS,
    { given: new Map([[0, { choices: [], text: null }]]), favourite: null },
  ];
  const toSegment = (from: number, to: number) =>
    writeSegment(
      people.slice(from, to),
      [{ index: 0, parts: parts.slice(from, to) }],
      answers.slice(from, to),
    );
  const toRef = (segment: RecordSegment, key: string | null): SegmentRef => ({
    participants: segment.people.recordingId.length,
    samples: 0,
    from: '',
    to: '',
    whole: true,
    key,
    ...(key === null ? { inline: segment } : {}),
  });
  const toManifest = (
    list: AggregatedRecords['list'],
    segments: readonly SegmentRef[],
  ): AggregatedRecords => ({
    format: 'fovea-aggregated',
    v: 3,
    projectId: 'p',
    version: 1,
    algorithms: [],
    type: 'pro',
    participants: 3,
    pages: [{ index: 0, id: 'page' }],
    list,
    segments: [...segments],
  });
  const inside = toManifest(null, [toRef(toSegment(0, 3), null)]);

  /** One segment in the list with its samples beside it, one that has all inside. */
  function spread() {
    const objects = new Map<string, RecordObject>();
    const first = toSegment(0, 2);
    const pages = first.pages.map(({ index, chunks, findings }) => {
      if (findings.inline) objects.set('findings', findings.inline);
      for (const [i, { inline }] of chunks.entries()) if (inline) objects.set(`chunk-${i}`, inline);
      return {
        index,
        chunks: chunks.map(({ participants }, i) => ({ key: `chunk-${i}`, participants })),
        findings: { key: 'findings' },
      };
    });
    if (first.answers?.inline) objects.set('answers', first.answers.inline);
    objects.set('first', { ...first, pages, answers: { key: 'answers' } });
    objects.set('last', toSegment(2, 3));
    const segments = [toRef(first, 'first')];
    objects.set('list', { format: 'fovea-segments', v: 3, segments, maps: [] });
    const list = { participants: 2, samples: 0, from: '', to: '', key: 'list', segments: 1 };
    return { manifest: toManifest(list, [toRef(toSegment(2, 3), 'last')]), objects };
  }

  it('give everybody their own, and nothing to whoever never saw the page', () => {
    const { participants, pages, favourites } = readRecords(inside, new Map());
    expect(participants).toEqual(people);
    expect(favourites).toEqual(['page', undefined, undefined]);
    expect(pages[0]?.tracks[1]).toBeUndefined();
    expect(pages[0]?.tracks[2]).toEqual({
      tMs: Float32Array.of(0, 33.5),
      xPx: Float32Array.of(-2, -1),
      yPx: Float32Array.of(10, 25),
      scrollPx: Float32Array.of(0, 5),
      valid: Uint8Array.of(1, 0),
    });
    expect(pages[0]?.fixations[2]).toEqual(toFixations(0, 200, -2, 15));
    expect(pages[0]?.figures).toEqual([FIGURES, undefined, FIGURES]);
    expect(pages[0]?.immersion).toEqual([[0, 2], undefined, [0, 2]]);
    expect(pages[0]?.answers).toEqual([
      { choices: [2], text: 'Yuzu' },
      undefined,
      { choices: [], text: null },
    ]);
  });

  it('are the same however their segments are cut and where they lie', () => {
    const { manifest, objects } = spread();
    expect(readRecords(manifest, objects)).toEqual(readRecords(inside, new Map()));
  });

  it('refuse a version that has no reader, by its name', () => {
    const { manifest, objects } = spread();
    const refusal = (kind: string) => `${kind} has version 4, and only version 3 can be read`;
    const read = (records: AggregatedRecords, loaded: RecordObjects) => () =>
      readRecords(records, loaded);
    const newer = { ...manifest, v: 4 as 3 };
    expect(read(newer, objects)).toThrow(refusal('fovea-aggregated'));
    expect(() => listMissing(newer, new Map())).toThrow(refusal('fovea-aggregated'));
    for (const [key, object] of objects) {
      const changed = new Map(objects).set(key, { ...object, v: 4 as 3 });
      expect(read(manifest, changed), key).toThrow(refusal(object.format));
    }
  });

  it('are views on one buffer of each column, which is listed once', () => {
    const { pages } = readRecords(inside, new Map());
    expect(listBuffers(pages.map(({ tracks }) => tracks))).toHaveLength(5);
  });

  it('refuse columns that are cut, and values that are no integers of 32 bits', () => {
    const decode = (change: { x: number[] }) => {
      const segment = toSegment(0, 3);
      Object.assign(segment.pages[0]?.chunks[0]?.inline ?? {}, change);
      return () => readRecords(toManifest(null, [toRef(segment, null)]), new Map());
    };
    expect(decode({ x: [1] })).toThrow('columns differ');
    expect(decode({ x: [2 ** 31, 0, 0, 0] })).toThrow('no integer of 32 bits');
    expect(decode({ x: [0.5, 0, 0, 0] })).toThrow('no integer of 32 bits');
  });

  it('say what to load next, until all is there; people without gaze need less', () => {
    const { manifest, objects } = spread();
    const loaded = new Map<string, RecordObject>();
    const rounds: string[][] = [];
    const loadAll = (wanted: Wanted) => {
      for (;;) {
        const missing = listMissing(manifest, loaded, wanted);
        if (missing.length === 0) return;
        rounds.push(missing);
        for (const key of missing) loaded.set(key, objects.get(key) as RecordObject);
      }
    };
    loadAll('people');
    expect(rounds).toEqual([['list', 'last'], ['first']]);
    expect(readParticipants(manifest, loaded)).toEqual(people);
    loadAll('findings');
    expect(rounds.at(-1)).toEqual(['findings', 'answers']);
    const { pages } = readRecords(inside, new Map());
    expect(readFindings(manifest, loaded).pages).toEqual(
      pages.map(({ tracks: _, ...page }) => page),
    );
    loadAll('everything');
    expect(rounds.at(-1)).toEqual(['chunk-0']);
    expect(listMissing(inside, new Map())).toEqual([]);
  });

  it('give the gaze on a page object by object, to whom it belongs', () => {
    const { manifest, objects } = spread();
    const sources = listTrackSources(manifest, objects, 'page');
    expect(sources.map(({ key }) => key)).toEqual(['chunk-0', null]);
    const [page] = readRecords(inside, new Map()).pages;
    expect(sources.map(({ key, read }) => read(objects.get(key ?? '')))).toEqual([
      [{ place: 0, track: page?.tracks[0] }],
      [{ place: 2, track: page?.tracks[2] }],
    ]);
    expect(listTrackSources(manifest, objects, 'another page')).toEqual([]);
  });

  it('refuse an object that is missing, of another kind, or of other people', () => {
    const { manifest, objects } = spread();
    const change = (key: string, object: RecordObject | undefined) => {
      const changed = new Map(objects);
      if (object === undefined) changed.delete(key);
      else changed.set(key, object);
      return () => readRecords(manifest, changed);
    };
    expect(change('chunk-0', undefined)).toThrow('object chunk-0 is missing');
    expect(change('chunk-0', objects.get('findings'))).toThrow(
      'the file is fovea-findings, not fovea-samples',
    );
    expect(change('last', toSegment(1, 3))).toThrow('participants differ');
    expect(change('answers', objects.get('findings'))).toThrow('is no fovea-answers');
    const [own] = [objects.get('answers')];
    if (own?.format !== 'fovea-answers') throw new Error('no answers');
    expect(change('answers', { ...own, favourites: [0] })).toThrow('columns differ');
    expect(splitAnswers(undefined, 2)).toEqual([NO_ANSWERS, NO_ANSWERS]);
    expect(() => readRecords({ ...manifest, participants: 2 }, objects)).toThrow(
      'participants differ',
    );
  });
});
