import {
  createCrowdMember,
  createTruth,
  loadStimulus,
  PHONE,
  STEADY_PERSON,
  trackPage,
  validatePerson,
} from '@fovea/testkit/people';
import { type PlayedPerson, toPlayedPage } from '@fovea/tools/people/play-person';
import { describe, expect, it } from 'vitest';
import type { AttentionGap } from './compare-attention.ts';
import type { ValidityGap } from './compare-validity.ts';
import { judge, type Outcome } from './judge.ts';

const GAP: ValidityGap = { truth: 90, measured: 90.5, gap: 0.5, pages: 1, frames: 1_000 };
const REGION: AttentionGap = {
  page: 0,
  region: 'Can',
  people: 200,
  sideInErrors: 3,
  isLarge: true,
  aimed: 0.3,
  shown: 0.27,
  measured: 0.25,
};

async function playOne(): Promise<PlayedPerson> {
  const stimulus = await loadStimulus('ad-yuzu');
  const person = { ...STEADY_PERSON, seed: 1 };
  const truth = createTruth(person, stimulus, 2_000);
  const tracked = trackPage(person, truth);
  return {
    recordingId: 'a',
    subjectId: 'P-001',
    member: createCrowdMember(1, [{ ...PHONE, name: 'Phone', kind: 'mobile', pixelRatio: 3 }]),
    validation: validatePerson(person),
    pages: [toPlayedPage({ index: 0, person, stimulus, truth, tracked })],
  };
}

const ONE = await playOne();

function listShort(own: Partial<Outcome>): string[] {
  const crowd = {
    people: [ONE],
    turnedAway: [],
    faults: new Map(),
    batches: 1,
    retries: 0,
    seconds: 1,
  };
  const figures = judge({
    participants: 1,
    crowd,
    waited: { records: undefined, merged: 1, seconds: 1 },
    places: 1,
    validity: [GAP],
    attention: [REGION],
    ...own,
  });
  return figures.filter(({ ok }) => !ok).map(({ name }) => name);
}

describe('the verdict', () => {
  it('is good when all is within its bounds', () => {
    expect(listShort({})).toEqual([]);
  });

  it('falls short when people, places or recordings are missing', () => {
    const short = listShort({ participants: 2 });
    expect(short).toEqual(['participants', 'packed recordings in the records']);
    expect(listShort({ places: 2 })).toEqual(['places taken']);
  });

  it('falls short by one validity that is off, unless that is two frames of a short page', () => {
    const off = { ...GAP, gap: -1.5 };
    expect(listShort({ validity: [GAP, GAP, off] })).toHaveLength(1);
    expect(listShort({ validity: [GAP, GAP, { ...off, frames: 100 }] })).toEqual([]);
    expect(listShort({ validity: [] }).length).toBeGreaterThan(0);
  });

  it('falls short by a large region that is off, and not by a small one or by few people', () => {
    const off = { ...REGION, measured: 0.33 };
    expect(listShort({ attention: [off] })).toEqual(['attention: page 1, Can, error in points']);
    expect(listShort({ attention: [{ ...off, isLarge: false }] })).toEqual([]);
    expect(listShort({ attention: [{ ...off, people: 10 }] })).toEqual([]);
    const beside = { ...REGION, shown: 0.19, measured: 0.2 };
    expect(listShort({ attention: [beside] })).toEqual([
      'attention: worst of 1 regions against where people looked, points',
    ]);
  });
});
