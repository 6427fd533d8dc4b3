import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { drawInChromium } from './analysis/chromium-views.ts';
import { type DrawnCase, drawCase } from './analysis/draw-case.ts';
import { PLANTED_FAULTS } from './analysis/planted-faults.ts';
import { compareFilters } from './analysis/random-filters.ts';
import { VIEW_CASES, type ViewCase } from './analysis/view-cases.ts';

const FILTERS: Sizes<number> = { short: 100, full: 1_000 };

/** Views of the analysis screen: the same in Node and in a browser's worker, whatever the way there. */
export async function verifyAnalysis(options: readonly string[]): Promise<readonly Figure[]> {
  const theirs = await drawInChromium();
  const drawn = VIEW_CASES.map((viewCase) => ({ viewCase, own: drawCase(viewCase) }));
  const maps = drawn.filter(({ viewCase }) => viewCase.options.mode === 'heatmap');
  const equalMaps = maps.filter(({ viewCase, own }) => isSameMap(own, find(theirs, viewCase)));
  const equalShapes = drawn.filter(
    ({ viewCase, own }) => own.shapes === find(theirs, viewCase).shapes,
  );
  for (const { viewCase, own } of drawn) {
    const other = find(theirs, viewCase);
    const isMap = viewCase.options.mode === 'heatmap';
    if (own.shapes !== other.shapes || (isMap && !isSameMap(own, other))) {
      print(`  differs: ${viewCase.name}`);
    }
  }
  const faults = Object.entries(PLANTED_FAULTS);
  const found = faults.filter(([name, plant]) => {
    const isFound = VIEW_CASES.some((viewCase) => isFoundIn(plant(viewCase), theirs, viewCase));
    if (!isFound) print(`  not found: ${name}`);
    return isFound;
  });
  const filters = pickSize(options, FILTERS);
  const equalFilters = compareFilters(filters);
  const faultyFilters = compareFilters(Math.min(filters, 10), { isFaulty: true });
  return [
    toFigure('maps with the same bytes in Node and a worker', equalMaps.length, maps.length),
    toFigure('views with the same shapes', equalShapes.length, VIEW_CASES.length),
    toFigure('filters whose map is one made anew', equalFilters, filters),
    toFigure('planted faults found', found.length, faults.length),
    {
      name: 'maps of a wrong time that pass',
      value: `${faultyFilters}`,
      goal: '0',
      ok: faultyFilters === 0,
    },
  ];
}

function find(theirs: ReadonlyMap<number, DrawnCase>, viewCase: ViewCase): DrawnCase {
  return theirs.get(VIEW_CASES.indexOf(viewCase)) ?? { rgba: new Uint8Array(), shapes: '' };
}

/** A map without a colour would be equal for the wrong reason. */
function isSameMap(own: DrawnCase, other: DrawnCase): boolean {
  return own.rgba.some((value) => value !== 0) && Buffer.from(own.rgba).equals(other.rgba);
}

function isFoundIn(
  faulty: ViewCase,
  theirs: ReadonlyMap<number, DrawnCase>,
  viewCase: ViewCase,
): boolean {
  // The dear ones find nothing that the others do not.
  if (viewCase.people > 30) return false;
  const own = drawCase(faulty);
  const other = find(theirs, viewCase);
  return own.shapes !== other.shapes || !Buffer.from(own.rgba).equals(other.rgba);
}

function toFigure(name: string, value: number, whole: number): Figure {
  return { name, value: `${value} of ${whole}`, goal: 'all', ok: value === whole };
}
