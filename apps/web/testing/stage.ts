import type { Asset } from '@fovea/contract';

/** A participant whose phone is 390 px wide. */
export const participant = {
  subjectId: 'P-001',
  gender: null,
  age: 30,
  validity: 95,
  deviceName: 'Phone',
  recordingId: 'r',
  effectiveHz: 30,
  widthPx: 390,
  heightPx: 844,
};
export const project = { device: 'mobile', orientation: 'portrait' } as const;
export const toAsset = (
  widthPx: number,
  heightPx: number,
  changes: Partial<Asset> = {},
): Asset => ({
  id: 'asset',
  kind: 'image',
  fileName: 'poster.png',
  status: 'ready',
  refusal: null,
  progress: null,
  bytes: 1,
  widthPx,
  heightPx,
  durationMs: null,
  url: '/poster.png',
  thumbUrl: null,
  sources: [],
  posterUrl: null,
  hoverUrls: [],
  ...changes,
});
