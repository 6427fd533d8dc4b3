import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { id } from '#fields.ts';
import { LIMITS } from '#limits.ts';
import {
  PAGE_KINDS,
  page,
  pageExtras,
  pageLook,
  pageName,
  question,
  slots,
  timerMs,
} from './page-fields.ts';
import { project } from './projects.ts';

const projectParams = z.object({ id });
const pageParams = z.object({ id, pageId: id });

/** Fields of a page that may be changed, all of them optional. */
const pageChange = z.partial(
  z.extend(pageLook, {
    ...pageExtras,
    name: z.nullable(pageName),
    timerMs: z.nullable(timerMs),
    keepInPlace: z.boolean(),
    /** By slot. Nothing empties a slot. */
    assetIds: slots,
    question,
  }),
);

export const pageCalls = defineCalls({
  createPage: {
    summary: 'Appends a page: 1 to 4 pictures, a video, or a question.',
    method: 'POST',
    path: '/projects/{id}/pages',
    access: 'user',
    status: 201,
    params: projectParams,
    body: z.extend(pageChange, { kind: z.enum(PAGE_KINDS) }),
    reply: page,
    errors: ['not_found', 'project_not_editable', 'pages_full'],
  },
  updatePage: {
    summary: 'Changes what a page shows and how. Its name alone also after the activation.',
    method: 'PATCH',
    path: '/projects/{id}/pages/{pageId}',
    access: 'user',
    params: pageParams,
    body: pageChange,
    reply: project,
    errors: ['not_found', 'project_not_editable'],
  },
  duplicatePage: {
    summary: 'Puts a copy of a page behind it.',
    method: 'POST',
    path: '/projects/{id}/pages/{pageId}/duplicate',
    access: 'user',
    status: 201,
    params: pageParams,
    reply: project,
    errors: ['not_found', 'project_not_editable', 'pages_full'],
  },
  orderPages: {
    summary: 'Puts the pages into another order. Every page is named once.',
    method: 'PUT',
    path: '/projects/{id}/pages/order',
    access: 'user',
    params: projectParams,
    body: z.object({ pageIds: z.array(id).check(z.minLength(1), z.maxLength(LIMITS.pagesMax)) }),
    reply: project,
    errors: ['not_found', 'project_not_editable', 'pages_changed'],
  },
  removePage: {
    summary: 'Removes a page; the pages after it move up.',
    method: 'DELETE',
    path: '/projects/{id}/pages/{pageId}',
    access: 'user',
    params: pageParams,
    reply: project,
    errors: ['not_found', 'project_not_editable'],
  },
});
