import type { AoiShape, Keyframe } from '#aoi/keyframe.ts';
import { AoiFileError, type AoiSet, type FileAoi, type ReadAoiSet } from './aoi-set.ts';
import { createShapeCount, finishAois, type RawAoi } from './finish-aois.ts';
import { parseJson } from './json.ts';
import {
  toEllipse,
  toExtras,
  toLine,
  toMs,
  toNumber,
  toPolygon,
  toRectangle,
  toSide,
} from './numbers.ts';
import { encodeXml, type XmlElement } from './xml.ts';

/** Attributes of a shape that say what CVAT has no word for. */
const OURS = ['fovea_ms', 'fovea_easing', 'fovea_aoi'] as const;
const MS = 1_000;

/** CVAT for video 1.1: a track for each area, its keyframes at the nearest frame before their time. */
export function writeCvat({ asset, aois }: AoiSet, framesPerSecond: number): string {
  const frames = Math.max(toFrame(asset.durationMs ?? 0, framesPerSecond) + 1, 1);
  const labels = [...new Set(aois.map(({ name }) => name))].map(
    (name) =>
      `<label><name>${encodeXml(name)}</name><attributes>${OURS.map(
        (ours) =>
          `<attribute><name>${ours}</name><mutable>True</mutable><input_type>text</input_type><default_value></default_value><values></values></attribute>`,
      ).join('')}</attributes></label>`,
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<annotations>',
    '<version>1.1</version>',
    `<meta><task><size>${frames}</size><mode>interpolation</mode><labels>${labels.join('')}</labels>`,
    `<original_size><width>${asset.widthPx}</width><height>${asset.heightPx}</height></original_size></task></meta>`,
    ...aois.flatMap((aoi, i) => writeTrack(aoi, i, asset, framesPerSecond)),
    '</annotations>',
    '',
  ].join('\n');
}

/** Tracks of a video, and shapes of single pictures as the first frame. */
export function readCvat(root: XmlElement, framesPerSecond: number): ReadAoiSet {
  const size = findDeep(root, 'original_size');
  const image = root.children.find(({ name }) => name === 'image');
  const asset = {
    id: null,
    widthPx: toSide(size ? findText(size, 'width') : image?.attributes.width),
    heightPx: toSide(size ? findText(size, 'height') : image?.attributes.height),
    durationMs: null,
    sha256: null,
  };
  const countShape = createShapeCount();
  const read = (element: XmlElement) => {
    countShape();
    return readKeyframe(element, asset, framesPerSecond);
  };
  const tracks = root.children.filter(({ name }) => name === 'track');
  const singles = image?.children.filter(({ attributes }) => 'label' in attributes) ?? [];
  const raw = [
    ...tracks.map(({ attributes, children }) => ({
      label: attributes.label,
      shapes: children.filter((shape) => shape.attributes.keyframe !== '0'),
    })),
    ...singles.map((shape) => ({ label: shape.attributes.label, shapes: [shape] })),
  ].map(
    ({ label, shapes }, i): RawAoi => ({
      name: toLine(label),
      ...toExtras(readOwn(shapes[0]), i),
      keyframes: shapes.map(read),
    }),
  );
  return { asset, ...finishAois(raw) };
}

function writeTrack(
  { name, keyframes, ...extras }: FileAoi,
  id: number,
  { widthPx, heightPx }: AoiSet['asset'],
  framesPerSecond: number,
): string[] {
  const own = JSON.stringify(extras);
  return [
    `<track id="${id}" label="${encodeXml(name)}" source="manual">`,
    ...keyframes.map(({ timestamp, shape, easing, visible }, i) => {
      const frame = toFrame(timestamp, framesPerSecond);
      const head = `frame="${frame}" outside="${visible ? 0 : 1}" occluded="0" keyframe="1"`;
      const values = [`${timestamp}`, easing, i === 0 ? own : ''];
      const attributes = OURS.map(
        (ours, k) => `<attribute name="${ours}">${encodeXml(values[k] ?? '')}</attribute>`,
      ).join('');
      const [tag, places] = writeShape(shape, widthPx, heightPx);
      return `<${tag} ${head} ${places} z_order="0">${attributes}</${tag}>`;
    }),
    '</track>',
  ];
}

