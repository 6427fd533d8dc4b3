import { describe, expect, it } from 'vitest';
import { createRandomAoiSet } from '#synthetic/random-aoi-set.ts';
import { createSeededRandom } from '#synthetic/seeded-random.ts';
import { writeAoiJson } from './aoi-json.ts';
import { AoiFileError, type AoiSet } from './aoi-set.ts';
import { writeCvat } from './cvat.ts';
import { writeLabelStudio } from './label-studio.ts';
import { readAoiFile } from './read-aoi-file.ts';

const FPS = 30;
const WRITERS = {
  'aoi.json': writeAoiJson,
  cvat: (set: AoiSet) => writeCvat(set, FPS),
  'label-studio': (set: AoiSet) => writeLabelStudio(set, FPS),
} as const;

function findFault(text: string): string {
  try {
    readAoiFile(text);
    return 'read';
  } catch (error) {
    return error instanceof AoiFileError ? error.fault : String(error);
  }
}

describe.each(Object.entries(WRITERS))('%s', (format, write) => {
  it('gives back what was written', () => {
    const random = createSeededRandom(7);
    for (let i = 0; i < 60; i++) {
      const set = createRandomAoiSet(random);
      const read = readAoiFile(write(set), FPS);
      expect(read).toMatchObject({ format, left: [] });
      expect(read.aois).toEqual(set.aois);
    }
  });
});

it('[AF1] keeps asset, names, groups, tags, slots and keyframes in px of the asset', () => {
  const set = createRandomAoiSet(createSeededRandom(3));
  const { asset, aois } = readAoiFile(writeAoiJson(set));
  expect({ asset, aois }).toEqual(set);
  expect(JSON.parse(writeAoiJson(set))).toMatchObject({ schema: 'fovea-aoi-1' });
});

it('[AF2] reads a file of CVAT without our attributes by its own rules', () => {
  const text = `<?xml version="1.0" encoding="utf-8"?>
<annotations>
  <version>1.1</version>
  <meta><task><id>5</id><mode>interpolation</mode>
    <original_size><width>200</width><height>100</height></original_size></task>
    <dumped>2018-06-06 15:52:11</dumped></meta>
  <track id="0" label="car">
    <polygon frame="0" points="20.00,10.00;40.00,10.00;40.00,30.00" outside="0" occluded="0" keyframe="1"></polygon>
    <polygon frame="15" points="20.0,10.0;40.0,10.0;40.0,35.0" outside="0" occluded="0" keyframe="0"></polygon>
    <polygon frame="30" points="30.00,10.00;50.00,10.00;50.00,30.00" outside="1" occluded="0" keyframe="1"></polygon>
  </track>
  <track id="1" label="bike &amp; rider">
    <box frame="0" outside="0" occluded="0" keyframe="1" xtl="20" ytl="10" xbr="60" ybr="60"><attribute name="model">a</attribute></box>
  </track>
  <track id="2" label="turned">
    <box frame="0" outside="0" occluded="0" keyframe="1" xtl="20" ytl="10" xbr="60" ybr="60" rotation="45"></box>
  </track>
  <track id="3" label="line"><polyline frame="0" outside="0" keyframe="1" points="1,1;2,2"></polyline></track>
</annotations>`;
  const { aois, left } = readAoiFile(text, 30);
  expect(aois).toMatchObject([
    {
      name: 'car',
      color: 1,
      keyframes: [
        { timestamp: 0, visible: true, easing: 'linear' },
        { timestamp: 1_000, visible: false },
      ],
    },
    {
      name: 'bike & rider',
      color: 2,
      keyframes: [{ shape: { type: 'rectangle', x: 0.1, y: 0.1, width: 0.2, height: 0.5 } }],
    },
  ]);
  expect(left).toEqual([
    { name: 'turned', reason: 'rotated' },
    { name: 'line', reason: 'kind' },
  ]);
});

it('[AF2] follows what somebody moved in CVAT', () => {
  const shape = { type: 'rectangle', x: 0.1, y: 0.1, width: 0.1, height: 0.1 } as const;
  const keyframes = [{ timestamp: 1_010, shape, easing: 'hold', visible: true } as const];
  const aoi = { name: 'Can', group: null, color: 4, tags: [], keyframes };
  const asset = { id: null, widthPx: 100, heightPx: 100, durationMs: 8_000, sha256: null };
  const text = writeCvat({ asset, aois: [aoi] }, 30);
  expect(readAoiFile(text).aois).toEqual([aoi]);
  const moved = readAoiFile(text.replace('frame="30"', 'frame="60"')).aois;
  expect(moved[0]?.keyframes[0]).toMatchObject({ timestamp: 2_000, easing: 'hold' });
});

it('[AF3] reads a film of Label Studio without our meta by its own rules', () => {
  const entry = { x: 10, y: 20, width: 30, height: 40, rotation: 0 };
  const value = {
    framesCount: 250,
    duration: 10,
    labels: ['Cell'],
    sequence: [
      { ...entry, frame: 1, enabled: true, time: 0 },
      { ...entry, frame: 26, x: 20, enabled: false, time: 1 },
    ],
  };
  const result = [{ id: 'a', type: 'videorectangle', value, from_name: 'box', to_name: 'video' }];
  const { aois, asset } = readAoiFile(
    JSON.stringify([{ id: 1, data: { video: 'v.mp4' }, annotations: [{ result }] }]),
  );
  expect(asset.durationMs).toBe(10_000);
  expect(aois[0]?.name).toBe('Cell');
  // The tool shows the last frame itself, and nothing after it.
  expect(aois[0]?.keyframes.map(({ timestamp, visible }) => [timestamp, visible])).toEqual([
    [0, true],
    [1_000, true],
    [1_040, false],
  ]);
});

