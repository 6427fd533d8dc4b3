import {
  AOI_FORMATS,
  AoiFileError,
  type AoiFormat,
  type AoiSet,
  readAoiFile,
  writeAoiJson,
  writeCvat,
  writeLabelStudio,
} from '@fovea/gaze/aoi-files';
import { createRandomAoiSet, createSeededRandom } from '@fovea/gaze/synthetic';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { FILE_FAULTS } from './file-faults.ts';
import { HOSTILE_FILES } from './hostile-files.ts';

const SETS: Sizes<number> = { short: 500, full: 5_000 };
const FAULTY_SETS = 50;
const SEED = 20_261_117;
const FPS = 30;

const WRITERS: Readonly<Record<AoiFormat, (set: AoiSet) => string>> = {
  'aoi.json': writeAoiJson,
  cvat: (set) => writeCvat(set, FPS),
  'label-studio': (set) => writeLabelStudio(set, FPS),
};

/** Random areas through each format and back; hostile files are refused. */
export async function verifyAoiFiles(options: readonly string[]): Promise<readonly Figure[]> {
  const count = pickSize(options, SETS);
  const sets = createSets(count);
  const faulty = sets.filter(({ aois }) => aois.length > 0).slice(0, FAULTY_SETS);
  const found = Object.entries(FILE_FAULTS).filter(([name, plant]) => {
    const isFound = AOI_FORMATS.every((format) =>
      faulty.some((set) => !isSame(set, readBack(format, plant(set)))),
    );
    if (!isFound) print(`  not found: ${name}`);
    return isFound;
  });
  const refused = Object.entries(HOSTILE_FILES).filter(([name, make]) => {
    const isRefused = isRefusedFile(make());
    if (!isRefused) print(`  read: ${name}`);
    return isRefused;
  });
  return [
    ...AOI_FORMATS.map((format) =>
      toFigure(
        `sets through ${format} and back without a difference`,
        sets.filter((set) => isSame(set, readBack(format, set))).length,
        count,
      ),
    ),
    toFigure('hostile files refused', refused.length, Object.keys(HOSTILE_FILES).length),
    toFigure('planted faults found', found.length, Object.keys(FILE_FAULTS).length),
  ];
}

function createSets(count: number): AoiSet[] {
  const random = createSeededRandom(SEED);
  return Array.from({ length: count }, () => createRandomAoiSet(random));
}

function readBack(format: AoiFormat, set: AoiSet): ReturnType<typeof readAoiFile> {
  return readAoiFile(WRITERS[format](set), FPS);
}

function isSame({ aois }: AoiSet, read: ReturnType<typeof readAoiFile>): boolean {
  return read.left.length === 0 && JSON.stringify(aois) === JSON.stringify(read.aois.map(inOrder));
}

/** Names in the order of a set, whatever order a reader gives them. */
function inOrder({ name, group, color, tags, keyframes }: AoiSet['aois'][number]) {
  return {
    name,
    group,
    color,
    tags,
    keyframes: keyframes.map(({ timestamp, shape, easing, visible }) => ({
      timestamp,
      shape,
      easing,
      visible,
    })),
  };
}

function isRefusedFile(text: string): boolean {
  try {
    readAoiFile(text, FPS);
    return false;
  } catch (error) {
    return error instanceof AoiFileError;
  }
}

function toFigure(name: string, value: number, whole: number): Figure {
  return { name, value: `${value} of ${whole}`, goal: 'all', ok: value === whole };
}