function writeShape(shape: AoiShape, w: number, h: number): readonly [tag: string, places: string] {
  switch (shape.type) {
    case 'rectangle': {
      const { x, y, width, height } = shape;
      return [
        'box',
        `xtl="${x * w}" ytl="${y * h}" xbr="${(x + width) * w}" ybr="${(y + height) * h}"`,
      ];
    }
    case 'ellipse': {
      const { cx, cy, rx, ry } = shape;
      return ['ellipse', `cx="${cx * w}" cy="${cy * h}" rx="${rx * w}" ry="${ry * h}"`];
    }
    case 'polygon':
      return ['polygon', `points="${shape.points.map(([x, y]) => `${x * w},${y * h}`).join(';')}"`];
  }
}

function readKeyframe(
  element: XmlElement,
  asset: AoiSet['asset'],
  framesPerSecond: number,
): RawAoi['keyframes'][number] {
  const { attributes } = element;
  const ms = findAttribute(element, 'fovea_ms');
  const frame = attributes.frame === undefined ? 0 : toNumber(attributes.frame, 'frame');
  const easing: Keyframe['easing'] =
    findAttribute(element, 'fovea_easing') === 'hold' ? 'hold' : 'linear';
  // Somebody may have moved the shape to another frame since.
  const isSame = ms !== '' && toFrame(toMs(ms), framesPerSecond) === frame;
  return {
    timestamp: isSame ? toMs(ms) : toMs((frame * MS) / framesPerSecond),
    shape: readShape(element, asset),
    easing,
    visible: attributes.outside !== '1',
  };
}

function readShape(
  { name, attributes }: XmlElement,
  { widthPx: w, heightPx: h }: AoiSet['asset'],
): RawAoi['keyframes'][number]['shape'] {
  const get = (key: string) => toNumber(attributes[key], key);
  if (attributes.rotation !== undefined && get('rotation') !== 0) return 'rotated';
  switch (name) {
    case 'box':
      return toRectangle(get('xtl') / w, get('ytl') / h, get('xbr') / w, get('ybr') / h);
    case 'ellipse':
      return toEllipse(get('cx') / w, get('cy') / h, get('rx') / w, get('ry') / h);
    case 'polygon':
      return toPolygon(
        (attributes.points ?? '').split(';').map((point) => {
          const [x, y] = point.split(',');
          return [toNumber(x, 'x') / w, toNumber(y, 'y') / h] as const;
        }),
      );
    default:
      return 'kind';
  }
}

function readOwn(shape: XmlElement | undefined): Readonly<Record<string, unknown>> {
  const text = shape === undefined ? '' : findAttribute(shape, 'fovea_aoi');
  if (text === '') return {};
  const own = parseJson(text);
  return typeof own === 'object' && own !== null ? { ...own } : {};
}

/** The frame that is shown at a time. A frame that begins then is not missed by rounding. */
function toFrame(ms: number, framesPerSecond: number): number {
  if (!(framesPerSecond > 0)) throw new AoiFileError('bad_number', 'frames per second');
  return Math.floor((ms * framesPerSecond) / MS + 1e-9);
}

function findAttribute({ children }: XmlElement, name: string): string {
  const found = children.find((each) => each.name === 'attribute' && each.attributes.name === name);
  return found?.text ?? '';
}

function findText({ children }: XmlElement, name: string): string | undefined {
  return children.find((each) => each.name === name)?.text;
}

function findDeep(element: XmlElement, name: string): XmlElement | undefined {
  if (element.name === name) return element;
  for (const child of element.children) {
    if (child.name === 'track' || child.name === 'image') continue;
    const found = findDeep(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
