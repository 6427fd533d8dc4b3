import { DEFAULT_LOOK } from '@fovea/contract';
import type { Signal } from '@fovea/gaze/samples';
import {
  createCrowdMember,
  listHeldDevices,
  loadStimulus,
  recordPerson,
  toTrackedSignal,
  validatePerson,
} from '@fovea/testkit/people';
import { type PlayedPerson, toPlayedPage } from '@fovea/tools/people/play-person';
import { expect, it } from 'vitest';
import { type AttentionGap, compareAttention } from './compare-attention.ts';
import { compareValidity } from './compare-validity.ts';
import type { PagePart } from './read-records.ts';

const DEVICES = listHeldDevices(
  [
    {
      name: 'Phone',
      kind: 'mobile',
      brand: 'Some',
      resolutionX: null,
      resolutionY: null,
      ppi: 460,
      screenWidthPx: 390,
      screenHeightPx: 844,
      pixelRatio: 3,
    },
  ],
  'portrait',
);

const PAGE = {
  id: 'x',
  index: 0,
  kind: 'image' as const,
  ...DEFAULT_LOOK,
  timerMs: 10_000,
  question: null,
  assets: [
    {
      id: 'a',
      kind: 'image' as const,
      url: '',
      sources: [],
      widthPx: 1179,
      heightPx: 2556,
      durationMs: null,
      bytes: 1,
      posterUrl: null,
    },
  ],
};

interface Played extends PlayedPerson {
  readonly signals: readonly Signal[];
}

async function playPeople(count: number): Promise<Played[]> {
  const stimulus = await loadStimulus('ad-yuzu');
  return Array.from({ length: count }, (_, seed) => {
    const member = createCrowdMember(seed + 1, DEVICES);
    const { pages } = recordPerson(member, [PAGE], {
      findStimulus: () => stimulus,
      startMs: 1_767_225_600_000,
    });
    const id = String(seed);
    return {
      recordingId: id,
      subjectId: id,
      member,
      validation: validatePerson(member.person),
      pages: pages.map(toPlayedPage),
      signals: pages.map(({ person, tracked }) => toTrackedSignal(person, tracked)),
    };
  });
}

/** Records with the true fixations where the device shows them, moved by so many degrees. */
function toParts(people: readonly Played[], movedDeg: number): Map<string, PagePart> {
  return new Map(
    people.flatMap(({ recordingId, pages, signals }) =>
      pages.map(({ person, truth }, i) => {
        const { fixations } = truth;
        const none = new Uint32Array(fixations.length);
        const offX = person.biasXDeg * person.pxPerDegree;
        const offY = (person.biasYDeg + movedDeg) * person.pxPerDegree;
        const part = {
          signal: signals[i] as Signal,
          rateHz: person.rateHz,
          fixations: {
            onsetMs: Float64Array.from(fixations, ({ onsetMs }) => onsetMs),
            offsetMs: Float64Array.from(fixations, ({ offsetMs }) => offsetMs),
            x: Float64Array.from(fixations, ({ x }) => x + offX),
            y: Float64Array.from(fixations, ({ y }) => y + offY),
            from: none,
            to: none,
          },
        };
        return [recordingId, part] as const;
      }),
    ),
  );
}

function compare(people: readonly Played[], movedDeg: number): AttentionGap[] {
  const parts = toParts(people, movedDeg);
  return compareAttention(people, { findPart: (recordingId) => parts.get(recordingId) });
}

it('finds no error in records that hold the truth, and a planted one', async () => {
  const people = await playPeople(40);
  const toErrors = (gaps: readonly AttentionGap[]) =>
    gaps.map(({ measured, shown }) => Math.abs(measured - shown));
  const gaps = compare(people, 0);
  expect(gaps.map(({ region }) => region)).toEqual([
    'Can',
    'Headline',
    'Tagline',
    'Button',
    'Citrus',
  ]);
  expect(Math.max(...toErrors(gaps))).toBeLessThan(0.02);
  expect(Math.max(...toErrors(compare(people, 4)))).toBeGreaterThan(0.05);
});

it('counts by the size rule only what is large against the mean error', async () => {
  const gaps = compare(await playPeople(40), 0);
  expect(gaps.find(({ region }) => region === 'Tagline')?.isLarge).toBe(false);
  for (const { isLarge, sideInErrors } of gaps) expect(isLarge).toBe(sideInErrors >= 2.6);
});

it('takes as true validity the frames that were seen of those that should have come', async () => {
  const people = await playPeople(3);
  const [person] = people;
  const frames = person?.pages[0]?.frames;
  const participants = new Map([['0', { validity: 50 } as never]]);
  const [gap, ...others] = compareValidity(people, { participants, findPart: () => undefined });
  expect(others).toEqual([]);
  expect(gap?.truth).toBeCloseTo((100 * (frames?.seen ?? 0)) / (frames?.shown ?? 1), 9);
  expect(gap?.gap).toBeCloseTo(50 - (gap?.truth ?? 0), 9);
});
