// A second reading of metrics, on purpose without `@fovea/gaze/metrics`: plain lists, one by one.
import type { Keyframe } from '@fovea/gaze/aoi';
import { contains, listSpans, type Point } from './own-shapes.ts';

export interface OwnPerson {
  /** Centres in 0..1 of the picture. */
  readonly fixations: readonly { on: number; off: number; at: Point }[];
  readonly samples: readonly { ms: number; isValid: boolean }[];
  readonly rateHz: number;
  readonly shownMs: number;
}

type Span = readonly [from: number, to: number];
const SLACK = 1e-6;

/** A row of numbers for each area (or union of areas), and one for what is outside all. */
export function measureOwn(
  people: readonly OwnPerson[],
  targets: readonly (readonly (readonly Keyframe[])[])[],
  range: Span,
): (number | null)[][] {
  const looks = people.map((person) => lookAt(person, targets, range));
  return [
    ...targets.map((_, t) => toRow(looks, t)),
    [
      mean(looks.map(({ elsewhere, validMs }) => (validMs > 0 ? elsewhere.valid / validMs : null))),
      mean(looks.map(({ elsewhere }) => elsewhere.ms)),
    ],
  ];
}

function lookAt(
  person: OwnPerson,
  targets: readonly (readonly (readonly Keyframe[])[])[],
  range: Span,
) {
  const end = Math.min(range[1], person.shownMs);
  const start = Math.min(range[0], person.shownMs);
  const valid = listValid(person);
  const inRange = person.fixations.map(({ on, off }) => cut([on, off], [start, end]));
  const fixationMs = sum(inRange.map(length));
  const inside = targets.map((parts) =>
    person.fixations.map((fixation) =>
      join(parts.flatMap((frames) => listInside(person, fixation, frames, [start, end]))),
    ),
  );
  const all = person.fixations.map((_, i) => join(inside.flatMap((own) => own[i] ?? [])));
  const firsts = inside.map((own) =>
    own.findIndex((spans, i) => isHalf(spans, inRange[i] ?? [0, 0])),
  );
  const validMs = sum(valid.map((span) => length(cut(span, [start, end]))));
  return {
    validMs,
    elsewhere: {
      ms: fixationMs - sum(all.flat().map(length)),
      valid: validMs - sum(all.flat().map((span) => overlap(valid, span))),
    },
    areas: targets.map((parts, t) => {
      const spans = join(
        parts.flatMap((frames) =>
          listSpans(frames, start, end).map(({ from, to }) => [from, to] as const),
        ),
      );
      const own = inside[t] ?? [];
      const hits = own.map((each, i) => isHalf(each, inRange[i] ?? [0, 0]));
      const hit = person.fixations.filter((_, i) => hits[i]);
      const before = person.fixations.filter(
        (_, i) => i < hits.indexOf(true) && length(inRange[i] ?? [0, 0]) > 0,
      );
      const visits = listVisits(person, hits);
      const shownFrom = spans[0]?.[0] ?? end;
      const first = hit[0];
      const rank = firsts.filter((each) => each >= 0 && each < hits.indexOf(true)).length + 1;
      return {
        dwell: sum(own.flat().map(length)),
        valid: sum(own.flat().map((span) => overlap(valid, span))),
        share: fixationMs > 0 ? sum(own.flat().map(length)) / fixationMs : null,
        count: hit.length,
        ttff: first === undefined ? null : Math.max(first.on - shownFrom, 0),
        observed: end - shownFrom,
        isThere: spans.length > 0,
        firstMs: first === undefined ? null : first.off - first.on,
        meanMs: mean(hit.map(({ on, off }) => off - on)),
        visits: visits.length,
        visitMs: mean(visits.map(length)),
        isFirst: first !== undefined && rank === 1,
        rank: first === undefined ? targets.length : rank,
        before: first === undefined ? null : before.length,
      };
    }),
  };
}

/** A fixation that the range leaves next to nothing of still has to lie inside. */
function isHalf(inside: readonly Span[], whole: Span): boolean {
  const insideMs = sum(inside.map(length));
  return insideMs > 0 && insideMs >= length(whole) / 2 - SLACK;
}

