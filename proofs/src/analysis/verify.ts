import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { countFound, type Planted, plantEach } from '#harness/planted-faults.ts';
import { plantDisagreements, readAgreement, toAgreementFigure } from './agreement/compare.ts';
import { drawInChromium } from './verify/chromium-views.ts';
import { compareNumbers, NUMBERS_FAULTS } from './verify/compare-numbers.ts';
import { comparePanels, PANEL_FAULTS } from './verify/compare-panels.ts';
import { type DrawnCase, drawCard, drawCase } from './verify/draw-case.ts';
import { compareFilters } from './verify/random-filters.ts';
import { CARD_CASES, STORED_CASES, VIEW_CASES, type ViewCase } from './verify/view-cases.ts';
import { CARD_FAULTS, STORED_FAULTS, VIEW_FAULTS } from './verify/view-faults.ts';

const FILTERS: Sizes<number> = { short: 100, full: 1_000 };
const NUMBERS: Sizes<number> = { short: 48, full: 480 };
const PROJECTS: Sizes<number> = { short: 8, full: 40 };
/** Mean difference of the bytes of two maps that nobody tells apart. */
const NEAR = 2;
/** A fault has to be found in every kind of map. */
const FAULTY_NUMBERS = 4;

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
  const cards = [...CARD_CASES, ...STORED_CASES];
  const equalCards = cards.filter((each) => isSameCard(each, find(theirs, each)));
  const nearMaps = STORED_CASES.filter((each) => isNear(drawCard(each), each));
  const numbers = pickSize(options, NUMBERS);
  const equalNumbers = compareNumbers(numbers);
  const equalPanels = comparePanels(numbers);
  const filters = pickSize(options, FILTERS);
  const equalFilters = compareFilters(filters);
  const agreement = await readAgreement(pickSize(options, PROJECTS));
  const faultyFilters = compareFilters(Math.min(filters, 10), { isFaulty: true });
  return [
    toFigure('maps with the same bytes in Node and a worker', equalMaps.length, maps.length),
    toFigure('views with the same shapes', equalShapes.length, VIEW_CASES.length),
    toFigure('filters whose map is one made anew', equalFilters, filters),
    toFigure('cards with the bytes of the screen', equalCards.length, cards.length),
    toFigure('stored maps like those of all looks', nearMaps.length, STORED_CASES.length),
    toFigure('screens whose numbers are those of gaze alone', equalNumbers, numbers),
    toFigure('panels whose numbers are those of gaze alone', equalPanels, numbers),
    toAgreementFigure(agreement),
    await countFound([...plantAll(theirs), ...plantDisagreements(agreement)]),
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

function isSameCard(viewCase: ViewCase, other: DrawnCase): boolean {
  return isSameMap({ rgba: drawCard(viewCase), shapes: '' }, other);
}

/** Whether a stored map looks like that of the same people's looks: cells are all that it lacks. */
function isNear(stored: Uint8Array, viewCase: ViewCase): boolean {
  const whole = drawCard({ ...viewCase, isStored: false });
  let apart = 0;
  for (const [i, value] of stored.entries()) apart += Math.abs(value - (whole[i] ?? 0));
  return stored.length === whole.length && apart / whole.length < NEAR;
}

/** Each fault with the comparison that must find it. */
function plantAll(theirs: ReadonlyMap<number, DrawnCase>): Planted[] {
  return [
    ...plantEach(VIEW_FAULTS, (plant) =>
      VIEW_CASES.some((each) => isFoundIn(plant(each), theirs, each)),
    ),
    ...plantEach(CARD_FAULTS, (plant) =>
      CARD_CASES.every((each) => !isSameCard(plant(each), find(theirs, each))),
    ),
    ...plantEach(STORED_FAULTS, (plant) =>
      STORED_CASES.every((each) => {
        const isSame = isSameCard(plant(each), find(theirs, each));
        return !isSame || !isNear(drawCard(plant(each)), each);
      }),
    ),
    ...plantEach(NUMBERS_FAULTS, (fault) => compareNumbers(FAULTY_NUMBERS, fault) < FAULTY_NUMBERS),
    ...plantEach(PANEL_FAULTS, (fault) => comparePanels(FAULTY_NUMBERS, fault) === 0),
  ];
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
