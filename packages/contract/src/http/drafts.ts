import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { id } from '#fields.ts';
import { LIMITS } from '#limits.ts';
import { PAGE_KINDS, pageLook, pageName, question, slots, timerMs } from './page-fields.ts';
import { project, projectSettings } from './projects.ts';

/** A page as its researcher made it. Its id may be new: then the page is. */
export const draftPage = z.extend(pageLook, {
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

/** `details` of the error draft_outdated: the project as it is stored. */
export const draftOutdated = z.object({ project });

export const draftCalls = defineCalls({
  saveDraft: {
    summary:
      'Stores settings and pages as a whole, on the revision they were made from. Repeated under the same key it answers the same.',
    method: 'PUT',
    path: '/projects/{id}/draft',
    access: 'user',
    params: z.object({ id }),
    body: z.extend(draft, {
      revision: z.int(),
      /** New for every save. */
      key: id,
    }),
    reply: project,
    errors: ['not_found', 'project_not_editable', 'draft_outdated'],
  },
});