function toRow(looks: readonly ReturnType<typeof lookAt>[], t: number): (number | null)[] {
  type Area = ReturnType<typeof lookAt>['areas'][number];
  const own = looks.map(({ areas }) => areas[t] as Area);
  const of = (pick: (area: Area) => number | null) => mean(own.map(pick));
  const there = own.filter(({ isThere, ttff }) => isThere || ttff !== null);
  return [
    mean(looks.map(({ validMs }, i) => (validMs > 0 ? (own[i] as Area).valid / validMs : null))),
    of(({ dwell }) => dwell),
    of(({ share }) => share),
    findHalf(there.map(({ ttff, observed }) => [ttff ?? observed, ttff !== null] as const)),
    of(({ count }) => (count > 0 ? 1 : 0)),
    of(({ ttff }) => ttff),
    of(({ firstMs }) => firstMs),
    of(({ count }) => count),
    of(({ meanMs }) => meanMs),
    of(({ visits }) => visits),
    of(({ visits }) => Math.max(visits - 1, 0)),
    of(({ visitMs }) => visitMs),
    of(({ isFirst }) => (isFirst ? 1 : 0)),
    of(({ rank }) => rank),
    of(({ before }) => before),
  ];
}

/** Kaplan and Meier: the first look at which half of those who could have looked have. */
function findHalf(people: readonly (readonly [ms: number, hasLooked: boolean])[]): number | null {
  const times = [...new Set(people.filter(([, looked]) => looked).map(([ms]) => ms))];
  let left = 1;
  for (const time of times.sort((a, b) => a - b)) {
    const atRisk = people.filter(([ms]) => ms >= time).length;
    const looked = people.filter(([ms, has]) => has && ms === time).length;
    left *= 1 - looked / atRisk;
    if (left <= 0.5 + 1e-12) return time;
  }
  return null;
}

function listInside(
  person: OwnPerson,
  { on, off, at }: OwnPerson['fixations'][number],
  frames: readonly Keyframe[],
  [start, end]: Span,
): Span[] {
  return listSpans(frames, start, end).flatMap(({ from, to, moves, at: shapeAt }) => {
    const whole = cut([on, off], [from, to]);
    if (length(whole) <= 0) return [];
    if (!moves) return contains(shapeAt(from), at) ? [whole] : [];
    return person.samples.flatMap(({ ms }, i) => {
      const before = person.samples[i - 1];
      const after = person.samples[i + 1];
      const cell = cut(whole, [
        before ? (before.ms + ms) / 2 : Number.NEGATIVE_INFINITY,
        after ? (ms + after.ms) / 2 : Number.POSITIVE_INFINITY,
      ]);
      const test = Math.min(Math.max(ms, from), to);
      return length(cell) > 0 && contains(shapeAt(test), at) ? [cell] : [];
    });
  });
}

function listVisits({ fixations }: OwnPerson, hits: readonly boolean[]): Span[] {
  const visits: [number, number][] = [];
  hits.forEach((isHit, i) => {
    const fixation = fixations[i];
    if (!isHit || fixation === undefined) return;
    const last = visits.at(-1);
    if (last !== undefined && hits[i - 1]) last[1] = fixation.off;
    else visits.push([fixation.on, fixation.off]);
  });
  return visits;
}

function listValid({ samples, rateHz }: OwnPerson): Span[] {
  const interval = 1_000 / rateHz;
  const half = (step: number | undefined) =>
    (step !== undefined && step <= 2 * interval ? step : interval) / 2;
  return samples.flatMap(({ ms, isValid }, i): Span[] => {
    const before = samples[i - 1];
    const after = samples[i + 1];
    if (!isValid) return [];
    return [[ms - half(before && ms - before.ms), ms + half(after && after.ms - ms)]];
  });
}

function cut([a, b]: Span, [from, to]: Span): Span {
  return [Math.max(a, from), Math.min(b, to)];
}

function length([from, to]: Span): number {
  return Math.max(to - from, 0);
}

function overlap(spans: readonly Span[], within: Span): number {
  return sum(spans.map((span) => length(cut(span, within))));
}

function join(spans: readonly Span[]): Span[] {
  const joined: [number, number][] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : sum(known) / known.length;
}
