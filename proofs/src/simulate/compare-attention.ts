import {
  createValidTime,
  measureAoiMetrics,
  measureAttentionRatio,
  toPictureFixations,
} from '@fovea/gaze/metrics';
import type { Region } from '@fovea/testkit/people';
import type { PlayedPage, PlayedPerson } from '@fovea/tools/people/play-person';
import type { PagePart, ReadRecords } from './read-records.ts';
import { toAimedLooks, toShownLooks } from './true-looks.ts';

export interface AttentionGap {
  /** Place of the page in the project. */
  readonly page: number;
  readonly region: string;
  readonly people: number;
  /** Median over people of its shorter side, in mean errors of the crowd. */
  readonly sideInErrors: number;
  /** The area's shorter side is at least 2.6 mean errors. */
  readonly isLarge: boolean;
  /** Attention ratios, 0..1: where people looked, where their devices showed them to look, and what
   * the records come to. */
  readonly aimed: number;
  readonly shown: number;
  readonly measured: number;
}

const SIDE_PER_ERROR = 2.6;

/** One person and one region. */
interface Look {
  readonly page: number;
  readonly region: string;
  readonly sideDeg: number;
  readonly aimed: Ratio;
  readonly shown: Ratio;
  readonly measured: Ratio;
}

interface Ratio {
  readonly validDwellMs: number;
  readonly validMs: number;
}

/** Each region of each page, over the people whose gaze of that page is in the records. */
export function compareAttention(
  people: readonly PlayedPerson[],
  { findPart }: Pick<ReadRecords, 'findPart'>,
): AttentionGap[] {
  const errorDeg = measureMeanErrorDeg(people);
  const looks = people.flatMap(({ recordingId, pages }) =>
    pages.flatMap((page) => {
      const part = findPart(recordingId, page.index);
      return part ? listLooks(page, part) : [];
    }),
  );
  const groups = Map.groupBy(looks, ({ page, region }) => `${page} ${region}`);
  return [...groups.values()]
    .map((own) => toGap(own, errorDeg))
    .toSorted((a, b) => a.page - b.page);
}

/** As validation measured it. */
export function measureMeanErrorDeg(people: readonly PlayedPerson[]): number {
  const errors = people.map(({ validation, member }) => {
    return validation.errorPx / member.person.pxPerDegree;
  });
  return errors.reduce((sum, each) => sum + each, 0) / errors.length;
}

function listLooks(page: PlayedPage, part: PagePart): Look[] {
  const { truth, stimulus, person } = page;
  const { signal, fixations } = part;
  const metrics = measureAoiMetrics(
    {
      fixations: toPictureFixations(fixations, truth.rect),
      sampleTimesMs: signal.tMs,
      validTime: createValidTime(signal, part.rateHz ?? person.rateHz),
      shownMs: truth.shownMs,
    },
    stimulus.regions.map(({ aoi }) => aoi),
  );
  const aimed = toAimedLooks(page);
  const shown = toShownLooks(page);
  return stimulus.regions.map((region, a) => ({
    page: page.index,
    region: region.name,
    sideDeg: measureSidePx(region, page) / person.pxPerDegree,
    aimed: { validDwellMs: aimed.dwellMs[a] ?? 0, validMs: aimed.lookingMs },
    shown: { validDwellMs: shown.dwellMs[a] ?? 0, validMs: shown.lookingMs },
    measured: {
      validDwellMs: metrics.aois[a]?.validDwellMs ?? 0,
      validMs: metrics.validMs,
    },
  }));
}

function toGap(looks: readonly Look[], errorDeg: number): AttentionGap {
  const toRatio = (key: 'aimed' | 'shown' | 'measured') =>
    measureAttentionRatio(looks.map((look) => look[key])).ratio ?? 0;
  const sides = looks.map(({ sideDeg }) => sideDeg).toSorted((a, b) => a - b);
  const sideInErrors = (sides[Math.floor(sides.length / 2)] ?? 0) / errorDeg;
  const [first] = looks;
  return {
    page: first?.page ?? 0,
    region: first?.region ?? '',
    people: looks.length,
    sideInErrors,
    isLarge: sideInErrors >= SIDE_PER_ERROR,
    aimed: toRatio('aimed'),
    shown: toRatio('shown'),
    measured: toRatio('measured'),
  };
}

/** The shorter side of the box around it: of a moving one, the median over its keyframes. */
function measureSidePx({ aoi }: Region, { truth }: PlayedPage): number {
  const sides = Array.from({ length: aoi.n }, (_, k) => k)
    .filter((k) => aoi.visible[k] === 1)
    .map((k) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = aoi.boxes.subarray(4 * k, 4 * k + 4);
      const { widthPx, heightPx } = truth.rect;
      return Math.min((right - left) * widthPx, (bottom - top) * heightPx);
    })
    .toSorted((a, b) => a - b);
  return sides[Math.floor(sides.length / 2)] ?? 0;
}
