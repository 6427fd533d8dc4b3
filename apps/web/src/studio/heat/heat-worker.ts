// Makes maps away from the main thread: it counts, blurs and paints while the screen plays on.
import { createHeatEngine, type PaintedHeat } from '@fovea/stage';
import type { HeatAnswer, HeatAsked, MadeHeat } from './heat-messages.ts';

const engine = createHeatEngine();
/** Painting ends outside of this thread, so that an answer could overtake the one before. */
let before: Promise<unknown> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<HeatAsked>) => {
  switch (data.kind) {
    case 'page':
      engine.setPage(data.pageId, data.page);
      break;
    case 'shown':
      engine.setShown(data.shown);
      break;
    case 'paint': {
      const { pageId } = data.question;
      const made = toImages([engine.paint(data.question)]);
      answer(async () => ({ kind: 'painted', pageId, heat: (await made)[0] }));
      break;
    }
    case 'steps': {
      const { pageId } = data.question;
      const made = toImages(engine.paintSteps(data.question));
      answer(async () => ({ kind: 'stepped', pageId, heats: await made }));
      break;
    }
    case 'measure': {
      const at = engine.measureAt(data.x, data.y);
      answer(async () => ({ kind: 'measured', at }));
      break;
    }
  }
};

function toImages(painted: readonly (PaintedHeat | undefined)[]): Promise<MadeHeat[]> {
  return Promise.all(
    painted
      .filter((each) => each !== undefined)
      .map(async ({ painting, ...rest }) => {
        const { rgba, widthPx, heightPx } = painting;
        return { ...rest, image: await createImageBitmap(new ImageData(rgba, widthPx, heightPx)) };
      }),
  );
}

function answer(make: () => Promise<HeatAnswer>): void {
  before = before.then(async () => {
    const made = await make();
    const heats = made.kind === 'stepped' ? made.heats : made.kind === 'painted' ? [made.heat] : [];
    const transfer = heats.flatMap((heat) => (heat ? [heat.image] : []));
    self.postMessage(made, { transfer });
  });
}
