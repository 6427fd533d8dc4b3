import type { Figure } from '#harness/parts.ts';
import type { AttentionGap } from './compare-attention.ts';
import type { ValidityGap } from './compare-validity.ts';
import type { PlayedCrowd } from './play-crowd.ts';
import { toPoints } from './print-crowd.ts';
import type { WaitedRecords } from './wait-for-records.ts';

/** Points of 100 that a recording's validity may be off. */
const VALIDITY_LIMIT = 1;
/** On a short page a frame is more than that, and its first and last frame may never come. */
const FRAMES_OF_PAGE = 2;
/** Points of 100 that a region's attention ratio may be off what the devices showed. */
const SHOWN_LIMIT = 3;
/**
 * Besides, the error that calibration leaves shows some gaze beside its region: a fifth of what is
 * aimed at the middle of a region of the size rule.
 */
const BESIDE_SHARE = 0.2;
/** A ratio of fewer people is mostly chance. */
const JUDGED_PEOPLE = 100;

export interface Outcome {
  readonly participants: number;
  readonly crowd: PlayedCrowd;
  readonly waited: WaitedRecords;
  /** Places that were taken of the project. */
  readonly places: number;
  readonly validity: readonly ValidityGap[];
  readonly attention: readonly AttentionGap[];
}

export function judge(outcome: Outcome): Figure[] {
  const { participants, crowd, waited, places } = outcome;
  const done = crowd.people.length;
  const hasGaze = crowd.people.some(({ pages }) => pages.length > 0);
  return [
    { name: 'participants', value: done, goal: `${participants}`, ok: done === participants },
    {
      name: 'slow phones turned away',
      value: crowd.turnedAway.length,
      ok: crowd.turnedAway.every(({ habit }) => habit === 'slow phone'),
    },
    { name: 'places taken', value: places, goal: `${done}`, ok: places === done },
    { name: 'batches', value: crowd.batches, ok: crowd.batches > 0 || !hasGaze },
    { name: 'retries', value: crowd.retries, ok: true },
    {
      name: 'packed recordings in the records',
      value: waited.merged,
      goal: `${participants}`,
      ok: waited.merged === participants,
    },
    {
      name: 'participants a minute',
      value: ((done * 60) / crowd.seconds).toFixed(0),
      ok: true,
    },
    {
      name: 'participants a minute until packed',
      value: ((done * 60) / (crowd.seconds + waited.seconds)).toFixed(0),
      ok: true,
    },
    // A project of questions alone has no gaze.
    ...(hasGaze ? judgeValidity(outcome.validity) : []),
    ...(hasGaze ? judgeAttention(outcome.attention) : []),
  ];
}

function judgeValidity(gaps: readonly ValidityGap[]): Figure[] {
  const errors = gaps.map(({ gap }) => Math.abs(gap)).toSorted((a, b) => a - b);
  const worst = errors.at(-1) ?? Number.POSITIVE_INFINITY;
  const median = errors[Math.floor(errors.length / 2)] ?? Number.POSITIVE_INFINITY;
  const truths = gaps.map(({ truth }) => truth);
  const range = `${Math.min(...truths).toFixed(0)} to ${Math.max(...truths).toFixed(0)} %`;
  const isWithin = ({ gap, pages, frames }: ValidityGap) =>
    Math.abs(gap) <= Math.max(VALIDITY_LIMIT, (100 * FRAMES_OF_PAGE * pages) / frames);
  return [
    {
      name: 'validity: median error in points',
      value: median.toFixed(2),
      goal: `at most ${VALIDITY_LIMIT}; truth from ${range}`,
      ok: median <= VALIDITY_LIMIT,
    },
    {
      name: `validity: worst error of ${errors.length} participants in points`,
      value: worst.toFixed(2),
      goal: `at most ${VALIDITY_LIMIT}, or ${FRAMES_OF_PAGE} frames a page`,
      ok: gaps.length > 0 && gaps.every(isWithin),
    },
  ];
}

/** A project without a region of the size rule says nothing of attention. */
function judgeAttention(gaps: readonly AttentionGap[]): Figure[] {
  const large = gaps.filter(({ isLarge }) => isLarge);
  const lines = large.map((gap): Figure => {
    const off = gap.measured - gap.shown;
    return {
      name: `attention: page ${gap.page + 1}, ${gap.region}, error in points`,
      value: toPoints(off),
      goal: `at most ${SHOWN_LIMIT}${toFew(gap)}`,
      ok: isFew(gap) || Math.abs(off) <= SHOWN_LIMIT / 100,
    };
  });
  const toMiss = ({ measured, aimed }: AttentionGap) => Math.abs(measured - aimed);
  const isWithin = (gap: AttentionGap) =>
    isFew(gap) || toMiss(gap) <= SHOWN_LIMIT / 100 + BESIDE_SHARE * gap.aimed;
  return [
    ...lines,
    {
      name: `attention: worst of ${large.length} regions against where people looked, points`,
      value: large.length === 0 ? 'none' : toPoints(Math.max(...large.map(toMiss))),
      goal: `at most ${SHOWN_LIMIT} and a fifth of each ratio`,
      ok: large.every(isWithin),
    },
  ];
}

function isFew({ people }: AttentionGap): boolean {
  return people < JUDGED_PEOPLE;
}

function toFew(gap: AttentionGap): string {
  return isFew(gap) ? `, judged from ${JUDGED_PEOPLE} people` : '';
}
