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
import { countFound, plantEach } from '#harness/planted-faults.ts';
import { FILE_FAULTS } from './file-faults.ts';

const SIZE = '<original_size><width>100</width><height>100</height></original_size>';
const toXml = (inside: string, before = '') =>
  `<?xml version="1.0"?>${before}<annotations>${SIZE}${inside}</annotations>`;
const box = (xtl = '1') =>
  `<box frame="0" outside="0" keyframe="1" xtl="${xtl}" ytl="1" xbr="9" ybr="9"></box>`;
const toTrack = (inside: string) => toXml(`<track id="0" label="a">${inside}</track>`);
const toOwn = (keyframes: string) =>
  `{"schema":"fovea-aoi-1","asset":{"w":100,"h":100},"aois":[{"name":"a","keyframes":[${keyframes}]}]}`;
const toFrame = (x: string, ms = '0') =>
  `{"t_ms":${ms},"shape":{"type":"rectangle","x":${x},"y":1,"width":1,"height":1}}`;
const toTask = (value: string) =>
  `[{"annotations":[{"result":[{"type":"videorectangle","value":${value}}]}]}]`;
const toEntry = (x: string) => `{"frame":1,"x":${x},"y":1,"width":1,"height":1}`;

const bomb = () => {
  const levels = Array.from(
    { length: 9 },
    (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`,
  );
  return `<!DOCTYPE lolz [<!ENTITY l0 "lol">${levels.join('')}]>`;
};

/** Made when they are needed: some are large. */
const HOSTILE_FILES: Readonly<Record<string, () => string>> = {
  'an entity bomb': () => toXml('&l9;', bomb()),
  'an entity of a file': () =>
    toXml('&x;', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  'an unknown entity': () => toTrack('&x;'),
  '10 MB of spaces': () => ' '.repeat(10_000_000),
  '10 MB of XML': () => toTrack(box().repeat(150_000)),
  '10,000 shapes of CVAT': () => toTrack(box().repeat(10_000)),
  '10,000 shapes of ours': () => toOwn(Array.from({ length: 10_000 }, () => toFrame('1')).join()),
  '10,000 shapes of Label Studio': () =>
    toTask(`{"sequence":[${Array.from({ length: 10_000 }, () => toEntry('1')).join()}]}`),
  'NaN in CVAT': () => toTrack(box('NaN')),
  'no number in CVAT': () => toTrack(box('one')),
  'a number beyond all in CVAT': () => toTrack(box('1e999')),
  'NaN in ours': () => toOwn(toFrame('NaN')),
  'null in ours': () => toOwn(toFrame('null')),
  'a number beyond all in ours': () => toOwn(toFrame('1e999')),
  'a time before the page': () => toOwn(toFrame('1', '-1')),
  'a number beyond all in Label Studio': () => toTask(`{"sequence":[${toEntry('-1e999')}]}`),
  'a picture without a size': () => toOwn(toFrame('1')).replace('"w":100', '"w":0'),
  'tags that do not match': () => toTrack('<box></track>'),
  'a deep tree': () => toTrack('<a>'.repeat(100_000)),
  'a script': () => '<svg onload="alert(1)"></svg>',
  'no format': () => '{"__proto__":{"schema":"fovea-aoi-1"}}',
  'a cut file': () => toOwn(toFrame('1')).slice(0, -3),
  nothing: () => '',
};

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
  const planted = plantEach(FILE_FAULTS, (plant) =>
    AOI_FORMATS.every((format) => faulty.some((set) => !isSame(set, readBack(format, plant(set))))),
  );
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
    await countFound(planted),
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
