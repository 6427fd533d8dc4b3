import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { address, id, instant, language, line, objectAddress, text, told } from '#fields.ts';
import { LIMITS } from '#limits.ts';
import { TEMPLATE_IDS } from '#templates/templates.ts';
import { briefing, NO_BRIEFING } from './briefing-fields.ts';
import { funnel } from './funnel.ts';
import { hashtag } from './hashtag-fields.ts';
import { PAGE_KINDS, page, pageLook, pageName, question, slots, timerMs } from './page-fields.ts';

export const PROJECT_TYPES = ['basic', 'pro'] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];
export const PROJECT_STATUSES = ['edit', 'active', 'done'] as const;
export const DEVICE_KINDS = ['mobile', 'tablet'] as const;
export const ORIENTATIONS = ['portrait', 'landscape'] as const;
/**
 * Why a complete recording cannot be read: no sample among its bytes, eyes that were never found, or,
 * where a project has questions alone, one that had to be answered. It is not charged.
 */
export const UNREAD_REASONS = ['nothing_readable', 'gaze_lost', 'answers_missing'] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];
/** Sort orders of a list. */
export const PROJECT_SORTS = [
  'updated',
  'created',
  'name',
  'status',
  'type',
  'progress',
  'pages',
  'length',
  'device',
  'sessions',
] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

