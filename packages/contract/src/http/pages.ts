import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { id } from '#fields.ts';
import { pageExtras, pageLook, pageName, question, slots, timerMs } from './page-fields.ts';
import { project } from './projects.ts';

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
  updatePage: {
    summary: 'Changes what a page shows and how. Its name alone also after the activation.',
    method: 'PATCH',
    path: '/projects/{id}/pages/{pageId}',
    access: 'user',
    params: pageParams,
    body: pageChange,
    reply: project,
    errors: ['not_found', 'project_not_editable', 'drafts_full'],
  },
});
