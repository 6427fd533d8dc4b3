import * as z from 'zod/mini';
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
  refusal: z.nullable(z.string()),
  widthPx: z.nullable(z.int()),
  heightPx: z.nullable(z.int()),
  url: z.nullable(z.string()),
});
export type Asset = z.infer<typeof asset>;

export const page = z.object({
  id,
  kind: z.enum(PAGE_KINDS),
  position: z.int(),
  timerMs: z.nullable(z.int()),
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
  maxParticipant: z.int(),
  joined: z.int(),
  completed: z.int(),
  link: z.nullable(z.string()),
  code: z.nullable(z.string()),
  createdAt: instant,
});
export type ProjectHead = z.infer<typeof projectHead>;

export const project = z.extend(projectHead, { pages: z.array(page) });
export type Project = z.infer<typeof project>;

/** What a list shows of a project. */
export const projectSummary = z.extend(projectHead, {
  pageCount: z.int(),
  /** All timers together. */
  lengthMs: z.int(),
  /** The first pictures, in the order of their pages. */
  covers: z
    .array(z.object({ url: z.string(), widthPx: z.int(), heightPx: z.int() }))
    .check(z.maxLength(LIMITS.projectCovers)),
});
export type ProjectSummary = z.infer<typeof projectSummary>;

const projectParams = z.object({ id });
const maxParticipant = z
  .int()
  .check(z.minimum(LIMITS.maxParticipantMin), z.maximum(LIMITS.maxParticipantMax));
const name = line(LIMITS.projectNameMaxLength).check(z.minLength(1));
const timerMs = z.int().check(z.minimum(LIMITS.timerMinMs), z.maximum(LIMITS.timerMaxMs));

/** What a form asks for, and what the call sends. */
export const newProject = z.object({
  name,
  type: z.enum(PROJECT_TYPES),
  device: z._default(z.enum(DEVICE_KINDS), 'mobile'),
  orientation: z._default(z.enum(ORIENTATIONS), 'portrait'),
  maxParticipant,
});

export const createProject = defineCall({
  id: 'createProject',
  summary: 'Creates a project in edit.',
  method: 'POST',
  path: '/projects',
  access: 'user',
  status: 201,
  body: newProject,
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
    before: z.optional(id),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  reply: z.object({ projects: z.array(projectSummary), next: z.nullable(id) }),
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

export const updateProject = defineCall({
  id: 'updateProject',
  summary: 'Changes what a project is called, what it is and how many take part.',
  method: 'PATCH',
  path: '/projects/{id}',
  access: 'user',
  params: projectParams,
  body: z.object({
    name: z.optional(name),
    type: z.optional(z.enum(PROJECT_TYPES)),
    maxParticipant: z.optional(maxParticipant),
  }),
  reply: project,
  errors: ['not_found', 'project_not_editable'],
});

export const activateProject = defineCall({
  id: 'activateProject',
  summary: 'Starts data collection. The project cannot be edited afterwards.',
  method: 'POST',
  path: '/projects/{id}/activate',
  access: 'user',
  params: projectParams,
  reply: project,
  errors: [
    'credits_insufficient',
    'credits_paused',
    'not_found',
    'project_not_editable',
    'project_not_ready',
  ],
});

export const upgradeProject = defineCall({
  id: 'upgradeProject',
  summary:
    'Makes a Basic project Pro. It costs its target, or what it has collected if it is done.',
  method: 'POST',
  path: '/projects/{id}/upgrade',
  access: 'user',
  params: projectParams,
  reply: project,
  errors: ['credits_insufficient', 'credits_paused', 'not_found', 'project_already_pro'],
});

export const finishProject = defineCall({
  id: 'finishProject',
  summary: 'Ends data collection early. Sessions that nobody used come back.',
  method: 'POST',
  path: '/projects/{id}/finish',
  access: 'user',
  params: projectParams,
  reply: project,
  errors: ['not_found', 'project_not_active'],
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
    assetIds: z.array(id).check(z.minLength(1), z.maxLength(LIMITS.pageAssetsMax)),
    timerMs: z._default(z.nullable(timerMs), null),
  }),
  reply: page,
  errors: ['not_found', 'project_not_editable'],
});

const pageParams = z.object({ id, pageId: id });

export const updatePage = defineCall({
  id: 'updatePage',
  summary: 'Changes how long a page is shown.',
  method: 'PATCH',
  path: '/projects/{id}/pages/{pageId}',
  access: 'user',
  params: pageParams,
  body: z.object({ timerMs }),
  reply: project,
  errors: ['not_found', 'project_not_editable'],
});

export const removePage = defineCall({
  id: 'removePage',
  summary: 'Removes a page; the pages after it move up.',
  method: 'DELETE',
  path: '/projects/{id}/pages/{pageId}',
  access: 'user',
  params: pageParams,
  reply: project,
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
    fileName: line(255).check(z.minLength(1)),
    contentType: z.enum(IMAGE_TYPES),
    bytes: z.int().check(z.minimum(1), z.maximum(LIMITS.imageMaxBytes)),
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
