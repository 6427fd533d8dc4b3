import { DEFAULT_LOOK } from '@fovea/contract';
import { decodeBatch } from '@fovea/gaze/samples';
import { describe, expect, it } from 'vitest';
import { CROWD_SHARES, createCrowdMember } from './crowd.ts';
import { listHeldDevices } from './held-device.ts';
import { recordPerson } from './record-person.ts';
import { loadStimulus } from './stimulus.ts';
import { validatePerson } from './validation.ts';

const KNOWN = { brand: 'Some', resolutionX: null, resolutionY: null };
const LISTED = [
  {
    ...KNOWN,
    name: 'Phone',
    kind: 'mobile',
    ppi: 460,
    screenWidthPx: 390,
    screenHeightPx: 844,
    pixelRatio: 3,
  },
  {
    ...KNOWN,
    name: 'Tablet',
    kind: 'tablet',
    ppi: 264,
    screenWidthPx: 768,
    screenHeightPx: 1024,
    pixelRatio: 2,
  },
  {
    ...KNOWN,
    name: 'Unknown',
    kind: 'mobile',
    ppi: null,
    screenWidthPx: 390,
    screenHeightPx: 844,
    pixelRatio: 3,
  },
] as const;
const DEVICES = listHeldDevices(LISTED, 'portrait');
const LOOK = { ...DEFAULT_LOOK, question: null, assets: [] } as const;

describe('a crowd', () => {
  it('holds devices that are known, upright or turned', () => {
    expect(DEVICES.map(({ name }) => name)).toEqual(['Phone', 'Tablet']);
    expect(DEVICES[0]?.pxPerDegree).toBeCloseTo(36.9, 1);
    const [turned] = listHeldDevices(LISTED, 'landscape');
    expect(turned?.viewport.widthPx).toBe(844);
    expect(turned?.viewport.heightPx).toBeLessThan(390);
  });

  it('has the shares it states and repeats for a seed', () => {
    const people = Array.from({ length: 2_000 }, (_, i) => createCrowdMember(i + 1, DEVICES));
    const share = (isCounted: (member: (typeof people)[number]) => boolean) =>
      people.filter(isCounted).length / people.length;
    const { looksAway, badlyTracked, slowPhone, tablet } = CROWD_SHARES;
    const isNear = (found: number, wanted: number) => Math.abs(found - wanted) < wanted / 4;
    expect(share(({ habit }) => habit === 'looks away')).toSatisfy((s) => isNear(s, looksAway));
    expect(share(({ habit }) => habit === 'badly tracked')).toSatisfy((s) =>
      isNear(s, badlyTracked),
    );
    expect(share(({ device }) => device.kind === 'tablet')).toSatisfy((s) => isNear(s, tablet));
    const slow = people.filter(({ habit }) => habit === 'slow phone');
    expect(slow.length / people.length).toSatisfy((s) => isNear(s, slowPhone));
    for (const { person, habit } of people) expect(person.rateHz < 20).toBe(habit === 'slow phone');
    expect(createCrowdMember(7, DEVICES)).toEqual(people[6]);
  });

  it('has the mean error of phones in validation', () => {
    const errors = Array.from({ length: 500 }, (_, i) => {
      const { person } = createCrowdMember(i + 1, DEVICES);
      return validatePerson(person).errorPx / person.pxPerDegree;
    });
    const mean = errors.reduce((sum, each) => sum + each, 0) / errors.length;
    expect(mean).toBeGreaterThan(1.2);
    expect(mean).toBeLessThan(1.4);
  });
});

describe('a recording of somebody', () => {
  it('has batches of the pages in the order of the manifest, by the device clock', async () => {
    const stimulus = await loadStimulus('ad-yuzu');
    const asset = {
      id: 'a',
      kind: 'image' as const,
      url: '',
      sources: [],
      widthPx: 1179,
      heightPx: 2556,
      durationMs: null,
      bytes: 1,
      posterUrl: null,
    };
    const pages = [
      { ...LOOK, id: 'x', index: 2, kind: 'image' as const, timerMs: 5_000, assets: [asset] },
      { ...LOOK, id: 'y', index: 1, kind: 'survey' as const, timerMs: null },
      { ...LOOK, id: 'z', index: 0, kind: 'image' as const, timerMs: 8_000, assets: [asset] },
    ];
    const member = createCrowdMember(1, DEVICES);
    const startMs = 1_767_225_600_000;
    const { batches, pages: looked } = recordPerson(
      member,
      pages.map((page) => ({ ...page, assets: [...page.assets] })),
      {
        findStimulus: () => stimulus,
        startMs,
      },
    );
    expect(looked.map(({ index, truth }) => [index, truth.shownMs])).toEqual([
      [2, 5_000],
      [0, 8_000],
    ]);
    const heads = batches.map((bytes) => {
      const decoded = decodeBatch(bytes);
      if (!decoded.ok) throw new Error(decoded.reason);
      return decoded.batch;
    });
    expect(heads.map(({ seq }) => seq)).toEqual(batches.map((_, i) => i));
    expect(heads.map(({ page }) => page)).toEqual([2, 2, 2, 0, 0, 0, 0]);
    const offsetMs = (heads[0]?.t0 ?? 0) - startMs - member.clockOffsetMs;
    expect(offsetMs).toBeGreaterThanOrEqual(800);
    expect(offsetMs).toBeLessThan(1_000);
    for (const { tracked, truth, person } of looked) {
      const { shown, seen, ...missing } = tracked.frames;
      const lost = Object.values(missing).reduce((sum, each) => sum + each, 0);
      expect(shown).toBe(Math.floor((truth.shownMs * person.rateHz) / 1_000));
      expect(seen + lost).toBe(shown);
      expect(tracked.n).toBe(shown - missing.skipped);
    }
  });
});