export const projectHead = z.object({
  id,
  name: told(LIMITS.projectNameMaxLength),
  type: z.enum(PROJECT_TYPES),
  status: z.enum(PROJECT_STATUSES),
  device: z.enum(DEVICE_KINDS),
  orientation: z.enum(ORIENTATIONS),
  maxParticipant: z.int(),
  joined: z.int(),
  completed: z.int(),
  link: z.nullable(address(1_024)),
  code: z.nullable(told(16)),
  /** How long a new page is shown. */
  timerMs: z.int(),
  shuffle: z.boolean(),
  finalReview: z.boolean(),
  hashtags: z.array(hashtag).check(z.maxLength(LIMITS.projectHashtagsMax)),
  pageCount: z.int(),
  lengthMs: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ProjectHead = z.infer<typeof projectHead>;

export const project = z.extend(projectHead, {
  /** Participants type it. Its owner can always read it. */
  password: z.nullable(told(LIMITS.projectPasswordMaxLength)),
  pages: z.array(page).check(z.maxLength(LIMITS.pagesMax)),
  briefing: z._default(briefing, NO_BRIEFING),
  /** How long its gaze is kept after its end. */
  retentionDays: z._default(z.int(), LIMITS.retentionDefaultDays),
  /** Raised by every write. */
  revision: z._default(z.int(), 1),
  /** Key of the save that made this revision, if a save did. */
  saveKey: z._default(z.nullable(id), null),
  /** People who finished, and whose data cannot be read. They are not among the completed. */
  unread: z._default(
    z
      .array(z.object({ reason: z.enum(UNREAD_REASONS), count: z.int().check(z.minimum(1)) }))
      .check(z.maxLength(UNREAD_REASONS.length)),
    [],
  ),
  /** People who finished while every place was taken: read when the target is raised. */
  waiting: z._default(z.int(), 0),
  /** People whose gaze is flagged, and whose owner has not decided yet: neither read nor charged. */
  flagged: z._default(z.int(), 0),
  /** Flagged people whose owner left them out. */
  leftOut: z._default(z.int(), 0),
  /** Where people looked on the first pictures, to be laid over them; none while nobody is valid. */
  maps: z._default(
    z
      .array(z.object({ pageId: id, slot: z.int(), url: objectAddress }))
      .check(z.maxLength(LIMITS.pagesMax * LIMITS.pageAssetsMax)),
    [],
  ),
});
export type Project = z.infer<typeof project>;

/** Fields of a project in a list. */
export const projectSummary = z.extend(projectHead, {
  /** Whether participants type a password. */
  hasPassword: z.boolean(),
  /** Small pictures of the first pages. */
  covers: z
    .array(
      z.object({
        url: objectAddress,
        widthPx: z.int(),
        heightPx: z.int(),
        /** Where people looked, to be laid over it; nothing while nobody is valid. */
        mapUrl: z._default(z.nullable(objectAddress), null),
      }),
    )
    .check(z.maxLength(LIMITS.projectCovers)),
});
export type ProjectSummary = z.infer<typeof projectSummary>;

const projectParams = z.object({ id });
const maxParticipant = z
  .int()
  .check(z.minimum(LIMITS.maxParticipantMin), z.maximum(LIMITS.maxParticipantMax));
const name = line(LIMITS.projectNameMaxLength).check(z.minLength(1));
const password = text.check(
  z.minLength(LIMITS.projectPasswordMinLength),
  z.maxLength(LIMITS.projectPasswordMaxLength),
  z.regex(/^\S*$/, { error: 'A password has no spaces.' }),
);

const projectSettings = z.object({
  name,
  type: z.enum(PROJECT_TYPES),
  maxParticipant,
  device: z.enum(DEVICE_KINDS),
  orientation: z.enum(ORIENTATIONS),
  timerMs,
  shuffle: z.boolean(),
  finalReview: z.boolean(),
  retentionDays: z
    .int()
    .check(z.minimum(LIMITS.retentionMinDays), z.maximum(LIMITS.retentionMaxDays)),
  /** Nothing takes the password away. */
  password: z.nullable(password),
  briefing,
});

/** A page as its researcher made it. Its id may be new: then the page is. */
const draftPage = z.extend(pageLook, {
  id,
  kind: z.enum(PAGE_KINDS),
  name: z.nullable(pageName),
  timerMs: z.nullable(timerMs),
  keepInPlace: z.boolean(),
  /** By slot. Nothing empties a slot. */
  assetIds: slots,
  question: z.nullable(question),
});
export type DraftPage = z.infer<typeof draftPage>;

/** Everything of a project that is edited. The place in the list is the position. */
export const draft = z.object({
  settings: projectSettings,
  pages: z.array(draftPage).check(z.maxLength(LIMITS.pagesMax)),
});
export type Draft = z.infer<typeof draft>;

/** Fields of a new project: the form asks for them and the call sends them. */
export const newProject = z.object({
  name,
  type: z.enum(PROJECT_TYPES),
  device: z._default(z.enum(DEVICE_KINDS), 'mobile'),
  orientation: z._default(z.enum(ORIENTATIONS), 'portrait'),
  maxParticipant,
  template: z._default(z.enum(TEMPLATE_IDS), 'custom'),
  /** Language of the questions that a template brings. */
  language: z._default(language, 'en'),
});

const LISTED_AT_ONCE = 100;

/** Filters of a list. Several hashtags must all be there. */
const projectFilter = z.object({
  status: z.optional(z.enum(PROJECT_STATUSES)),
  type: z.optional(z.enum(PROJECT_TYPES)),
  /** Names with commas between them. */
  tags: z.optional(line(LIMITS.projectHashtagsMax * (LIMITS.hashtagMaxLength + 1))),
  /** A part of the name, the project ID or a hashtag. */
  q: z.optional(line(LIMITS.projectNameMaxLength)),
});

export const projectCalls = defineCalls({
  createProject: {
    summary: 'Creates a project in edit.',
    method: 'POST',
    path: '/projects',
    access: 'user',
    status: 201,
    body: newProject,
    reply: project,
    errors: ['projects_full', 'drafts_full'],
  },
  listProjects: {
    summary: "The user's projects, sorted, a page at a time.",
    method: 'GET',
    path: '/projects',
    access: 'user',
    query: z.extend(projectFilter, {
      sort: z._default(z.enum(PROJECT_SORTS), 'updated'),
      order: z._default(z.enum(['asc', 'desc']), 'desc'),
      /** From `next` of the page before. */
      after: z.optional(text.check(z.maxLength(1_000))),
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LISTED_AT_ONCE)),
        50,
      ),
    }),
    reply: z.object({
      projects: z.array(projectSummary).check(z.maxLength(LISTED_AT_ONCE)),
      next: z.nullable(told(1_000)),
      /** How many the filter finds; only with the first page. */
      total: z.nullable(z.int()),
    }),
    errors: [],
  },
  countProjects: {
    summary: 'How many projects there are of each status and type.',
    method: 'GET',
    path: '/projects/counts',
    access: 'user',
    reply: z.object({
      all: z.int(),
      status: z.record(z.enum(PROJECT_STATUSES), z.int()),
      type: z.record(z.enum(PROJECT_TYPES), z.int()),
    }),
    errors: [],
  },
  getProject: {
    summary: 'One project with its pages and counts.',
    method: 'GET',
    path: '/projects/{id}',
    access: 'user',
    params: projectParams,
    reply: project,
    errors: ['not_found'],
  },
  updateProject: {
    summary: 'Changes the settings of a project that is edited. Its name alone in every state.',
    method: 'PATCH',
    path: '/projects/{id}',
    access: 'user',
    params: projectParams,
    body: z.partial(projectSettings),
    reply: project,
    errors: ['not_found', 'project_not_editable', 'drafts_full'],
  },
  removeProject: {
    summary: 'Deletes a project with its pages, pictures and participants.',
    method: 'DELETE',
    path: '/projects/{id}',
    access: 'user',
    params: projectParams,
    reply: z.object({ removed: z.boolean() }),
    errors: ['not_found'],
  },
  duplicateProject: {
    summary: 'A project in edit with the same pages and settings, without participants.',
    method: 'POST',
    path: '/projects/{id}/duplicate',
    access: 'user',
    isHeavy: true,
    status: 201,
    params: projectParams,
    body: z.object({
      name,
      /** Unsaved draft that the copy takes instead of the stored pages. */
      draft: z.optional(draft),
    }),
    reply: project,
    errors: ['not_found', 'projects_full', 'drafts_full', 'account_areas_full'],
  },
  activateProject: {
    summary: 'Starts data collection. The project cannot be edited afterwards.',
    method: 'POST',
    path: '/projects/{id}/activate',
    access: 'user',
    params: projectParams,
    body: z.optional(
      z.object({
        /** Revision that the starter was shown: another one is not started. */
        revision: z.optional(z.int()),
      }),
    ),
    reply: project,
    errors: [
      'credits_insufficient',
      'credits_owed',
      'credits_paused',
      'draft_outdated',
      'not_found',
      'project_not_editable',
      'project_not_ready',
    ],
  },
  createTestLink: {
    summary:
      'A link for a test run of its owner, good for 30 minutes. It works before the activation.',
    method: 'POST',
    path: '/projects/{id}/test-links',
    access: 'user',
    status: 201,
    params: projectParams,
    reply: z.object({ token: told(48), url: address(1_024), expiresAt: instant }),
    errors: ['not_found', 'project_not_active', 'project_not_ready', 'test_runs_limited'],
  },
  upgradeProject: {
    summary:
      'Makes a Basic project Pro: a session for each participant with data, and one for each that is still to come.',
    method: 'POST',
    path: '/projects/{id}/upgrade',
    access: 'user',
    isHeavy: true,
    params: projectParams,
    reply: project,
    errors: [
      'credits_insufficient',
      'credits_owed',
      'credits_paused',
      'not_found',
      'project_already_pro',
    ],
  },
  changeTarget: {
    summary:
      'Sets how many participants a started project wants, at least as many as have come. A Pro project pays for the difference or gets it back; one that is done collects again when more are wanted.',
    method: 'POST',
    path: '/projects/{id}/target',
    access: 'user',
    params: projectParams,
    body: z.object({ maxParticipant }),
    reply: project,
    errors: [
      'credits_insufficient',
      'credits_owed',
      'credits_paused',
      'not_found',
      'project_not_active',
      'target_too_low',
    ],
  },
  finishProject: {
    summary: 'Ends data collection early. Unused sessions come back.',
    method: 'POST',
    path: '/projects/{id}/finish',
    access: 'user',
    params: projectParams,
    reply: project,
    errors: ['not_found', 'project_not_active'],
  },
  getFunnel: {
    summary: 'How many people reached which step, who is there now and who finished last.',
    method: 'GET',
    path: '/projects/{id}/funnel',
    access: 'user',
    params: projectParams,
    query: z.object({
      /** How far back counts by hour go; without it there are none. */
      days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(31))),
    }),
    reply: funnel,
    errors: ['not_found'],
  },
});
