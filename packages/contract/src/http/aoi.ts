import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { id, instant, line } from '#fields.ts';

/** Apart from `LIMITS`, which every page of the web app loads. */
export const AOI_LIMITS = {
  nameMaxLength: 40,
  colors: 8,
  tagsMax: 10,
  /** Most areas of one asset. */
  aoisMax: 60,
  keyframesMax: 600,
  polygonPointsMin: 3,
  polygonPointsMax: 64,
  /** Most bytes of areas, as `GET /aoi` answers them, on one asset, in a project, of an account. */
  assetBytesMax: 256 * 1024,
  projectBytesMax: 2 * 1024 * 1024,
  accountBytesMax: 20 * 1024 * 1024,
} as const;

/** Share of the picture's width or height, from its top left corner. */
const share = z.number().check(z.minimum(0), z.maximum(1));
const point = z.tuple([share, share]);

const aoiShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('rectangle'), x: share, y: share, width: share, height: share }),
  z.object({ type: z.literal('ellipse'), cx: share, cy: share, rx: share, ry: share }),
  z.object({
    type: z.literal('polygon'),
    points: z
      .array(point)
      .check(z.minLength(AOI_LIMITS.polygonPointsMin), z.maxLength(AOI_LIMITS.polygonPointsMax)),
  }),
]);

/** How a shape goes on to the next keyframe: in a straight line, or not at all until then. */
export const EASINGS = ['linear', 'hold'] as const;

const keyframeFields = {
  /** Ms from the moment the page was shown. */
  timestamp: z.int().check(z.nonnegative()),
  shape: aoiShape,
  easing: z.enum(EASINGS),
  /** Whether there is something to look at from here on. */
  visible: z.boolean(),
};
const keyframe = z.object({ id, ...keyframeFields });
export type AoiKeyframe = z.infer<typeof keyframe>;

const keyframeBody = z.object({
  ...keyframeFields,
  easing: z._default(keyframeFields.easing, 'linear'),
  visible: z._default(keyframeFields.visible, true),
});
/** One that is there already names itself; all others are new. */
const givenKeyframe = z.extend(keyframeBody, { id: z.optional(id) });

const aoiFields = {
  name: line(AOI_LIMITS.nameMaxLength).check(z.minLength(1)),
  /** A slot of the palette, not a colour. */
  color: z.int().check(z.minimum(1), z.maximum(AOI_LIMITS.colors)),
  /** Areas with the same group count as one. */
  group: z.nullable(line(AOI_LIMITS.nameMaxLength).check(z.minLength(1))),
  tags: z
    .array(line(AOI_LIMITS.nameMaxLength).check(z.minLength(1)))
    .check(z.maxLength(AOI_LIMITS.tagsMax)),
};
const givenKeyframes = z.object({
  keyframes: z.array(givenKeyframe).check(z.minLength(1), z.maxLength(AOI_LIMITS.keyframesMax)),
});

const aoi = z.object({
  aoiId: id,
  experimentId: id,
  assetId: id,
  /** Null for areas that came from elsewhere. */
  createdAt: z.nullable(instant),
  ...aoiFields,
  keyframeAoi: z.object({
    keyframes: z.array(keyframe).check(z.maxLength(AOI_LIMITS.keyframesMax)),
  }),
  /** Grows with every change, so that a result can name what it was made from. */
  version: z.int(),
});
/** An area of interest: a named shape on a picture or film, which may move over time. */
export type Aoi = z.infer<typeof aoi>;

const onAsset = z.object({ experimentId: id, assetId: id });
const onAoi = z.extend(onAsset, { aoiId: id });
const KEYFRAME_FAULTS = [
  'keyframe_differs',
  'keyframe_taken',
  'keyframe_beyond_page',
  'keyframes_full',
] as const;
/** The areas would have too many bytes. */
const FULL = ['asset_areas_full', 'project_areas_full', 'account_areas_full'] as const;

export const aoiCalls = defineCalls({
  listAois: {
    summary: "A project's areas of interest, sorted by createdAt ascending, missing dates first.",
    method: 'GET',
    path: '/aoi',
    access: 'user',
    query: z.object({ experimentId: id }),
    reply: z.object({ aoiList: z.array(aoi) }),
    errors: ['not_found'],
  },
  createAoi: {
    summary: 'An area of interest with its first keyframes.',
    method: 'POST',
    path: '/aoi/{experimentId}/{assetId}',
    access: 'user',
    status: 201,
    params: onAsset,
    body: z.object({
      ...aoiFields,
      group: z._default(aoiFields.group, null),
      tags: z._default(aoiFields.tags, []),
      keyframeAoi: givenKeyframes,
    }),
    /** Ids of the keyframes, in the order of their times. */
    reply: z.object({
      aoiId: id,
      keyframeIds: z.array(id).check(z.maxLength(AOI_LIMITS.keyframesMax)),
    }),
    errors: ['not_found', 'aois_full', ...KEYFRAME_FAULTS, ...FULL],
  },
  updateAoi: {
    summary: 'Changes what is given. Keyframes are given whole: those that are not are removed.',
    method: 'PATCH',
    path: '/aoi/{experimentId}/{assetId}/{aoiId}',
    access: 'user',
    params: onAoi,
    body: z.object({
      name: z.optional(aoiFields.name),
      color: z.optional(aoiFields.color),
      group: z.optional(aoiFields.group),
      tags: z.optional(aoiFields.tags),
      keyframeAoi: z.optional(givenKeyframes),
    }),
    reply: aoi,
    errors: ['not_found', ...KEYFRAME_FAULTS, ...FULL],
  },
  removeAoi: {
    summary: 'Removes an area of interest, or one of its keyframes. Answers what is gone.',
    method: 'DELETE',
    path: '/aoi',
    access: 'user',
    query: z.object({ experimentId: id, assetId: id, id, keyframeId: z.optional(id) }),
    reply: z.object({ id }),
    errors: ['not_found', 'keyframe_last'],
  },
  createKeyframe: {
    summary: 'A keyframe more.',
    method: 'POST',
    path: '/aoi/{experimentId}/{assetId}/{aoiId}',
    access: 'user',
    status: 201,
    params: onAoi,
    body: keyframeBody,
    reply: z.object({ id }),
    errors: ['not_found', ...KEYFRAME_FAULTS, ...FULL],
  },
  updateKeyframe: {
    summary: 'Changes what is given of a keyframe.',
    method: 'PATCH',
    path: '/aoi/{experimentId}/{assetId}/{aoiId}/{keyframeId}',
    access: 'user',
    params: z.extend(onAoi, { keyframeId: id }),
    body: z.object({
      timestamp: z.optional(keyframeFields.timestamp),
      shape: z.optional(keyframeFields.shape),
      easing: z.optional(keyframeFields.easing),
      visible: z.optional(keyframeFields.visible),
    }),
    reply: keyframe,
    errors: ['not_found', ...KEYFRAME_FAULTS, ...FULL],
  },
});
