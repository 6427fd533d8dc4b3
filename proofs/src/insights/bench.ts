import { prepareAoi } from '@fovea/gaze/aoi';
import { createMetricsEngine, type InsightsQuestion, type PageInsights } from '@fovea/stage';
import { startYardstick } from '@fovea/tools/harness/yardstick';
import { toSentence } from '@fovea/web/insight-sentences';
import { createMetricsPage } from '#analysis/bench/moving-areas.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { toMedian } from '#harness/percentile.ts';

const PEOPLE = 1_000;
const AREAS = 12;
const PAGES = 8;
const PAGE_MS = 8_000;
const WINDOWS = 13;
const ROUNDS: Sizes<number> = { short: 3, full: 15 };
const MOST_MS = 300;
const MOST_MAIN_MS = 4;

/** CPU time of a page's insights on a quiet machine: made in a worker, received and written. */
export async function benchInsights(options: readonly string[]): Promise<readonly Figure[]> {
  const engine = createMetricsEngine();
  engine.setPage(createMetricsPage(PEOPLE));
  const question = createQuestion();
  const make = () => engine.measureInsights(question);
  make();
  const rounds = Array.from({ length: pickSize(options, ROUNDS) }, () => {
    const slowness = startYardstick().stop();
    const pageMs = measureCpu(make) / slowness;
    const made = make();
    const mainMs = made ? measureCpu(() => receive(made)) / slowness : Number.POSITIVE_INFINITY;
    return { pageMs, mainMs };
  });
  const pageMs = toMedian(rounds.map((round) => round.pageMs));
  const mainMs = toMedian(rounds.map((round) => round.mainMs));
  print(`  ${PAGES} pages one after the other: ${(PAGES * pageMs).toFixed(0)} ms`);
  return [
    {
      name: `insights of a page: ${PEOPLE} people, ${AREAS} areas, 8 s, in a worker`,
      value: `${pageMs.toFixed(0)} ms`,
      goal: `at most ${MOST_MS} ms`,
      ok: pageMs <= MOST_MS,
    },
    {
      name: 'the main thread meanwhile: asking, receiving and writing the sentences',
      value: `${mainMs.toFixed(2)} ms`,
      goal: `at most ${MOST_MAIN_MS} ms`,
      ok: mainMs <= MOST_MAIN_MS,
    },
  ];
}

/** The screen's part: a copy of question and answer, and every card in words. */
function receive(made: PageInsights): void {
  const { areas: _, ...asked } = createQuestion();
  structuredClone(asked);
  for (const card of structuredClone(made).cards) {
    toSentence(card, { language: 'ko', nameOf: (id) => id, isScrolled: false });
  }
}

function createQuestion(): InsightsQuestion {
  return {
    shown: new Uint8Array(PEOPLE).fill(1),
    range: { fromMs: 0, toMs: PAGE_MS },
    pxPerDegree: new Float64Array(PEOPLE).fill(40),
    levels: LEVELS,
    areas: AREAS_OF_PAGE,
  };
}

const LEVELS = Array.from({ length: PEOPLE }, (_, i) =>
  Array.from({ length: WINDOWS }, (_, window) => (i + window) % 3),
);
const AREAS_OF_PAGE = Array.from({ length: AREAS }, (_, i) => {
  const place = { x: 0.05 + 0.3 * (i % 3), y: 0.05 + 0.22 * Math.floor(i / 3) };
  const shape = { type: 'rectangle', ...place, width: 0.25, height: 0.18 } as const;
  return {
    id: `${i}`,
    group: null,
    parts: [prepareAoi([{ timestamp: 0, shape, easing: 'hold', visible: true }])],
  };
});

function measureCpu(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
