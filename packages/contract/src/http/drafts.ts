import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { id } from '#fields.ts';
import { draft, project } from './projects.ts';

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
    errors: ['not_found', 'project_not_editable', 'draft_outdated', 'drafts_full'],
  },
});