it('[AF3] reads shapes on a picture of Label Studio', () => {
  const size = { original_width: 600, original_height: 403, image_rotation: 0 };
  const result = [
    {
      ...size,
      type: 'rectanglelabels',
      value: { x: 5, y: 2, width: 50, height: 25, rotation: 0, rectanglelabels: ['Sky'] },
    },
    {
      ...size,
      type: 'ellipselabels',
      value: { x: 18, y: 61, radiusX: 10, radiusY: 5, rotation: 0, ellipselabels: ['Hand'] },
    },
    {
      ...size,
      type: 'polygonlabels',
      value: {
        points: [
          [2, 2],
          [3, 9],
          [8, 8],
        ],
        closed: true,
        polygonlabels: ['Car'],
      },
    },
    { ...size, type: 'brushlabels', value: { format: 'rle', rle: [1], brushlabels: ['Stain'] } },
  ];
  const { aois, left } = readAoiFile(JSON.stringify([{ annotations: [{ result }] }]));
  expect(aois.map(({ name, keyframes }) => [name, keyframes[0]?.shape])).toEqual([
    ['Sky', { type: 'rectangle', x: 0.05, y: 0.02, width: 0.5, height: 0.25 }],
    ['Hand', { type: 'ellipse', cx: 0.18, cy: 0.61, rx: 0.1, ry: 0.05 }],
    [
      'Car',
      {
        type: 'polygon',
        points: [
          [0.02, 0.02],
          [0.03, 0.09],
          [0.08, 0.08],
        ],
      },
    ],
  ]);
  expect(left).toEqual([{ name: 'Stain', reason: 'kind' }]);
});

it('[AF3] fits a shape into the box that somebody moved in Label Studio', () => {
  const shape = { type: 'ellipse', cx: 0.3, cy: 0.3, rx: 0.1, ry: 0.2 } as const;
  const keyframes = [{ timestamp: 0, shape, easing: 'linear', visible: true } as const];
  const aoi = { name: 'Can', group: null, color: 4, tags: [], keyframes };
  const asset = { id: null, widthPx: 100, heightPx: 100, durationMs: 8_000, sha256: null };
  const file = JSON.parse(writeLabelStudio({ asset, aois: [aoi] }, 30));
  file[0].annotations[0].result[0].value.sequence[0].x += 20;
  const [moved] = readAoiFile(JSON.stringify(file)).aois;
  expect(moved?.keyframes[0]?.shape).toEqual({ ...shape, cx: 0.5 });
});

describe('what is hostile', () => {
  const box = '<box frame="0" outside="0" keyframe="1" xtl="1" ytl="1" xbr="2" ybr="2"/>';
  const toXml = (inside: string) =>
    `<annotations><original_size><width>9</width><height>9</height></original_size>${inside}</annotations>`;

  it('[AF4] refuses declarations, and so entities that expand', () => {
    const bomb = `<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>`;
    expect(findFault(`<?xml version="1.0"?>${bomb}${toXml('&b;')}`)).toBe('not_readable');
    expect(findFault(toXml('<track label="&b;"/>'))).toBe('not_readable');
    expect(findFault(toXml('<track>'))).toBe('not_readable');
    expect(findFault(toXml('<a>'.repeat(1_000) + '</a>'.repeat(1_000)))).toBe('not_readable');
  });

  it('[AF4] refuses 10 MB, 10,000 shapes and numbers that are none', () => {
    expect(findFault(' '.repeat(10_000_000))).toBe('too_large');
    expect(findFault(toXml(`<track label="a">${box.repeat(10_000)}</track>`))).toBe(
      'too_many_shapes',
    );
    for (const bad of ['NaN', '1e999', 'Infinity', '', '0x']) {
      expect(
        findFault(
          toXml(
            `<track label="a">${box.replace('"1"', `"${bad}"`).replace('xtl="1"', `xtl="${bad}"`)}</track>`,
          ),
        ),
      ).toBe('bad_number');
    }
    const frame = { t_ms: 0, outside: false, easing: 'linear' };
    const shape = { type: 'rectangle', x: null, y: 0, width: 1, height: 1 };
    const asset = { id: null, w: 10, h: 10, duration_ms: null };
    const toJson = (given: object) =>
      JSON.stringify({
        schema: 'fovea-aoi-1',
        asset,
        aois: [{ name: 'a', keyframes: [{ ...frame, ...given }] }],
      });
    expect(findFault(toJson({ shape }))).toBe('bad_number');
    expect(findFault(toJson({ shape: { ...shape, x: 1 }, t_ms: -1 }))).toBe('bad_number');
    expect(findFault(toJson({ shape: { ...shape, x: 1 } }).replace('"w":10', '"w":0'))).toBe(
      'bad_number',
    );
  });

  it('[AF4] refuses what is none of the three', () => {
    expect(findFault('{')).toBe('not_readable');
    expect(findFault('{}')).toBe('unknown_format');
    expect(findFault('[]')).toBe('unknown_format');
    expect(findFault('<html></html>')).toBe('unknown_format');
  });
});

it('[AF5] leaves out an area that changes its corners, and says so', () => {
  const polygon = (points: string, frame: number) =>
    `<polygon frame="${frame}" outside="0" keyframe="1" points="${points}"/>`;
  const text = `<annotations><original_size><width>9</width><height>9</height></original_size><track label="a">${polygon('1,1;2,1;2,2', 0)}${polygon('1,1;2,1;2,2;1,2', 9)}</track></annotations>`;
  expect(readAoiFile(text)).toMatchObject({ aois: [], left: [{ name: 'a', reason: 'differs' }] });
});
