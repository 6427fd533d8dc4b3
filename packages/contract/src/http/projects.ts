import { z } from 'zod';
import { defineCall } from '#call.ts';
import { id, instant, line } from '#fields.ts';
import { LIMITS } from '#limits.ts';

export const PROJECT_TYPES = ['basic', 'pro'] as const;
export const PROJECT_STATUSES = ['edit', 'active', 'done'] as const;
export const DEVICE_KINDS = ['mobile', 'tablet'] as const;
export const ORIENTATIONS = ['portrait', 'landscape'] as const;
export const PAGE_KINDS = ['image'] as const;
export const ASSET_STATUSES = ['uploading', 'checking', 'ready', 'refused'] as const;
export type AssetStatus = (typeof ASSET_STATUSES)[number];
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const asset = z.object({
  id,
  fileName: z.string(),
  status: z.enum(ASSET_STATUSES),
  refusal: z.string().nullable(),
  widthPx: z.number().int().nullable(),
  heightPx: z.number().int().nullable(),
  url: z.string().nullable(),
});
export type Asset = z.infer<typeof asset>;

export const page = z.object({
  id,
  kind: z.enum(PAGE_KINDS),
  position: z.number().int(),
  timerMs: z.number().int().nullable(),
  assets: z.array(asset),
});
export type Page = z.infer<typeof page>;

export const projectHead = z.object({
  id,
  name: z.string(),
  type: z.enum(PROJECT_TYPES),
  status: z.enum(PROJECT_STATUSES),
  device: z.enum(DEVICE_KINDS),
  orientation: z.enum(ORIENTATIONS),
  maxParticipant: z.number().int(),
  joined: z.number().int(),
  completed: z.number().int(),
  link: z.string().nullable(),
  code: z.string().nullable(),
  createdAt: instant,
});
export type ProjectHead = z.infer<typeof projectHead>;

export const project = projectHead.extend({ pages: z.array(page) });
export type Project = z.infer<typeof project>;

const projectParams = z.object({ id });

export const createProject = defineCall({
  id: 'createProject',
  summary: 'Creates a project in edit.',
  method: 'POST',
  path: '/projects',
  access: 'user',
  status: 201,
  body: z.object({
    name: line(LIMITS.projectNameMaxLength).min(1),
    type: z.literal('basic'),
    device: z.enum(DEVICE_KINDS).default('mobile'),
    orientation: z.enum(ORIENTATIONS).default('portrait'),
    maxParticipant: z.number().int().min(LIMITS.maxParticipantMin).max(LIMITS.maxParticipantMax),
  }),
  reply: project,
  errors: [],
});

export const listProjects = defineCall({
  id: 'listProjects',
  summary: "The user's projects, newest first, a page at a time.",
  method: 'GET',
  path: '/projects',
  access: 'user',
  query: z.object({
    before: id.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({ projects: z.array(projectHead), next: id.nullable() }),
  errors: [],
});

export const getProject = defineCall({
  id: 'getProject',
  summary: 'One project with its pages and counts.',
  method: 'GET',
  path: '/projects/{id}',
  access: 'user',
  params: projectParams,
  reply: project,
  errors: ['not_found'],
});

export const activateProject = defineCall({
  id: 'activateProject',
  summary: 'Starts data collection. The project cannot be edited afterwards.',
  method: 'POST',
  path: '/projects/{id}/activate',
  access: 'user',
  params: projectParams,
  reply: project,
  errors: ['not_found', 'project_not_editable', 'project_not_ready'],
});

export const createPage = defineCall({
  id: 'createPage',
  summary: 'Appends a page of 1 to 4 assets.',
  method: 'POST',
  path: '/projects/{id}/pages',
  access: 'user',
  status: 201,
  params: projectParams,
  body: z.object({
    kind: z.enum(PAGE_KINDS),
    assetIds: z.array(id).min(1).max(LIMITS.pageAssetsMax),
    timerMs: z.number().int().min(1_000).max(600_000).nullable().default(null),
  }),
  reply: page,
  errors: ['not_found', 'project_not_editable'],
});

export const createUpload = defineCall({
  id: 'createUpload',
  summary: 'Presigns an upload straight to object storage.',
  method: 'POST',
  path: '/projects/{id}/uploads',
  access: 'user',
  status: 201,
  params: projectParams,
  body: z.object({
    fileName: line(255).min(1),
    contentType: z.enum(IMAGE_TYPES),
    bytes: z.number().int().min(1).max(LIMITS.imageMaxBytes),
  }),
  reply: z.object({
    uploadId: id,
    method: z.literal('PUT'),
    url: z.string(),
    headers: z.record(z.string(), z.string()),
    expiresAt: instant,
  }),
  errors: ['not_found', 'project_not_editable'],
});

const uploadParams = z.object({ id, uploadId: id });

export const completeUpload = defineCall({
  id: 'completeUpload',
  summary: 'Says that the bytes are there; a worker decodes them before they are used.',
  method: 'POST',
  path: '/projects/{id}/uploads/{uploadId}/complete',
  access: 'user',
  params: uploadParams,
  reply: asset,
  errors: ['not_found', 'upload_missing'],
});

export const getAsset = defineCall({
  id: 'getAsset',
  summary: 'One asset, to see whether it is ready.',
  method: 'GET',
  path: '/projects/{id}/uploads/{uploadId}',
  access: 'user',
  params: uploadParams,
  reply: asset,
  errors: ['not_found'],
});
