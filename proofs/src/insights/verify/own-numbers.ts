import { type LevelShares, measureLevelShares } from '@fovea/gaze/attention';
import type { Insight } from '@fovea/gaze/insights';
import {
  createValidTime,
  measureAoiMetrics,
  type PeopleMetrics,
  summarizeAoi,
} from '@fovea/gaze/metrics';
import type { SimulatedProject } from './simulated-project.ts';

/** Measures of `packages/gaze` for a project when it is run alone, person by person. */
export interface OwnNumbers {
  readonly people: number;
  readonly areas: readonly PeopleMetrics[];
  /** Times of first looks by own reading of the fixations, those who never looked left out. */
  readonly looksMs: readonly (readonly number[])[];
  readonly levels: LevelShares;
  readonly pageMs: number;
}

export function measureOwn({ page, areas, shapes, asked }: SimulatedProject): OwnNumbers {
  const { widthPx, heightPx } = page.picture;
  const targets = areas.map(({ parts }) => parts);
  const people = page.fixations.flatMap((list, i) => {
    const time = page.times[i];
    if (list === undefined || time === undefined) return [];
    const tMs = Float64Array.from(page.tracks[i]?.tMs ?? []);
    const valid = page.tracks[i]?.valid ?? new Uint8Array();
    const fixations = {
      ...list,
      x: list.x.map((x) => x / widthPx),
      y: list.y.map((y) => y / heightPx),
    };
    return [{ fixations, tMs, valid, shownMs: time.shownMs, rateHz: time.rateHz ?? 0 }];
  });
  const measured = people.map(({ fixations, tMs, valid, shownMs, rateHz }) =>
    measureAoiMetrics(
      {
        fixations,
        sampleTimesMs: tMs,
        validTime: createValidTime({ tMs, x: tMs, y: tMs, valid }, rateHz),
        shownMs,
      },
      targets,
      asked.range,
    ),
  );
  return {
    people: people.length,
    areas: areas.map((_, i) => summarizeAoi(measured, i)),
    looksMs: shapes.map(({ x, y, width, height }) =>
      people.flatMap(({ fixations }) => {
        const first = fixations.x.findIndex((own, k) => {
          const other = fixations.y[k] as number;
          return own >= x && own < x + width && other >= y && other < y + height;
        });
        return first < 0 ? [] : [fixations.onsetMs[first] as number];
      }),
    ),
    levels: measureLevelShares(asked.levels.flatMap((own) => (own ? [Uint8Array.from(own)] : []))),
    pageMs: asked.range.toMs,
  };
}

/** The numbers that a card's sentence must hold, as they are written. */
export function listExpected(card: Insight, own: OwnNumbers): string[] {
  const at = 'subject' in card ? Number(card.subject.replace('area', '')) : -1;
  const area = own.areas[at];
  const looks = (own.looksMs[at] ?? []).toSorted((a, b) => a - b);
  const percent = (share: number | null | undefined) => `${Math.round((share ?? 0) * 100)}`;
  const seconds = (ms: number | undefined) => ((ms ?? 0) / 1_000).toFixed(1);
  const people = `${own.people}`;
  switch (card.kind) {
    case 'late': {
      const never = own.people - looks.length;
      const median = looks[Math.ceil(own.people / 2) - 1];
      return [people, seconds(median), seconds(own.pageMs), ...(never > 0 ? [`${never}`] : [])];
    }
    case 'missed':
      return looks.length === 0
        ? [people]
        : [`${own.people - looks.length}`, people, `${looks.length}`];
    case 'seen':
      return looks.length === 0 || looks.length === own.people
        ? own.people === 1
          ? []
          : [people]
        : [`${looks.length}`, people];
    case 'first':
      return [percent(area?.firstShare), people];
    case 'firstLongest':
      return [percent(area?.firstShare), people, percent(area?.attention.ratio)];
    case 'longest': {
      const [longest, next] = own.areas
        .map(({ attention }) => attention.ratio)
        .toSorted((a, b) => (b ?? 0) - (a ?? 0));
      return [percent(longest), percent(next)];
    }
    case 'revisited':
      return [(area?.visitCount ?? 0).toFixed(1), people];
    case 'distraction':
    case 'deep':
      return listOfStretch(own, card.kind === 'deep' ? own.levels.high : own.levels.low);
    case 'apart':
      return [people, card.agreement.toFixed(2)];
  }
}

/** The longest run of windows with half of the people, by own counting. */
function listOfStretch({ people }: OwnNumbers, shares: Float64Array): string[] {
  const text = [...shares].map((share) => (share >= 0.5 ? 'x' : '.')).join('');
  const runs = [...text.matchAll(/x+/g)];
  const [best] = runs.toSorted((a, b) => b[0].length - a[0].length);
  if (best === undefined) return [];
  const windows = [...shares].slice(best.index, best.index + best[0].length);
  const fromMs = 1_000 + 500 * best.index - 250;
  const toMs = fromMs + 500 * best[0].length;
  const most = Math.round(Math.max(...windows) * 100);
  return [(fromMs / 1_000).toFixed(1), (toMs / 1_000).toFixed(1), `${most}`, `${people}`];
}
