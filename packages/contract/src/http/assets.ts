import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { id, instant, line, objectAddress, told } from '#fields.ts';
import { LIMITS } from '#limits.ts';

export const ASSET_KINDS = ['image', 'video'] as const;
export const ASSET_STATUSES = ['uploading', 'checking', 'ready', 'refused'] as const;
export type AssetStatus = (typeof ASSET_STATUSES)[number];
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const;
/** Why a file did not become an asset. */
export const ASSET_REFUSALS = [
  'not_a_picture',
  'too_many_pixels',
  'side_too_long',
  'not_a_video',
  'video_too_long',
  'too_heavy',
] as const;
export type AssetRefusal = (typeof ASSET_REFUSALS)[number];

/** Four widths in two formats, and room for more. */
export const ASSET_SOURCES_MAX = 12;

/** The same picture in another size or format. */
export const assetSource = z.object({
  url: objectAddress,
  type: z.enum(['image/webp', 'image/avif']),
  widthPx: z.int(),
});

export const asset = z.object({
  id,
  kind: z.enum(ASSET_KINDS),
  fileName: told(255),
  status: z.enum(ASSET_STATUSES),
  refusal: z.nullable(z.enum(ASSET_REFUSALS)),
  /** Percent of the work of a worker, while it checks. */
  progress: z.nullable(z.int()),
  bytes: z.int(),
  widthPx: z.nullable(z.int()),
  heightPx: z.nullable(z.int()),
  /** Duration of a video. */
  durationMs: z.nullable(z.int()),
  /** The picture in full size, or the video. */
  url: z.nullable(objectAddress),
  thumbUrl: z.nullable(objectAddress),
  /** Pictures only, smallest first. */
  sources: z.array(assetSource).check(z.maxLength(ASSET_SOURCES_MAX)),
  /** The first frame of a video, and some more from its beginning to its end. */
  posterUrl: z.nullable(objectAddress),
  hoverUrls: z.array(objectAddress).check(z.maxLength(LIMITS.videoFrames)),
});
export type Asset = z.infer<typeof asset>;

const projectParams = z.object({ id });
const uploadParams = z.object({ id, uploadId: id });
const partNumber = z.int().check(z.minimum(1), z.maximum(LIMITS.uploadPartsMax));

export const assetCalls = defineCalls({
  createUpload: {
    summary: 'Opens an upload straight to object storage, in parts.',
    method: 'POST',
    path: '/projects/{id}/uploads',
    access: 'user',
    status: 201,
    params: projectParams,
    body: z
      .object({
        fileName: line(255).check(z.minLength(1)),
        contentType: z.enum([...IMAGE_TYPES, ...VIDEO_TYPES]),
        bytes: z.int().check(z.minimum(1), z.maximum(LIMITS.videoMaxBytes)),
      })
      .check(
        z.refine(
          ({ contentType, bytes }) =>
            bytes <= LIMITS.imageMaxBytes || VIDEO_TYPES.some((type) => type === contentType),
          { error: 'The picture is too large.', path: ['bytes'] },
        ),
      ),
    reply: z.object({
      uploadId: id,
      /** Every part but the last has this length. */
      partBytes: z.int(),
      parts: z.int(),
    }),
    errors: ['not_found', 'project_not_editable', 'storage_full', 'uploads_waiting'],
  },
  signUploadParts: {
    summary: 'Addresses to PUT parts to. The length of each is signed.',
    method: 'POST',
    path: '/projects/{id}/uploads/{uploadId}/parts',
    access: 'user',
    params: uploadParams,
    body: z.object({
      numbers: z.array(partNumber).check(z.minLength(1), z.maxLength(LIMITS.uploadPartsMax)),
    }),
    reply: z.object({
      parts: z
        .array(z.object({ number: z.int(), url: objectAddress, bytes: z.int() }))
        .check(z.maxLength(LIMITS.uploadPartsMax)),
      expiresAt: instant,
    }),
    errors: ['not_found', 'project_not_editable', 'upload_ended'],
  },
  listUploadParts: {
    summary: 'The parts that have arrived, so that an upload goes on where it stopped.',
    method: 'GET',
    path: '/projects/{id}/uploads/{uploadId}/parts',
    access: 'user',
    params: uploadParams,
    reply: z.object({
      partBytes: z.int(),
      parts: z.int(),
      arrived: z.array(z.int()).check(z.maxLength(LIMITS.uploadPartsMax)),
    }),
    errors: ['not_found', 'upload_ended'],
  },
  completeUpload: {
    summary: 'Says that the bytes are there; a worker decodes them before they are used.',
    method: 'POST',
    path: '/projects/{id}/uploads/{uploadId}/complete',
    access: 'user',
    params: uploadParams,
    reply: asset,
    errors: ['not_found', 'upload_missing'],
  },
  removeUpload: {
    summary: 'Gives an upload up, or forgets a file that was refused. Used pictures stay.',
    method: 'DELETE',
    path: '/projects/{id}/uploads/{uploadId}',
    access: 'user',
    params: uploadParams,
    reply: z.object({ removed: z.boolean() }),
    errors: ['not_found', 'project_not_editable'],
  },
  getAsset: {
    summary: 'One asset, to see whether it is ready.',
    method: 'GET',
    path: '/projects/{id}/uploads/{uploadId}',
    access: 'user',
    params: uploadParams,
    reply: asset,
    errors: ['not_found'],
  },
});
