import type { AoiShape } from '#aoi/keyframe.ts';
import { AoiFileError, type AoiSet, type FileAsset, type ReadAoiSet } from './aoi-set.ts';
import { createShapeCount, finishAois, type RawAoi } from './finish-aois.ts';
import { isRecord, type JsonRecord, listOf } from './json.ts';
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

export const AOI_JSON_SCHEMA = 'fovea-aoi-1';

/** Our own file: px of the asset. */
export function writeAoiJson({ asset, aois }: AoiSet): string {
  const { widthPx, heightPx } = asset;
  const file = {
    schema: AOI_JSON_SCHEMA,
    asset: {
      id: asset.id,
      w: widthPx,
      h: heightPx,
      duration_ms: asset.durationMs,
      sha256: asset.sha256,
    },
    aois: aois.map(({ keyframes, ...rest }) => ({
      ...rest,
      keyframes: keyframes.map(({ timestamp, shape, easing, visible }) => ({
        t_ms: timestamp,
        outside: !visible,
        shape: writeShape(shape, widthPx, heightPx),
        easing,
      })),
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

export function readAoiJson(file: JsonRecord): ReadAoiSet {
  const asset = readAsset(isRecord(file.asset) ? file.asset : {});
  const countShape = createShapeCount();
  const raw = listOf(file.aois).map(
    (each, i): RawAoi => ({
      name: toLine(each.name),
      ...toExtras(each, i),
      keyframes: listOf(each.keyframes).map((frame) => {
        countShape();
        return {
          timestamp: toMs(frame.t_ms),
          shape: readShape(isRecord(frame.shape) ? frame.shape : {}, asset),
          easing: frame.easing === 'hold' ? 'hold' : 'linear',
          visible: frame.outside !== true,
        };
      }),
    }),
  );
  return { asset, ...finishAois(raw) };
}

function readAsset({ id, w, h, duration_ms, sha256 }: JsonRecord): FileAsset {
  return {
    id: typeof id === 'string' ? id : null,
    widthPx: toSide(w),
    heightPx: toSide(h),
    durationMs: duration_ms === null || duration_ms === undefined ? null : toMs(duration_ms),
    sha256: typeof sha256 === 'string' ? sha256 : null,
  };
}

function writeShape(shape: AoiShape, w: number, h: number) {
  switch (shape.type) {
    case 'rectangle':
      return {
        ...shape,
        x: shape.x * w,
        y: shape.y * h,
        width: shape.width * w,
        height: shape.height * h,
      };
    case 'ellipse':
      return { ...shape, cx: shape.cx * w, cy: shape.cy * h, rx: shape.rx * w, ry: shape.ry * h };
    case 'polygon':
      return { ...shape, points: shape.points.map(([x, y]) => [x * w, y * h]) };
  }
}

function readShape(shape: JsonRecord, { widthPx: w, heightPx: h }: FileAsset): AoiShape | 'kind' {
  const get = (name: string) => toNumber(shape[name], name);
  switch (shape.type) {
    // The short word is that of the draft.
    case 'rect':
    case 'rectangle': {
      const [x, y] = [get('x') / w, get('y') / h];
      return toRectangle(x, y, x + get('width') / w, y + get('height') / h);
    }
    case 'ellipse':
      return toEllipse(get('cx') / w, get('cy') / h, get('rx') / w, get('ry') / h);
    case 'polygon': {
      if (!Array.isArray(shape.points)) throw new AoiFileError('not_readable', 'points');
      return toPolygon(
        shape.points.map((point: unknown) => {
          const [x, y] = Array.isArray(point) ? point : [];
          return [toNumber(x, 'x') / w, toNumber(y, 'y') / h] as const;
        }),
      );
    }
    default:
      return 'kind';
  }
}
