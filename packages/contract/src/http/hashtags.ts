import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { id } from '#fields.ts';
import { LIMITS } from '#limits.ts';
import { hashtag, hashtagColor, hashtagName } from './hashtag-fields.ts';
import { projectHead } from './projects.ts';

const hashtagParams = z.object({ id });
const counted = z.extend(hashtag, { projects: z.int() });
export type CountedHashtag = z.infer<typeof counted>;

export const hashtagCalls = defineCalls({
  listHashtags: {
    summary: "The user's hashtags, the most used first.",
    method: 'GET',
    path: '/hashtags',
    access: 'user',
    reply: z.object({ hashtags: z.array(counted).check(z.maxLength(LIMITS.hashtagsMax)) }),
    errors: [],
  },
  createHashtag: {
    summary: 'A hashtag that no project has yet.',
    method: 'POST',
    path: '/hashtags',
    access: 'user',
    status: 201,
    body: z.object({ name: hashtagName, color: z.optional(hashtagColor) }),
    reply: counted,
    errors: ['hashtag_exists', 'hashtags_full'],
  },
  updateHashtag: {
    summary: 'Renames or recolours a hashtag on every project that has it.',
    method: 'PATCH',
    path: '/hashtags/{id}',
    access: 'user',
    params: hashtagParams,
    body: z.object({ name: z.optional(hashtagName), color: z.optional(hashtagColor) }),
    reply: counted,
    errors: ['not_found', 'hashtag_exists'],
  },
  removeHashtag: {
    summary: 'Takes a hashtag off every project. The projects stay.',
    method: 'DELETE',
    path: '/hashtags/{id}',
    access: 'user',
    params: hashtagParams,
    reply: z.object({ projects: z.int() }),
    errors: ['not_found'],
  },
  setProjectHashtags: {
    summary: 'The hashtags of a project, also while it collects. Unknown ones are made.',
    method: 'PUT',
    path: '/projects/{id}/hashtags',
    access: 'user',
    params: hashtagParams,
    body: z.object({ names: z.array(hashtagName).check(z.maxLength(LIMITS.projectHashtagsMax)) }),
    reply: projectHead,
    errors: ['not_found', 'hashtags_full'],
  },
});
