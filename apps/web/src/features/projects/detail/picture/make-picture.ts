import {
  type CardMap,
  type HeatPage,
  measureGrowth,
  paintCard,
  type StageLayout,
} from '@fovea/stage';

export interface PictureAsked {
  readonly ask: 'picture';
  readonly page: HeatPage;
  /** Places of the people who are in it, the first who came first. */
  readonly order: readonly number[];
  readonly durationMs: number;
  readonly stage: StageLayout;
}

export interface PictureStage {
  readonly people: number;
  readonly maps: readonly CardMap[];
}

export interface PictureMade {
  /** After some, after more, after all. */
  readonly stages: readonly PictureStage[];
  /** Likeness of the map with and without each person from the second on. */
  readonly likeness: readonly number[];
}

/** Runs in a worker: it counts, blurs and paints. */
export function makePicture({ page, order, durationMs, stage }: PictureAsked): PictureMade {
  const stages = listStages(order.length).map((people) => {
    const shown = new Uint8Array(page.pxPerDegree.length);
    for (const place of order.slice(0, people)) shown[place] = 1;
    return { people, maps: paintCard(page, shown, durationMs, stage) };
  });
  return { stages, likeness: measureGrowth(page, order) };
}

/** 6, 18 and 42 of 42: each somewhat more than twice the one before. */
export function listStages(people: number): readonly number[] {
  const steps = [people / 7, (3 * people) / 7, people].map(Math.round);
  return [...new Set(steps)].filter((step) => step > 0);
}
