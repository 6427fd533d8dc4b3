// Draws every case in a worker of a browser and sends what came of it to the page.
import { drawCase } from './draw-case.ts';
import { VIEW_CASES } from './view-cases.ts';

for (const [i, viewCase] of VIEW_CASES.entries()) {
  const { rgba, shapes } = drawCase(viewCase);
  self.postMessage({ i, rgba, shapes });
}
self.postMessage({ isDone: true });
