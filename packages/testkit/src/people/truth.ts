import { layoutPage, type Rect } from '@fovea/gaze/geometry';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import { drawBlinkMs, drawExponential, drawFixationMs, toSaccadeMs } from './eye-statistics.ts';
import { createGlance, type Glance } from './glance.ts';
import type { Person } from './person.ts';
import type { Stimulus } from './stimulus.ts';

/** The eye is open and rests. Times are ms from the moment the page was shown. */
export interface TrueFixation {
  readonly onsetMs: number;
  readonly offsetMs: number;
  /** CSS px of the page. */
  readonly x: number;
  readonly y: number;
  /** Index of the region that was aimed at; null for the rest of the picture. */
  readonly region: number | null;
}

export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Between `fromMs` and `toMs` the eye rests; until the next rest it is on its way. */
export interface Rest extends Span, Glance {}

export interface Truth {
  /** Where the picture stands on the page. */
  readonly rect: Rect;
  readonly shownMs: number;
  readonly fixations: readonly TrueFixation[];
  readonly rests: readonly Rest[];
  readonly blinks: readonly Span[];
  /** Looks beside the phone. */
  readonly aways: readonly Span[];
  /** Time with open eyes on the phone. */
  readonly lookingMs: number;
}

/** How one person looks at one page. */
export function createTruth(person: Person, stimulus: Stimulus, shownMs: number): Truth {
  const random = createSeededRandom(person.seed ^ 0x5eed);
  const rect = toPlace(person, stimulus);
  const rests: Rest[] = [];
  const seen = new Set<number>();
  let fromMs = 0;
  let glance: Glance | undefined;
  while (fromMs < shownMs) {
    const next = createGlance({ random, person, stimulus, rect, seen, tMs: fromMs, from: glance });
    if (glance) {
      const wayDeg = Math.hypot(next.x - glance.x, next.y - glance.y) / person.pxPerDegree;
      fromMs += toSaccadeMs(wayDeg);
    }
    if (next.region !== null) seen.add(next.region);
    const toMs = Math.min(fromMs + drawFixationMs(random), shownMs);
    if (toMs > fromMs) rests.push({ ...next, fromMs, toMs });
    glance = next;
    fromMs = toMs;
  }
  const blinks = createSpans(random, person.blinksPerMinute, shownMs, () => drawBlinkMs(random));
  const aways =
    person.awaysPerMinute === Number.POSITIVE_INFINITY
      ? [{ fromMs: 0, toMs: shownMs }]
      : createSpans(random, person.awaysPerMinute, shownMs, () =>
          drawExponential(random, person.awayMeanMs),
        );
  const closed = joinSpans([...blinks, ...aways]);
  return {
    rect,
    shownMs,
    rests,
    blinks,
    aways,
    fixations: rests.flatMap(({ x, y, region, fromMs: start, toMs }) =>
      listOpen({ fromMs: start, toMs }, closed).map((open) => ({
        onsetMs: open.fromMs,
        offsetMs: open.toMs,
        x,
        y,
        region,
      })),
    ),
    lookingMs: listOpen({ fromMs: 0, toMs: shownMs }, closed).reduce(
      (sum, open) => sum + open.toMs - open.fromMs,
      0,
    ),
  };
}

/** Whole on the screen, or as wide as the screen and scrolled. */
function toPlace({ viewport }: Person, stimulus: Stimulus): Rect {
  const { slots } = layoutPage(
    {
      layout: 'single',
      display: stimulus.isScrolled ? 'scroll' : 'fullscreen',
      scale: 'fit',
      alignX: 'center',
      alignY: 'center',
      assets: [stimulus],
    },
    viewport,
  );
  const [place] = slots;
  if (!place) throw new RangeError('the stimulus has no place');
  return place;
}

/** Spans at random times, so many a minute on average. */
export function createSpans(
  random: () => number,
  perMinute: number,
  shownMs: number,
  drawMs: () => number,
): Span[] {
  const spans: Span[] = [];
  if (!(perMinute > 0)) return spans;
  let fromMs = drawExponential(random, 60_000 / perMinute);
  while (fromMs < shownMs) {
    const toMs = Math.min(fromMs + drawMs(), shownMs);
    spans.push({ fromMs, toMs });
    fromMs = toMs + drawExponential(random, 60_000 / perMinute);
  }
  return spans;
}

function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = joined.at(-1);
    if (last === undefined || span.fromMs > last.toMs) joined.push(span);
    else joined[joined.length - 1] = { ...last, toMs: Math.max(last.toMs, span.toMs) };
  }
  return joined;
}

/** The part of a span that lies in none of the others, which are in order and apart. */
function listOpen({ fromMs, toMs }: Span, closed: readonly Span[]): Span[] {
  const open: Span[] = [];
  let startMs = fromMs;
  for (const each of closed) {
    if (each.toMs <= startMs || each.fromMs >= toMs) continue;
    if (each.fromMs > startMs) open.push({ fromMs: startMs, toMs: each.fromMs });
    startMs = each.toMs;
  }
  if (startMs < toMs) open.push({ fromMs: startMs, toMs });
  return open;
}
